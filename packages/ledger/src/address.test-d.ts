import type { AccountAddress, Address, ComponentAddress } from './address'
import type { Amount } from './amount'
import type { LocalId } from './local-id'

declare const account: AccountAddress

account satisfies Address
account satisfies string
// @ts-expect-error an account is not a component
account satisfies ComponentAddress
// @ts-expect-error unvalidated text is not an address
'account_rdx1' satisfies Address
// @ts-expect-error unvalidated text is not a local id
'#1#' satisfies LocalId
// @ts-expect-error a plain bigint has no unit
1n satisfies Amount
