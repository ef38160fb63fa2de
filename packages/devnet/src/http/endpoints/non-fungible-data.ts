import { StateNonFungibleDataRequest } from '@lootboxes/gateway/wire'
import { sborValue } from '../../gateway-json/sbor-value'
import { placeKey } from '../../store/families'
import type { View } from '../../store/store'
import type { Endpoint } from '../gateway'
import { requireResource } from '../known-entity'
import { ledgerState, readState } from '../read-ledger'

function item(view: View, resource: string, id: string) {
  const key = placeKey(resource, id)
  const data = view.read('nonFungibleData', key)
  const place = view.read('place', key)
  if (!data || !place) return []
  const { burned } = place.value
  return [
    {
      non_fungible_id: id,
      is_burned: burned,
      ...(burned ? {} : { data: sborValue(data.value) }),
      last_updated_at_state_version: burned ? place.version : data.version,
    },
  ]
}

function idTypeOf(view: View, resource: string) {
  const entity = view.get('entity', resource)
  return entity?.kind === 'non-fungible-resource' ? entity.collection.idType : 'Integer'
}

/** `/state/non-fungible/data`: omits unknown ids; the order differs from the request. */
export const nonFungibleData: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateNonFungibleDataRequest, body)
  const { resource_address, non_fungible_ids } = request
  requireResource(view, resource_address, 'non-fungible-resource')
  const ids = [...new Set(non_fungible_ids)].sort().reverse()
  return {
    ledger_state: ledgerState(gateway, point),
    resource_address,
    non_fungible_id_type: idTypeOf(view, resource_address),
    non_fungible_ids: ids.flatMap((id) => item(view, resource_address, id)),
  }
}
