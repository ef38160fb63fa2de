import { StateEntityFungiblesPageRequest, StateEntityNonFungiblesPageRequest } from '@lootboxes/gateway/wire'
import { fungibleItem, heldBy, nonFungibleItem } from '../../gateway-json/holdings'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity } from '../known-entity'
import { ledgerState, readState } from '../read-ledger'

/** `/state/entity/page/fungibles/`: always 100 resources per page, regardless of `limit_per_page`. */
export const entityFungibles: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateEntityFungiblesPageRequest, body)
  const { address, aggregation_level, opt_ins, cursor } = request
  requireEntity(view, address)
  const explicit = opt_ins?.explicit_metadata ?? []
  const options = { level: aggregation_level ?? 'Global', includeIds: false, explicit }
  const cut = pageOf(heldBy(view, address, 'fungible'), cursor, 100)
  const items = cut.items.map((held) => fungibleItem(view, held, options))
  return { ledger_state: ledgerState(gateway, point), address, ...cut, items }
}

/** `/state/entity/page/non-fungibles/`: always 100 resources per page, regardless of `limit_per_page`. */
export const entityNonFungibles: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateEntityNonFungiblesPageRequest, body)
  const { address, aggregation_level, opt_ins, cursor } = request
  requireEntity(view, address)
  const options = {
    level: aggregation_level ?? 'Global',
    includeIds: opt_ins?.non_fungible_include_nfids ?? false,
    explicit: opt_ins?.explicit_metadata ?? [],
  }
  const cut = pageOf(heldBy(view, address, 'non-fungible'), cursor, 100)
  const items = cut.items.map((held) => nonFungibleItem(view, held, options))
  return { ledger_state: ledgerState(gateway, point), address, ...cut, items }
}
