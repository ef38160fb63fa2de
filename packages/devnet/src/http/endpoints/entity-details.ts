import { StateEntityDetailsRequest } from '@lootboxes/gateway/wire'
import { nativeAddresses } from '../../engine/native-addresses'
import { detailsOf } from '../../gateway-json/entity-details'
import { fungibleItem, heldBy, type ItemOptions, nonFungibleItem } from '../../gateway-json/holdings'
import { explicitMetadataOf, metadataItem, metadataOf } from '../../gateway-json/metadata-items'
import { nativeResourceDetails } from '../../gateway-json/native-resource'
import type { View } from '../../store/store'
import { pageOf } from '../cursor'
import type { Endpoint, Gateway } from '../gateway'
import { entityAt } from '../known-entity'
import { ledgerState, readState } from '../read-ledger'

type OptIns = NonNullable<StateEntityDetailsRequest['opt_ins']>

function ancestors(view: View, address: string) {
  const entity = view.get('entity', address)
  const owner = entity?.kind === 'key-value-store' ? entity.owner : view.get('vault', address)?.owner
  return owner === undefined
    ? {}
    : { ancestor_identities: { parent_address: owner, owner_address: owner, global_address: owner } }
}

/**
 * A link between dApp definition and entity needs both directions: the entity names the definition, and the definition claims
 * the entity.
 */
function linkedDapp(view: View, address: string): string | undefined {
  const items = metadataOf(view, address)
  const named = items.find(({ key }) => key === 'dapp_definition')?.metadata
  const dapp = named?.type === 'GlobalAddress' ? named.value : undefined
  if (dapp === undefined) return undefined
  const claimed = metadataOf(view, dapp).find(({ key }) => key === 'claimed_entities')?.metadata
  return claimed?.type === 'GlobalAddressArray' && claimed.values.includes(address) ? dapp : undefined
}

/** Parts of the details that opt-ins add. */
function optionalDetails(
  { networkId }: Gateway,
  view: View,
  { address, type }: { address: string; type: string },
  optIns: OptIns,
) {
  const isComponent = type === 'Component'
  const dapp = optIns.dapp_two_way_links === true && isComponent ? linkedDapp(view, address) : undefined
  const isResource = type === 'FungibleResource' || type === 'NonFungibleResource'
  const meaning =
    optIns.native_resource_details === true && isResource
      ? nativeResourceDetails(view, address, nativeAddresses(networkId))
      : undefined
  return {
    ...(dapp === undefined ? {} : { two_way_linked_dapp_address: dapp }),
    ...(meaning === undefined ? {} : { native_resource_details: meaning }),
    // Components of a devnet have no royalties.
    ...(optIns.component_royalty_config === true && isComponent ? { royalty_config: { is_enabled: false } } : {}),
    ...(optIns.component_royalty_vault_balance === true && isComponent ? { royalty_vault_balance: '0' } : {}),
  }
}

function detailsPart(gateway: Gateway, view: View, address: string, optIns: OptIns) {
  const entity = entityAt(view, address)
  const details =
    entity &&
    detailsOf(view, address, entity, gateway.genesis.wellKnown, {
      native: nativeAddresses(gateway.networkId),
      blueprints: gateway.ledger.chain.deps.blueprints,
    })
  if (!details) return {}
  return { details: { ...details, ...optionalDetails(gateway, view, { address, type: details.type }, optIns) } }
}

function item(gateway: Gateway, view: View, address: string, level: 'Global' | 'Vault', optIns: OptIns) {
  const explicit = optIns.explicit_metadata ?? []
  const options: ItemOptions = { level, includeIds: optIns.non_fungible_include_nfids ?? false, explicit }
  const metadata = pageOf(metadataOf(view, address), undefined, 100)
  const fungibles = pageOf(heldBy(view, address, 'fungible'), undefined, 100)
  const nonFungibles = pageOf(heldBy(view, address, 'non-fungible'), undefined, 100)
  return {
    address,
    fungible_resources: { ...fungibles, items: fungibles.items.map((held) => fungibleItem(view, held, options)) },
    non_fungible_resources: {
      ...nonFungibles,
      items: nonFungibles.items.map((held) => nonFungibleItem(view, held, options)),
    },
    ...(optIns.ancestor_identities === true ? ancestors(view, address) : {}),
    metadata: { ...metadata, items: metadata.items.map(metadataItem) },
    ...(explicit.length === 0 ? {} : { explicit_metadata: explicitMetadataOf(view, address, explicit) }),
    ...detailsPart(gateway, view, address, optIns),
  }
}

/** `/state/entity/details`: omits unknown addresses; the order differs from the request. */
export const entityDetails: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateEntityDetailsRequest, body)
  const { addresses, aggregation_level, opt_ins } = request
  const known = [...new Set(addresses)].sort().filter((address) => entityAt(view, address) !== undefined)
  const level = aggregation_level ?? 'Global'
  return {
    ledger_state: ledgerState(gateway, point),
    items: known.map((address) => item(gateway, view, address, level, opt_ins ?? {})),
  }
}
