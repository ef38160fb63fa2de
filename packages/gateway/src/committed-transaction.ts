import type {
  CommittedTransactionInfo,
  DetailedEventsItem,
  LedgerState,
  TransactionReceipt,
} from '@radixdlt/babylon-gateway-api-sdk'

/** An event of a transaction with the names of its emitter. */
export type DetailedEvent = Omit<DetailedEventsItem, 'identifier'> & {
  identifier: { package: string; blueprint: string; event: string }
}

/**
 * A committed transaction. It differs from the SDK's model in two places, because responses are passed on as JSON:
 * `confirmed_at` is ISO text, and an event's identifier has a `package` instead of a `_package`.
 */
export type CommittedTransaction = Omit<CommittedTransactionInfo, 'confirmed_at' | 'receipt'> & {
  confirmed_at?: string | null
  receipt?: Omit<TransactionReceipt, 'detailed_events'> & { detailed_events?: DetailedEvent[] }
}

/** One page of the transaction stream. */
export type StreamTransactionsResult = {
  ledger_state: LedgerState
  next_cursor?: string | null
  items: CommittedTransaction[]
}

/** The details of one committed transaction. */
export type CommittedDetailsResult = { ledger_state: LedgerState; transaction: CommittedTransaction }
