import {
  type AccountAddress,
  type ComponentAddress,
  encodeAddress,
  entityBytes,
  type ResourceAddress,
  xrdAddress,
} from '@lootboxes/ledger'

const mint = (kind: keyof typeof entityBytes, networkId: number, filler: number) =>
  encodeAddress({ entityByte: entityBytes[kind], networkId, tail: new Uint8Array(29).fill(filler) })

/** One valid address of each entity type that a recipe takes, on any network. */
export const addressesOf = (networkId: number) => ({
  networkId,
  account: mint('ed25519-account', networkId, 1) as AccountAddress,
  component: mint('component', networkId, 2) as ComponentAddress,
  ticketResource: mint('non-fungible-resource', networkId, 3) as ResourceAddress,
  clubToken: mint('fungible-resource', networkId, 4) as ResourceAddress,
  dAppDefinition: mint('account', networkId, 5) as AccountAddress,
  loot: mint('non-fungible-resource', networkId, 6) as ResourceAddress,
  token: xrdAddress(networkId),
})
