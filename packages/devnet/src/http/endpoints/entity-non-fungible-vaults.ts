import { StateEntityNonFungibleResourceVaultsPageRequest } from '@lootboxes/gateway/wire'
import { heldBy, nonFungibleVault } from '../../gateway-json/holdings'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity, requireResource } from '../known-entity'
import { parseRequest } from '../parse-request'
import { ledgerState, readLedger } from '../read-ledger'

/** `/state/entity/page/non-fungible-vaults/`: on request with the first 100 ids of each vault. */
export const entityNonFungibleVaults: Endpoint = (gateway, body) => {
  const { address, resource_address, opt_ins, cursor, at_ledger_state } = parseRequest(
    StateEntityNonFungibleResourceVaultsPageRequest,
    body,
    gateway.networkId,
  )
  const { point, view } = readLedger(gateway, at_ledger_state)
  requireEntity(view, address)
  requireResource(view, resource_address, 'non-fungible-resource')
  const held = heldBy(view, address, 'non-fungible').find(({ resource }) => resource === resource_address)
  const cut = pageOf(held?.vaults ?? [], cursor, 100)
  const includeIds = opt_ins?.non_fungible_include_nfids ?? false
  const items = cut.items.map((vault) => nonFungibleVault(view, vault, includeIds))
  return { ledger_state: ledgerState(gateway, point), address, resource_address, ...cut, items }
}
