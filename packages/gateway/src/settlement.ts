import type { TransactionStatus, TransactionStatusResponse } from '@radixdlt/babylon-gateway-api-sdk'
import type { GatewayError } from './gateway-error'

/** The outcome of a transaction. Only the ledger decides `failed`; without a decision it is `undetermined`. */
export type Settlement = { readonly transactionIntentHash: string } & (
  | {
      readonly status: 'committed'
      readonly committedStateVersion: number
      readonly transactionStatus: TransactionStatus
    }
  | { readonly status: 'failed' | 'rejected'; readonly reason: string; readonly transactionStatus: TransactionStatus }
  | {
      readonly status: 'undetermined'
      /** The latest status. `unknown` also when no response arrived. */
      readonly lastSeen: 'unknown' | 'pending'
      readonly because: { readonly kind: 'deadline' } | GatewayError
      readonly transactionStatus: TransactionStatus | undefined
    }
)

const FINAL = { CommittedSuccess: 'committed', CommittedFailure: 'failed', Rejected: 'rejected' } as const
const isFinal = (status: string): status is keyof typeof FINAL => Object.hasOwn(FINAL, status)

/**
 * Returns the settlement of a final status, `undefined` for others. It reads `status` alone: `intent_status` has more
 * values, and none of them is final where `status` is not (trap T34).
 */
export function settlementOf(
  transactionIntentHash: string,
  response: TransactionStatusResponse,
): Settlement | undefined {
  const transactionStatus = response.status
  if (!isFinal(transactionStatus)) return undefined
  const status = FINAL[transactionStatus]
  return status === 'committed'
    ? {
        status,
        transactionIntentHash,
        transactionStatus,
        committedStateVersion: response.committed_state_version ?? response.ledger_state.state_version,
      }
    : {
        status,
        transactionIntentHash,
        transactionStatus,
        reason: response.error_message ?? response.intent_status_description,
      }
}
