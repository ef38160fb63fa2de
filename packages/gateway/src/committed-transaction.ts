import type { CommittedTransactionInfo } from '@radixdlt/babylon-gateway-api-sdk'

/** The SDK turns `confirmed_at` into a Date; on the wire, and here, it is the ISO text. */
export type CommittedTransaction = Omit<CommittedTransactionInfo, 'confirmed_at'> & { confirmed_at?: string | null }
