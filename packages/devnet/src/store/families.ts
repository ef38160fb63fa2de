import type { Amount } from '@lootboxes/ledger'
import type { Metadata } from '../sbor/metadata'
import type { Programmatic, ProgrammaticTuple } from '../sbor/programmatic'
import type { RoleAssignment } from './access-rule'
import type { Collection } from './collection'

/** Value type of each cell family. Values are immutable; a change writes a new value at its state version. */
export type Families = {
  /** By address. Written once. */
  entity: Entity
  /** By resource address: the total supply. Each non-fungible counts as one. */
  supply: Supply
  /** By vault address. */
  vault: Vault
  /** By `placeKey(owner, resource)`: the vault in which an account holds a resource. */
  vaultOf: string
  /** By `placeKey(resource, id)`. */
  place: Place
  /** By `placeKey(resource, id)`. */
  nonFungibleData: ProgrammaticTuple
  /** By `placeKey(entity, key)`. A removed entry has no value. */
  metadata: MetadataEntry
  /** By entity address: its access rules. Entities without a cell have those of their kind. */
  roleAssignment: RoleAssignment
  /** By account address: the rule for resources without a preference. */
  depositRule: DepositRule
  /** By `placeKey(account, resource)`. A removed preference has no value. */
  resourcePreference: { readonly preference: ResourcePreference | undefined }
  /** By `placeKey(account, badge)`: whether the badge may deposit. */
  authorizedDepositor: boolean
  /** By component address. */
  component: ComponentState
  /** By `placeKey(store, key in SBOR hex)`. */
  keyValue: KeyValue
}

/** Append-only lists, so any past version is a prefix. */
export type Logs = {
  /** By owner: its vaults. */
  vaults: { resource: string; vault: string }
  /** By vault: every id that arrived, in order; `place` tells whether it is still there. */
  arrivals: string
  /** By resource: ids in minting order. */
  minted: string
  /** By entity: metadata keys. */
  metadataKeys: string
  /** By account: resources with a preference, and badges of depositors. */
  resourcePreferences: string
  authorizedDepositors: string
  /** By `placeKey(locker, account)`: vaults of a claimant. */
  lockerVaults: string
  /** By resource: its vaults. */
  resourceVaults: string
  /** By requirement (a resource or global id): entities whose rules name it. */
  requirementUses: string
  /** By store: keys in SBOR hex. */
  keyValueKeys: string
}

export type Entity =
  | { kind: 'fungible-resource'; divisibility: number }
  | { kind: 'non-fungible-resource'; collection: Collection }
  | { kind: 'account' | 'identity'; publicKey?: Uint8Array }
  | { kind: 'component'; packageAddress: string; blueprint: string }
  | { kind: 'package'; blueprints: readonly string[] }
  | { kind: 'validator' }
  | { kind: 'key-value-store'; owner: string }
  | { kind: 'locker' }
  | {
      kind: 'pool'
      blueprint: 'OneResourcePool' | 'TwoResourcePool' | 'MultiResourcePool'
      poolUnit: string
      vaults: readonly string[]
    }

export type MetadataEntry = { readonly metadata: Metadata | undefined; readonly isLocked: boolean }

/** Which resources a depositor without the owner's signature may bring. */
export type DepositRule = 'Accept' | 'Reject' | 'AllowExisting'
export type ResourcePreference = 'Allowed' | 'Disallowed'

/** State of a component of a blueprint in TypeScript. Its blueprint knows the types. */
type ComponentState = Readonly<Record<string, unknown>>

export type Supply = { total: bigint; minted: bigint; burned: bigint }

/** `frozen`: blocked operations as a sum of the ledger's flags: 1 withdraw, 2 deposit, 4 burn. */
export type Vault = { resource: string; owner: string; frozen?: number } & (
  | { kind: 'fungible'; amount: Amount }
  | { kind: 'non-fungible'; count: number }
)

/** Location of a non-fungible: a vault, or burned. During a transaction it keeps its previous location. */
type Place = { vault: string | undefined; burned: boolean }

type KeyValue = { key: Programmatic; value: Programmatic }

/** Key of a cell that belongs to a pair. Neither part contains a line break. */
export const placeKey = (owner: string, part: string): string => `${owner}\n${part}`

export const families = [
  'entity',
  'supply',
  'vault',
  'vaultOf',
  'place',
  'nonFungibleData',
  'metadata',
  'roleAssignment',
  'depositRule',
  'resourcePreference',
  'authorizedDepositor',
  'component',
  'keyValue',
] as const satisfies readonly (keyof Families)[]
export const logs = [
  'vaults',
  'arrivals',
  'minted',
  'metadataKeys',
  'resourcePreferences',
  'authorizedDepositors',
  'lockerVaults',
  'resourceVaults',
  'requirementUses',
  'keyValueKeys',
] as const satisfies readonly (keyof Logs)[]

/** One empty map for each name. */
export const emptyMaps = <T extends Readonly<Record<string, Map<string, unknown>>>>(names: readonly (keyof T)[]): T =>
  // `names` are all keys of T.
  Object.fromEntries(names.map((name) => [name, new Map()])) as T
