import { StateEntityMetadataPageRequest } from '@lootboxes/gateway/wire'
import { metadataItem, metadataOf } from '../../gateway-json/metadata-items'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity } from '../known-entity'
import { ledgerState, readState } from '../read-ledger'

/** `/state/entity/page/metadata` */
export const entityMetadata: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateEntityMetadataPageRequest, body)
  const { address, cursor, limit_per_page } = request
  requireEntity(view, address)
  const cut = pageOf(metadataOf(view, address), cursor, limit_per_page)
  return { ledger_state: ledgerState(gateway, point), address, ...cut, items: cut.items.map(metadataItem) }
}
