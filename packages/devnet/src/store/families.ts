import type { Amount } from '@lootboxes/ledger'
import type { Collection } from '../blueprints/collection'
import type { LootboxState } from '../blueprints/lootbox-state'
import type { Metadata } from '../sbor/metadata'
import type { Programmatic, ProgrammaticTuple } from '../sbor/programmatic'

/** What one kind of cell holds. Values are immutable; a change writes a new one at its state version. */
export type Families = {
  /** By address. Written once. */
  entity: Entity
  /** By resource address: how much exists. Non-fungibles count in whole attos-free units. */
  supply: Supply
  /** By vault address. */
  vault: Vault
  /** By `placeKey(owner, resource)`: the vault an account keeps a resource in. */
  vaultOf: string
  /** By `placeKey(resource, id)`. */
  place: Place
  /** By `placeKey(resource, id)`. */
  nonFungibleData: ProgrammaticTuple
  /** By `placeKey(entity, key)`. */
  metadata: Metadata
  /** By component address. */
  lootbox: LootboxState
  /** By `placeKey(store, key in SBOR hex)`. */
  keyValue: KeyValue
}

/** Lists that only grow, so any past version of one is a prefix. */
export type Logs = {
  /** By owner: its vaults. */
  vaults: { resource: string; vault: string }
  /** By vault: every id that came in, in order; `place` says whether it is still there. */
  arrivals: string
  /** By resource: ids in the order of their minting. */
  minted: string
  /** By entity: metadata keys. */
  metadataKeys: string
  /** By store: keys in SBOR hex. */
  keyValueKeys: string
}

export type Entity =
  | { kind: 'fungible-resource'; divisibility: number }
  /** `collection` of those created by transactions. */
  | { kind: 'non-fungible-resource'; mutableFields: readonly string[]; collection?: Collection }
  | { kind: 'account' | 'identity'; publicKey?: Uint8Array }
  | { kind: 'lootbox'; packageAddress: string }
  | { kind: 'faucet'; packageAddress: string }
  | { kind: 'package'; blueprints: readonly string[] }
  | { kind: 'validator' | 'consensus-manager' | 'transaction-tracker' }
  | { kind: 'key-value-store'; owner: string }

export type Supply = { total: bigint; minted: bigint; burned: bigint }

/** `frozen`: what may not happen to it, as the ledger's flags add up: 1 withdraw, 2 deposit, 4 burn. */
export type Vault = { resource: string; owner: string; frozen?: number } & (
  | { kind: 'fungible'; amount: Amount }
  | { kind: 'non-fungible'; count: number }
)

/** Where a non-fungible is: in a vault, or burned. While a transaction carries it, it still counts as where it came from. */
type Place = { vault: string | undefined; burned: boolean }

type KeyValue = { key: Programmatic; value: Programmatic }

/** The key of a cell that belongs to a pair. Neither part contains a line break. */
export const placeKey = (owner: string, part: string): string => `${owner}\n${part}`
