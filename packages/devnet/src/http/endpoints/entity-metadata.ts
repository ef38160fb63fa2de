import { StateEntityMetadataPageRequest } from '@lootboxes/gateway/wire'
import { metadataItem, metadataOf } from '../../gateway-json/metadata-items'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity } from '../known-entity'
import { parseRequest } from '../parse-request'
import { ledgerState, readLedger } from '../read-ledger'

/** `/state/entity/page/metadata` */
export const entityMetadata: Endpoint = (gateway, body) => {
  const { address, cursor, limit_per_page, at_ledger_state } = parseRequest(
    StateEntityMetadataPageRequest,
    body,
    gateway.networkId,
  )
  const { point, view } = readLedger(gateway, at_ledger_state)
  requireEntity(view, address)
  const cut = pageOf(metadataOf(view, address), cursor, limit_per_page)
  return { ledger_state: ledgerState(gateway, point), address, ...cut, items: cut.items.map(metadataItem) }
}
