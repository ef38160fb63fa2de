import type { Result, ResultAsync } from 'neverthrow'

/** How a transaction ended, as far as anyone can know. Only the ledger says failed; not knowing is `undetermined`. */
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

/** The ledger's own word for how it ended. */
export const finalWord = ({ status, transactionStatus }: Exclude<Settlement, { status: 'undetermined' }>): string =>
  transactionStatus ?? { committed: 'CommittedSuccess', failed: 'CommittedFailure', rejected: 'Rejected' }[status]

export type WatchOptions = {
  transactionIntentHash: string
  /** Milliseconds before the first question. */
  interval?: number | undefined
  multiplier?: number | undefined
  maxDelay?: number | undefined
  /** Milliseconds after which the answer is `undetermined`. */
  timeout?: number | undefined
  signal?: AbortSignal | undefined
}

/** neverthrow's ResultAsync is no `PromiseLike` of a wider Result, so both are named: the Gateway client gives the first. */
type Eventually<T> = ResultAsync<T, unknown> | PromiseLike<Result<T, unknown>>

/** What the toolkit needs of a Gateway client; `createGateway(...)` of `@lootboxes/gateway` fits. */
export type TransactionWatcher = {
  watchTransaction(options: WatchOptions): Eventually<Settlement>
  /** For pre-authorizations; without it they are signed, and nothing tells whether they were used. */
  getSubintentStatus?(request: { subintentHash: string }): Eventually<unknown>
  /** For the dApp's name; without it the name stays 'Unnamed dApp'. */
  getEntityDetails?(request: { addresses: string[] }): Eventually<unknown>
}
