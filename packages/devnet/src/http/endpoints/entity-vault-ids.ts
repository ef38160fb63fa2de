import { StateEntityNonFungibleIdsPageRequest } from '@lootboxes/gateway/wire'
import { heldBy, idsNewestFirst } from '../../gateway-json/holdings'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity, requireResource } from '../known-entity'
import { parseRequest } from '../parse-request'
import { notFound } from '../problem'
import { ledgerState, readLedger } from '../read-ledger'

/** `/state/entity/page/non-fungible-vault/ids` */
export const entityVaultIds: Endpoint = (gateway, body) => {
  const { address, vault_address, resource_address, cursor, limit_per_page, at_ledger_state } = parseRequest(
    StateEntityNonFungibleIdsPageRequest,
    body,
    gateway.networkId,
  )
  const { point, view } = readLedger(gateway, at_ledger_state)
  requireEntity(view, address)
  requireResource(view, resource_address, 'non-fungible-resource')
  const vault = heldBy(view, address, 'non-fungible')
    .find(({ resource }) => resource === resource_address)
    ?.vaults.find((one) => one.address === vault_address)
  if (!vault) throw notFound(vault_address)
  const cut = pageOf(idsNewestFirst(view, resource_address, vault_address), cursor, limit_per_page)
  return { ledger_state: ledgerState(gateway, point), address, resource_address, ...cut }
}
