import type { Collection, EntityMetadataCollection, EntityMetadataItem } from './metadata'
import type { PublicKey } from './requests'
import type { ScryptoSborValue } from './sbor'

/** The moment an answer describes. */
export type LedgerState = {
  network: string
  state_version: number
  proposer_round_timestamp: string
  epoch: number
  round: number
}
type Stated = { ledger_state: LedgerState }
type Updated = { last_updated_at_state_version: number }
type PageOf<Item> = Stated & Collection<Item> & { address: string }

export type FungibleVault = Updated & { vault_address: string; amount: string }
export type NonFungibleVault = Updated & {
  vault_address: string
  total_count: number
  next_cursor?: string | null
  items?: string[]
}
type Held = { resource_address: string; explicit_metadata?: EntityMetadataCollection }
/** What an entity holds of one fungible resource, at the level that was asked for. */
export type FungibleResource =
  | (Held & Updated & { aggregation_level: 'Global'; amount: string })
  | (Held & { aggregation_level: 'Vault'; vaults: Collection<FungibleVault> })
/** What an entity holds of one collection, at the level that was asked for. */
export type NonFungibleResource =
  | (Held & Updated & { aggregation_level: 'Global'; amount: number })
  | (Held & { aggregation_level: 'Vault'; vaults: Collection<NonFungibleVault> })

export type RoleKey = { name: string; module: 'Main' | 'Metadata' | 'Royalty' | 'RoleAssignment' }
export type RoleAssignments = {
  owner: object
  entries: {
    role_key: RoleKey
    assignment: { resolution: 'Explicit'; explicit_rule: object } | { resolution: 'Owner' }
    updater_roles?: RoleKey[]
  }[]
}
export type RoyaltyConfig = {
  is_enabled: boolean
  method_rules?: { method_name: string; royalty_amount?: { amount: string; unit: 'XRD' | 'USD' } }[]
}

type Redeemable = {
  redemption_resource_count: number
  unit_redemption_value: { resource_address: string; amount?: string }[]
}
type PlainNative =
  | 'Xrd'
  | 'AccountOwnerBadge'
  | 'IdentityOwnerBadge'
  | 'PackageOwnerBadge'
  | 'ValidatorOwnerBadge'
  | 'GlobalCallerResource'
  | 'PackageOfDirectCallerResource'
  | 'SystemExecutionResource'
  | 'Ed25519SignatureResource'
  | 'Secp256k1SignatureResource'
/** What a resource of the ledger itself stands for. */
export type NativeResourceDetails =
  | { [Kind in PlainNative]: { kind: Kind } }[PlainNative]
  | { kind: 'AccessControllerRecoveryBadge'; access_controller_address: string }
  | { kind: 'ValidatorClaimNft'; validator_address: string }
  | ({ kind: 'ValidatorLiquidStakeUnit'; validator_address: string } & Redeemable)
  | ({ kind: 'OneResourcePoolUnit'; pool_address: string } & Redeemable)
  | ({ kind: 'TwoResourcePoolUnit'; pool_address: string } & Redeemable)
  | ({ kind: 'MultiResourcePoolUnit'; pool_address: string } & Redeemable)

export type NonFungibleIdType = 'String' | 'Integer' | 'Bytes' | 'Ruid'
type LinkedDapps = { items: { dapp_address: string }[] }
type Resource = {
  role_assignments: RoleAssignments
  total_supply: string
  total_minted: string
  total_burned: string
  two_way_linked_dapps?: LinkedDapps
  native_resource_details?: NativeResourceDetails
}

/** What an entity is, told apart by `type`. */
export type EntityDetails =
  | {
      type: 'Component'
      package_address?: string
      blueprint_name: string
      blueprint_version: string
      state?: object
      role_assignments?: RoleAssignments
      royalty_vault_balance?: string
      royalty_config?: RoyaltyConfig
      two_way_linked_dapp_address?: string
      direct_linked_dapp_address?: string
      blueprint_linked_dapp_address?: string
      two_way_linked_dapp_details?: {
        dapps?: LinkedDapps
        entities?: { items: { entity_address: string; auto_link_blueprints?: string[] }[] }
        primary_locker?: string
      }
      native_resource_details?: NativeResourceDetails
    }
  | (Resource & { type: 'FungibleResource'; divisibility: number })
  | (Resource & {
      type: 'NonFungibleResource'
      non_fungible_id_type: NonFungibleIdType
      non_fungible_data_mutable_fields: string[]
    })
  | { type: 'FungibleVault'; resource_address: string; balance: FungibleVault }
  | { type: 'NonFungibleVault'; resource_address: string; balance: NonFungibleVault }
  | {
      type: 'Package'
      codes: Collection<{ vm_type: 'Native' | 'ScryptoV1'; code_hash_hex: string; code_hex: string }>
      vm_type: 'Native' | 'ScryptoV1'
      code_hash_hex: string
      code_hex: string
      royalty_vault_balance?: string
      blueprints?: Collection<{
        name: string
        version: string
        definition: object
        dependant_entities?: string[]
        auth_template?: object
        auth_template_is_locked?: boolean | null
        royalty_config?: RoyaltyConfig
        royalty_config_is_locked?: boolean | null
      }>
      schemas?: Collection<{ schema_hash_hex: string; schema_hex: string }>
      role_assignments?: RoleAssignments
      two_way_linked_dapp_address?: string
    }

