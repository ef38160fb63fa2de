import { StateEntityFungibleResourceVaultsPageRequest } from '@lootboxes/gateway/wire'
import { fungibleVault, heldBy } from '../../gateway-json/holdings'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity, requireResource } from '../known-entity'
import { parseRequest } from '../parse-request'
import { ledgerState, readLedger } from '../read-ledger'

/** `/state/entity/page/fungible-vaults/` */
export const entityFungibleVaults: Endpoint = (gateway, body) => {
  const { address, resource_address, cursor, at_ledger_state } = parseRequest(
    StateEntityFungibleResourceVaultsPageRequest,
    body,
    gateway.networkId,
  )
  const { point, view } = readLedger(gateway, at_ledger_state)
  requireEntity(view, address)
  requireResource(view, resource_address, 'fungible-resource')
  const held = heldBy(view, address, 'fungible').find(({ resource }) => resource === resource_address)
  const cut = pageOf((held?.vaults ?? []).map(fungibleVault), cursor, 100)
  return { ledger_state: ledgerState(gateway, point), address, resource_address, ...cut }
}
