import type { AccountAddress } from '@lootboxes/ledger'
import { append, type Draft, type Filled } from './draft'
import type { DepositMethod } from './instruction'

export type DepositAllOptions = { account: AccountAddress; method?: DepositMethod | undefined }

/**
 * Deposits the whole worktop. `deposit_batch` (default) never meets the account's deposit rules, because the owner
 * signs anyway; `try_deposit_batch_or_abort` obeys them and undoes everything when they refuse.
 */
export const depositAll = <B extends string, P extends string>(
  draft: Draft<B, P, Filled>,
  { account, method = 'deposit_batch' }: DepositAllOptions,
): Draft<B, P, 'settled'> => append(draft, { kind: 'deposit-all', account, method })

/** Deposits one bucket. The worktop stays as it was. */
export const depositBucket = <B extends string, P extends string, const Name extends B>(
  draft: Draft<B, P, Filled>,
  { account, bucket }: { account: AccountAddress; bucket: Name },
): Draft<Exclude<B, Name>, P, 'open'> => append(draft, { kind: 'deposit', account, bucket })