export type EntityDetailsItem = {
  address: string
  metadata: EntityMetadataCollection
  explicit_metadata?: EntityMetadataCollection
  fungible_resources?: Collection<FungibleResource>
  non_fungible_resources?: Collection<NonFungibleResource>
  ancestor_identities?: { parent_address?: string; owner_address?: string; global_address?: string }
  details?: EntityDetails
}
export type StateEntityDetailsResponse = Stated & { items: EntityDetailsItem[] }
export type StateEntityMetadataPageResponse = PageOf<EntityMetadataItem>
export type StateEntityFungiblesPageResponse = PageOf<FungibleResource>
export type StateEntityNonFungiblesPageResponse = PageOf<NonFungibleResource>
export type StateEntityFungibleResourceVaultsPageResponse = PageOf<FungibleVault> & { resource_address: string }
export type StateEntityNonFungibleResourceVaultsPageResponse = PageOf<NonFungibleVault> & { resource_address: string }
export type StateEntityNonFungibleIdsPageResponse = PageOf<string> & { resource_address: string }
export type StateNonFungibleIdsResponse = Stated & {
  resource_address: string
  non_fungible_ids: Collection<string>
}
type NonFungible = Updated & { non_fungible_id: string; is_burned: boolean }
export type StateNonFungibleDataResponse = Stated & {
  resource_address: string
  non_fungible_id_type: NonFungibleIdType
  non_fungible_ids: (NonFungible & { data?: ScryptoSborValue })[]
}
export type StateNonFungibleLocationResponse = Stated & {
  resource_address: string
  non_fungible_ids: (NonFungible & {
    owning_vault_address?: string
    owning_vault_parent_ancestor_address?: string
    owning_vault_global_ancestor_address?: string
  })[]
}
export type StateKeyValueStoreDataResponse = Stated & {
  key_value_store_address: string
  entries: (Updated & { key: ScryptoSborValue; value: ScryptoSborValue; is_locked: boolean })[]
}

type ValidatorVault = { balance: string; last_changed_at_state_version: number; address: string }
export type Validator = {
  address: string
  stake_vault: ValidatorVault
  pending_xrd_withdraw_vault: ValidatorVault
  locked_owner_stake_unit_vault: ValidatorVault
  pending_owner_stake_unit_unlock_vault: ValidatorVault
  state: object | null
  active_in_epoch?: { stake: string; stake_percentage: number; key: PublicKey }
  metadata: EntityMetadataCollection
  effective_fee_factor: {
    current: { fee_factor: string }
    pending?: { fee_factor: string; effective_at_epoch: number } | null
  }
}
export type StateValidatorsListResponse = Stated & { validators: Collection<Validator> }
export type ValidatorsUptimeResponse = Stated & {
  validators: {
    items: {
      address: string
      proposals_made?: number | null
      proposals_missed?: number | null
      epochs_active_in: number
    }[]
  }
}

export type GatewayStatusResponse = Stated & {
  release_info: { release_version: string; open_api_schema_version: string; image_tag: string }
}
type WellKnown =
  | 'xrd'
  | 'secp256k1_signature_virtual_badge'
  | 'ed25519_signature_virtual_badge'
  | 'package_of_direct_caller_virtual_badge'
  | 'global_caller_virtual_badge'
  | 'system_transaction_badge'
  | 'package_owner_badge'
  | 'validator_owner_badge'
  | 'account_owner_badge'
  | 'identity_owner_badge'
  | 'package_package'
  | 'resource_package'
  | 'account_package'
  | 'identity_package'
  | 'consensus_manager_package'
  | 'access_controller_package'
  | 'transaction_processor_package'
  | 'metadata_module_package'
  | 'royalty_module_package'
  | 'access_rules_package'
  | 'role_assignment_module_package'
  | 'genesis_helper_package'
  | 'faucet_package'
  | 'consensus_manager'
  | 'genesis_helper'
  | 'faucet'
  | 'pool_package'
  | 'locker_package'
  | 'transaction_tracker'
export type NetworkConfigurationResponse = {
  network_id: number
  network_name: string
  /** Addresses every network has, by what they are. */
  well_known_addresses: { [Name in WellKnown]: string } & {
    transaction_tracker_package?: string
    test_utils_package?: string
  }
}

/** What the Gateway says went wrong, told apart by `type`. */
export type GatewayErrorDetails =
  | { type: 'AccountLockerNotFoundError'; locker_address: string; account_address: string }
  | { type: 'EntityNotFoundError'; address: string }
  | { type: 'InternalServerError'; exception: string; cause: string }
  | { type: 'InvalidEntityError'; address: string }
  | { type: 'InvalidRequestError'; validation_errors: { path: string; errors: string[] }[] }
  | { type: 'InvalidTransactionError' }
  | {
      type: 'NotSyncedUpError'
      request_type: string
      current_sync_delay_seconds: number
      max_allowed_sync_delay_seconds: number
    }
  | { type: 'TransactionNotFoundError'; intent_hash: string }
export type ErrorResponse = { message: string; code?: number; details?: GatewayErrorDetails; trace_id?: string }
