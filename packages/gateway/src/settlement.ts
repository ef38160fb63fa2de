import type { GatewayError } from './gateway-error'
import type { TransactionStatus, TransactionStatusResponse } from './model/transactions'

/** How a transaction ended, as far as anyone can know. Only the ledger says "failed"; not knowing is `undetermined`. */
export type Settlement = { readonly transactionIntentHash: string } & (
  | {
      readonly status: 'committed'
      readonly committedStateVersion: number
      readonly transactionStatus: TransactionStatus
    }
  | { readonly status: 'failed' | 'rejected'; readonly reason: string; readonly transactionStatus: TransactionStatus }
  | {
      readonly status: 'undetermined'
      /** The ledger's last word; `unknown` also when it never spoke. */
      readonly lastSeen: 'unknown' | 'pending'
      readonly because: { readonly kind: 'deadline' } | GatewayError
      readonly transactionStatus: TransactionStatus | undefined
    }
)

const FINAL = { CommittedSuccess: 'committed', CommittedFailure: 'failed', Rejected: 'rejected' } as const
const isFinal = (status: string): status is keyof typeof FINAL => status in FINAL

/** Decides on `status` alone: `intent_status` has more values, none of them final where `status` is not (trap T34). */
export function settlementOf(transactionIntentHash: string, answer: TransactionStatusResponse): Settlement | undefined {
  const transactionStatus = answer.status
  if (!isFinal(transactionStatus)) return undefined
  const status = FINAL[transactionStatus]
  return status === 'committed'
    ? {
        status,
        transactionIntentHash,
        transactionStatus,
        committedStateVersion: answer.committed_state_version ?? answer.ledger_state.state_version,
      }
    : {
        status,
        transactionIntentHash,
        transactionStatus,
        reason: answer.error_message ?? answer.intent_status_description,
      }
}
