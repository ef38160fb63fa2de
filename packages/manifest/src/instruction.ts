import type { AccountAddress, Address, Amount, LocalId, ResourceAddress } from '@lootboxes/ledger'
import type { Argument, Value } from './value'

/** The account method of a deposit. The `try_` variant obeys the account's deposit rules. */
export type DepositMethod = 'deposit_batch' | 'try_deposit_batch_or_abort'

/** A new non-fungible with the values of its data fields. */
export type MintedItem = { readonly id: LocalId; readonly fields: readonly Value[] }

/**
 * One instruction of a manifest. There is no `lock_fee` and no free call of account methods: the wallet adds the fee, and it
 * rejects a manifest stub that contains such calls.
 */
export type Instruction =
  | {
      readonly kind: 'withdraw'
      readonly account: AccountAddress
      readonly resource: ResourceAddress
      readonly amount: Amount
    }
  | {
      readonly kind: 'withdraw-non-fungibles'
      readonly account: AccountAddress
      readonly resource: ResourceAddress
      readonly ids: readonly LocalId[]
    }
  | {
      readonly kind: 'prove-amount'
      readonly account: AccountAddress
      readonly resource: ResourceAddress
      readonly amount: Amount
    }
  | {
      readonly kind: 'prove-non-fungibles'
      readonly account: AccountAddress
      readonly resource: ResourceAddress
      readonly ids: readonly LocalId[]
    }
  | { readonly kind: 'pop-proof'; readonly proof: string }
  | { readonly kind: 'take'; readonly resource: ResourceAddress; readonly amount: Amount; readonly bucket: string }
  | { readonly kind: 'take-all'; readonly resource: ResourceAddress; readonly bucket: string }
  | {
      readonly kind: 'take-non-fungibles'
      readonly resource: ResourceAddress
      readonly ids: readonly LocalId[]
      readonly bucket: string
    }
  | { readonly kind: 'assert-contains'; readonly resource: ResourceAddress; readonly amount: Amount }
  | {
      readonly kind: 'assert-contains-non-fungibles'
      readonly resource: ResourceAddress
      readonly ids: readonly LocalId[]
    }
  | { readonly kind: 'assert-contains-any'; readonly resource: ResourceAddress }
  | { readonly kind: 'call'; readonly target: Address; readonly method: string; readonly args: readonly Argument[] }
  | { readonly kind: 'mint'; readonly resource: ResourceAddress; readonly items: readonly MintedItem[] }
  | {
      readonly kind: 'create-collection'
      readonly name: string
      readonly items: readonly MintedItem[]
      /** The instruction's seven arguments before and after the initial supply, in order. */
      readonly before: readonly Value[]
      readonly after: readonly Value[]
    }
  | { readonly kind: 'deposit'; readonly account: AccountAddress; readonly bucket: string }
  | { readonly kind: 'yield'; readonly give: 'everything' | readonly string[] }
  | { readonly kind: 'verify-parent'; readonly resource: ResourceAddress; readonly id?: LocalId | undefined }
  | { readonly kind: 'deposit-all'; readonly account: AccountAddress; readonly method: DepositMethod }
