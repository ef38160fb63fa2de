import * as z from 'zod'
import { fungibleItem, heldBy } from '../../gateway-json/holdings'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity } from '../known-entity'
import { parseRequest } from '../parse-request'
import { ledgerState, readLedger } from '../read-ledger'
import { addressOn, aggregation, explicitMetadata, page, pinnedCursor } from '../request-parts'

const request = (networkId: number) =>
  pinnedCursor({
    ...page,
    address: addressOn(networkId),
    aggregation_level: aggregation,
    opt_ins: z.object({ explicit_metadata: explicitMetadata }).nullish(),
  })

/** `/state/entity/page/fungibles/`: 100 resources a page, whatever `limit_per_page` says. */
export const entityFungibles: Endpoint = (gateway, body) => {
  const { address, aggregation_level, opt_ins, cursor, at_ledger_state } = parseRequest(
    request(gateway.networkId),
    body,
  )
  const { point, view } = readLedger(gateway, at_ledger_state)
  requireEntity(view, address)
  const options = {
    level: aggregation_level ?? 'Global',
    includeIds: false,
    explicit: opt_ins?.explicit_metadata ?? [],
  }
  const cut = pageOf(heldBy(view, address, 'fungible'), cursor, 100)
  const items = cut.items.map((held) => fungibleItem(view, held, options))
  return { ledger_state: ledgerState(gateway, point), address, ...cut, items }
}
