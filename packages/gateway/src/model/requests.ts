import type { ProgrammaticScryptoSborValue } from './sbor'

/** A moment of the ledger: one of version, time and epoch; a round belongs to its epoch. */
export type LedgerStateSelector = {
  state_version?: number | null
  timestamp?: Date | null
  epoch?: number | null
  round?: number | null
}
type At = { at_ledger_state?: LedgerStateSelector | null }
type Page = At & { cursor?: string | null; limit_per_page?: number | null }

/** One amount for a whole entity, or one for each of its vaults. */
export type ResourceAggregationLevel = 'Global' | 'Vault'

export type StateEntityDetailsRequest = At & {
  addresses: string[]
  aggregation_level?: ResourceAggregationLevel
  opt_ins?: {
    ancestor_identities?: boolean
    component_royalty_config?: boolean
    component_royalty_vault_balance?: boolean
    package_royalty_vault_balance?: boolean
    non_fungible_include_nfids?: boolean
    /** Keys of metadata that every resource of the answer brings along. */
    explicit_metadata?: string[]
    dapp_two_way_links?: boolean
    native_resource_details?: boolean
  }
}
export type StateEntityMetadataPageRequest = Page & { address: string }
export type StateEntityFungiblesPageRequest = Page & {
  address: string
  aggregation_level?: ResourceAggregationLevel
  opt_ins?: { explicit_metadata?: string[] }
}
export type StateEntityNonFungiblesPageRequest = Page & {
  address: string
  aggregation_level?: ResourceAggregationLevel
  opt_ins?: { non_fungible_include_nfids?: boolean; explicit_metadata?: string[] }
}
export type StateEntityFungibleResourceVaultsPageRequest = Page & { address: string; resource_address: string }
export type StateEntityNonFungibleResourceVaultsPageRequest = Page & {
  address: string
  resource_address: string
  opt_ins?: { non_fungible_include_nfids?: boolean }
}
export type StateEntityNonFungibleIdsPageRequest = Page & {
  address: string
  vault_address: string
  resource_address: string
}
export type StateNonFungibleIdsRequest = Page & { resource_address: string }
export type StateNonFungibleDataRequest = At & { resource_address: string; non_fungible_ids: string[] }
export type StateNonFungibleLocationRequest = StateNonFungibleDataRequest
export type StateKeyValueStoreDataRequest = At & {
  key_value_store_address: string
  /** Each by its bytes or by what they say. */
  keys: { key_hex?: string; key_json?: ProgrammaticScryptoSborValue }[]
}
export type StateValidatorsListRequest = At & { cursor?: string | null }

export type ManifestClass =
  | 'General'
  | 'Transfer'
  | 'PoolContribution'
  | 'PoolRedemption'
  | 'ValidatorStake'
  | 'ValidatorUnstake'
  | 'ValidatorClaim'
  | 'AccountDepositSettingsUpdate'

/** What an answer about a transaction brings along; all of it costs the Gateway time. */
export type TransactionDetailsOptIns = {
  raw_hex?: boolean
  receipt_state_changes?: boolean
  receipt_fee_summary?: boolean
  receipt_fee_source?: boolean
  receipt_fee_destination?: boolean
  receipt_costing_parameters?: boolean
  receipt_events?: boolean
  detailed_events?: boolean
  receipt_output?: boolean
  affected_global_entities?: boolean
  manifest_instructions?: boolean
  balance_changes?: boolean
}
export type StreamTransactionsRequest = Page & {
  from_ledger_state?: LedgerStateSelector | null
  kind_filter?: 'User' | 'EpochChange' | 'All'
  manifest_accounts_withdrawn_from_filter?: string[]
  manifest_accounts_deposited_into_filter?: string[]
  manifest_badges_presented_filter?: string[]
  manifest_resources_filter?: string[]
  affected_global_entities_filter?: string[]
  events_filter?: { event: 'Deposit' | 'Withdrawal'; emitter_address?: string; resource_address?: string }[]
  accounts_with_manifest_owner_method_calls?: string[]
  accounts_without_manifest_owner_method_calls?: string[]
  manifest_class_filter?: { class: ManifestClass; match_only_most_specific?: boolean }
  event_global_emitters_filter?: string[]
  balance_change_resources_filter?: string[]
  transaction_status_filter?: 'Success' | 'Failure' | 'All'
  order?: 'Asc' | 'Desc'
  opt_ins?: TransactionDetailsOptIns
}
export type TransactionCommittedDetailsRequest = At & { intent_hash: string; opt_ins?: TransactionDetailsOptIns }
export type TransactionStatusRequest = { intent_hash: string }
export type TransactionSubintentStatusRequest = { subintent_hash: string }
export type TransactionSubmitRequest = { notarized_transaction_hex: string }

export type PublicKey = { key_type: 'EcdsaSecp256k1'; key_hex: string } | { key_type: 'EddsaEd25519'; key_hex: string }
export type TransactionPreviewRequest = {
  manifest: string
  blobs_hex?: string[]
  start_epoch_inclusive?: number
  end_epoch_exclusive?: number
  notary_public_key?: PublicKey
  notary_is_signatory?: boolean
  tip_percentage?: number
  nonce?: number
  signer_public_keys?: PublicKey[]
  message?: object
  flags?: {
    use_free_credit?: boolean
    assume_all_signature_proofs?: boolean
    skip_epoch_check?: boolean
    disable_auth_checks?: boolean
  }
  opt_ins?: { radix_engine_toolkit_receipt?: boolean }
}
