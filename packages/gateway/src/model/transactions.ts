import type { LedgerState } from './entities'
import type { ManifestClass } from './requests'
import type { ProgrammaticScryptoSborValue } from './sbor'

export type TransactionStatus = 'Unknown' | 'CommittedSuccess' | 'CommittedFailure' | 'Pending' | 'Rejected'
export type TransactionIntentStatus =
  | 'Unknown'
  | 'CommittedSuccess'
  | 'CommittedFailure'
  | 'CommitPendingOutcomeUnknown'
  | 'PermanentlyRejected'
  | 'LikelyButNotCertainRejection'
  | 'Pending'
export type TransactionPayloadStatus =
  | 'Unknown'
  | 'CommittedSuccess'
  | 'CommittedFailure'
  | 'CommitPendingOutcomeUnknown'
  | 'PermanentlyRejected'
  | 'TemporarilyRejected'
  | 'Pending'

/** An event with the names of what sent it. */
export type DetailedEvent = {
  identifier: { package: string; blueprint: string; event: string }
  payload_type_definition:
    | { kind: 'SchemaLocal'; local_type_id: number; entity: string; schema_hash_hex: string }
    | { kind: 'WellKnown'; well_known_type_id: number }
  emitter:
    | {
        type: 'EntityMethod'
        method_emitter: { entity: string; module: string }
        outer_emitter?: string
        global_emitter: string
      }
    | { type: 'PackageFunction'; function_emitter: { blueprint: string } }
  payload: { programmatic_json: object }
}
export type TransactionReceipt = {
  status?: TransactionStatus
  fee_summary?: object
  costing_parameters?: object
  fee_destination?: object
  fee_source?: object
  state_updates?: object
  next_epoch?: object
  output?: object
  events?: { name: string; emitter: object; data: ProgrammaticScryptoSborValue }[]
  detailed_events?: DetailedEvent[]
  error_message?: string | null
}

type Changed = { entity_address: string; resource_address: string }
/** Who has more or less of what after a transaction; fees apart. */
export type TransactionBalanceChanges = {
  fungible_fee_balance_changes: (Changed & {
    type: 'FeePayment' | 'FeeDistributed' | 'TipDistributed' | 'RoyaltyDistributed'
    balance_change: string
  })[]
  fungible_balance_changes: (Changed & { balance_change: string })[]
  non_fungible_balance_changes: (Changed & { added: string[]; removed: string[] })[]
}

/** A transaction as the ledger keeps it; what was not asked for by `optIns` is absent. */
export type CommittedTransaction = {
  state_version: number
  epoch: number
  round: number
  round_timestamp: string
  transaction_status: TransactionStatus
  payload_hash?: string
  intent_hash?: string
  fee_paid?: string
  affected_global_entities?: string[]
  /** ISO text. */
  confirmed_at?: string | null
  error_message?: string | null
  raw_hex?: string
  receipt?: TransactionReceipt
  manifest_instructions?: string
  manifest_classes?: ManifestClass[]
  message?: object
  balance_changes?: TransactionBalanceChanges | null
  subintent_details?: {
    subintent_hash: string
    manifest_instructions?: string
    message?: object
    child_subintent_hashes?: string[]
  }[]
  child_subintent_hashes?: string[]
}

export type SubintentStatus = 'Unknown' | 'CommittedSuccess'
/** Whether a subintent was used up; a failed transaction does not use it up, so there is no other end. */
export type TransactionSubintentStatusResponse = {
  ledger_state: LedgerState
  subintent_status: SubintentStatus
  subintent_status_description: string
  finalized_at_state_version?: number | null
  finalized_at_transaction_intent_hash?: string
}

export type TransactionStatusResponse = {
  ledger_state: LedgerState
  status: TransactionStatus
  intent_status: TransactionIntentStatus
  intent_status_description: string
  known_payloads: {
    payload_hash: string
    status: TransactionStatus
    payload_status?: TransactionPayloadStatus
    payload_status_description?: string
    error_message?: string | null
    latest_error_message?: string | null
    handling_status?: 'HandlingSubmission' | 'Concluded'
    handling_status_reason?: string | null
    submission_error?: string | null
  }[]
  committed_state_version?: number | null
  permanently_rejects_at_epoch?: number | null
  error_message?: string | null
}
export type TransactionSubmitResponse = { duplicate: boolean }
export type TransactionConstructionResponse = { ledger_state: LedgerState }
export type TransactionPreviewResponse = {
  encoded_receipt: string
  radix_engine_toolkit_receipt?: object
  receipt: object
  resource_changes: object[]
  logs: { level: string; message: string }[]
}
