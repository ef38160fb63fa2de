import type { InstructionV2 } from '@lootboxes/manifest/v2'
import type { FeePayment, FeeSummary } from '../engine/fees'
import type { EmittedEvent } from '../engine/runtime'
import type { BalanceChanges } from './balance-changes'
import type { ManifestSummary } from './manifest-summary'

/** Epoch, round and time of a state version. */
export type LedgerPoint = { stateVersion: number; epoch: number; round: number; timeMs: number }

/** A committed user transaction. */
export type UserTransaction = LedgerPoint & {
  kind: 'user'
  status: 'CommittedSuccess' | 'CommittedFailure'
  error: string | undefined
  intentId: string
  payloadId: string
  hex: string
  endEpoch: number
  /** Instructions of the root intent. */
  instructions: readonly InstructionV2[]
  /** Ids of the subintents that the transaction includes. */
  subintents: readonly string[]
  message: string | undefined
  summary: ManifestSummary
  fee: FeeSummary
  feePayments: readonly FeePayment[]
  events: readonly EmittedEvent[]
  balanceChanges: BalanceChanges
  affected: readonly string[]
}

export type CommittedTransaction = UserTransaction | (LedgerPoint & { kind: 'genesis' | 'epoch-change' })
