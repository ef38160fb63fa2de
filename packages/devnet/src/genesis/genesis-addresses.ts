import {
  type AccountAddress,
  blake2b256,
  type ComponentAddress,
  encodeAddress,
  entityBytes,
  type PackageAddress,
  type ResourceAddress,
} from '@lootboxes/ledger'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const tailOf = (label: string): Uint8Array => blake2b256(utf8ToBytes(`lootboxes-devnet:${label}`)).subarray(0, 29)

/** The address of an entity of the first state by its kind and label. */
export type LabelledAddress = (kind: keyof typeof entityBytes, label: string) => string

/** Addresses of a network from labels: their last 29 bytes are a hash of the label. */
export const labelledAddresses =
  (networkId: number): LabelledAddress =>
  (kind, label) =>
    encodeAddress({ entityByte: entityBytes[kind], networkId, tail: tailOf(label) })

/** Addresses of the entities that every devnet starts with. */
export type GenesisAddresses = {
  hugOpen: ComponentAddress
  hugOpenTickets: ResourceAddress
  hugSoldOut: ComponentAddress
  hugSoldOutTickets: ResourceAddress
  lootCreatures: ResourceAddress
  lootPlants: ResourceAddress
  baller: ResourceAddress
  lootboxPackage: PackageAddress
  dappDefinition: AccountAddress
}

/** Addresses of the genesis entities. They are the same for every seed: their last 29 bytes come from the entity's label. */
export function genesisAddresses(networkId: number): GenesisAddresses {
  const at = labelledAddresses(networkId)
  return {
    hugOpen: at('component', 'hug-open') as ComponentAddress,
    hugOpenTickets: at('non-fungible-resource', 'hug-open-tickets') as ResourceAddress,
    hugSoldOut: at('component', 'hug-sold-out') as ComponentAddress,
    hugSoldOutTickets: at('non-fungible-resource', 'hug-sold-out-tickets') as ResourceAddress,
    lootCreatures: at('non-fungible-resource', 'loot-creatures') as ResourceAddress,
    lootPlants: at('non-fungible-resource', 'loot-plants') as ResourceAddress,
    baller: at('fungible-resource', 'baller') as ResourceAddress,
    lootboxPackage: at('package', 'lootbox-package') as PackageAddress,
    dappDefinition: at('account', 'dapp-definition') as AccountAddress,
  }
}
