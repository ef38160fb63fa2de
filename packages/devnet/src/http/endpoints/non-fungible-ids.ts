import { StateNonFungibleIdsRequest } from '@lootboxes/gateway/wire'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireResource } from '../known-entity'
import { ledgerState, readState } from '../read-ledger'

/** `/state/non-fungible/ids`: every minted id, including burned ones, the oldest first. */
export const nonFungibleIds: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateNonFungibleIdsRequest, body)
  const { resource_address, cursor, limit_per_page } = request
  requireResource(view, resource_address, 'non-fungible-resource')
  const ids = view.list('minted', resource_address).map(({ value }) => value)
  return {
    ledger_state: ledgerState(gateway, point),
    resource_address,
    non_fungible_ids: pageOf(ids, cursor, limit_per_page),
  }
}
