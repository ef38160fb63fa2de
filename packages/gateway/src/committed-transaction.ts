import type {
  CommittedTransactionInfo,
  DetailedEventIdentifier,
  DetailedEventsItem,
  TransactionReceipt,
} from '@radixdlt/babylon-gateway-api-sdk'

type DetailedEvent = Omit<DetailedEventsItem, 'identifier'> & {
  identifier: Omit<DetailedEventIdentifier, '_package'> & { package: string }
}
type Receipt = Omit<TransactionReceipt, 'detailed_events'> & { detailed_events?: DetailedEvent[] }

/**
 * The SDK's type as it is on the wire: the SDK turns `confirmed_at` into a Date and calls the `package` of an event
 * `_package`; here they are the ISO text and `package`.
 */
export type CommittedTransaction = Omit<CommittedTransactionInfo, 'confirmed_at' | 'receipt'> & {
  confirmed_at?: string | null
  receipt?: Receipt
}
