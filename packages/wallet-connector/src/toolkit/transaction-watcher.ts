import type { Result, ResultAsync } from 'neverthrow'

/** The result of a transaction. Only the ledger can report a failure; an unknown result is `undetermined`. */
export type Settlement = { readonly transactionIntentHash: string } & (
  | {
      readonly status: 'committed'
      readonly committedStateVersion?: number | undefined
      readonly transactionStatus?: string | undefined
    }
  | {
      readonly status: 'failed' | 'rejected'
      readonly reason: string
      readonly transactionStatus?: string | undefined
    }
  | {
      readonly status: 'undetermined'
      readonly lastSeen: 'unknown' | 'pending'
      readonly because: unknown
      readonly transactionStatus?: string | undefined
    }
)

/** The final status in the words of the ledger. */
export const finalStatus = ({ status, transactionStatus }: Exclude<Settlement, { status: 'undetermined' }>): string =>
  transactionStatus ?? { committed: 'CommittedSuccess', failed: 'CommittedFailure', rejected: 'Rejected' }[status]

/** Options of `watchTransaction`. */
export type WatchOptions = {
  transactionIntentHash: string
  /** The same hash under the name that the Gateway API uses. */
  intentHash: string
  /** Milliseconds before the first query. */
  interval?: number | undefined
  multiplier?: number | undefined
  maxDelay?: number | undefined
  /** Milliseconds after which the result is `undetermined`. */
  timeout?: number | undefined
  signal?: AbortSignal | undefined
}

/** ResultAsync is not assignable to a `PromiseLike` of a wider Result, so both are listed. */
type Eventually<T> = ResultAsync<T, unknown> | PromiseLike<Result<T, unknown>>

/** The methods of a Gateway client that the toolkit uses. `createGateway(...)` of `@lootboxes/gateway` has them. */
export type TransactionWatcher = {
  watchTransaction(options: WatchOptions): Eventually<Settlement>
  /** For pre-authorizations. Without it their use is not reported. */
  getSubintentStatus?(request: { subintent_hash: string }): Eventually<unknown>
  /** For the dApp's name. Without it the name is 'Unnamed dApp'. */
  getEntityDetails?(request: { addresses: string[] }): Eventually<unknown>
}
