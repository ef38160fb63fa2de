import type { AccountAddress, Address, ComponentAddress } from './address'
import type { Amount } from './amount'
import type { LocalId } from './local-id'

declare const account: AccountAddress

account satisfies Address
account satisfies string
// @ts-expect-error an account is no component
account satisfies ComponentAddress
// @ts-expect-error unchecked text is no address
'account_rdx1' satisfies Address
// @ts-expect-error unchecked text is no id
'#1#' satisfies LocalId
// @ts-expect-error a plain bigint has no unit
1n satisfies Amount
