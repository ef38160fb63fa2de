import type { AccountAddress } from '@lootboxes/ledger'
import { append, type Draft, type Filled } from './draft'
import type { DepositMethod } from './instruction'

/** The account that receives the deposit, and the deposit method (default `deposit_batch`). */
export type DepositAllOptions = { account: AccountAddress; method?: DepositMethod | undefined }

/**
 * Deposits the whole worktop. `deposit_batch` (default) ignores the account's deposit rules, because the owner signs.
 * `try_deposit_batch_or_abort` obeys them; a refusal fails the transaction.
 */
export const depositAll = <B extends string, P extends string>(
  draft: Draft<B, P, Filled>,
  { account, method = 'deposit_batch' }: DepositAllOptions,
): Draft<B, P, 'settled'> => append(draft, { kind: 'deposit-all', account, method })

/** Deposits one bucket. The worktop does not change. */
export const depositBucket = <B extends string, P extends string, const Name extends B>(
  draft: Draft<B, P, Filled>,
  { account, bucket }: { account: AccountAddress; bucket: Name },
): Draft<Exclude<B, Name>, P, 'open'> => append(draft, { kind: 'deposit', account, bucket })
