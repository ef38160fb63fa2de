import {
  StateEntityFungibleResourceVaultsPageRequest,
  StateEntityNonFungibleIdsPageRequest,
  StateEntityNonFungibleResourceVaultsPageRequest,
} from '@lootboxes/gateway/wire'
import { fungibleVault, heldBy, idsNewestFirst, nonFungibleVault } from '../../gateway-json/holdings'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity, requireResource } from '../known-entity'
import { notFound } from '../problem'
import { ledgerState, readState } from '../read-ledger'

/** `/state/entity/page/fungible-vaults/` */
export const entityFungibleVaults: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateEntityFungibleResourceVaultsPageRequest, body)
  const { address, resource_address, cursor } = request
  requireEntity(view, address)
  requireResource(view, resource_address, 'fungible-resource')
  const held = heldBy(view, address, 'fungible').find(({ resource }) => resource === resource_address)
  const cut = pageOf((held?.vaults ?? []).map(fungibleVault), cursor, 100)
  return { ledger_state: ledgerState(gateway, point), address, resource_address, ...cut }
}

/** `/state/entity/page/non-fungible-vaults/`: on request with the first 100 ids of each vault. */
export const entityNonFungibleVaults: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateEntityNonFungibleResourceVaultsPageRequest, body)
  const { address, resource_address, opt_ins, cursor } = request
  requireEntity(view, address)
  requireResource(view, resource_address, 'non-fungible-resource')
  const held = heldBy(view, address, 'non-fungible').find(({ resource }) => resource === resource_address)
  const cut = pageOf(held?.vaults ?? [], cursor, 100)
  const includeIds = opt_ins?.non_fungible_include_nfids ?? false
  const items = cut.items.map((vault) => nonFungibleVault(view, vault, includeIds))
  return { ledger_state: ledgerState(gateway, point), address, resource_address, ...cut, items }
}

/** `/state/entity/page/non-fungible-vault/ids` */
export const entityVaultIds: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateEntityNonFungibleIdsPageRequest, body)
  const { address, vault_address, resource_address, cursor, limit_per_page } = request
  requireEntity(view, address)
  requireResource(view, resource_address, 'non-fungible-resource')
  const vault = heldBy(view, address, 'non-fungible')
    .find(({ resource }) => resource === resource_address)
    ?.vaults.find((one) => one.address === vault_address)
  if (!vault) throw notFound(vault_address)
  const cut = pageOf(idsNewestFirst(view, resource_address, vault_address), cursor, limit_per_page)
  return { ledger_state: ledgerState(gateway, point), address, resource_address, ...cut }
}
