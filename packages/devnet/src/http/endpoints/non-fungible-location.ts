import { StateNonFungibleLocationRequest } from '@lootboxes/gateway/wire'
import { placeKey } from '../../store/families'
import type { View } from '../../store/store'
import type { Endpoint } from '../gateway'
import { requireResource } from '../known-entity'
import { ledgerState, readState } from '../read-ledger'

function item(view: View, resource: string, id: string) {
  const place = view.read('place', placeKey(resource, id))
  if (!place) return []
  const { vault, burned } = place.value
  const owner = vault === undefined ? undefined : view.get('vault', vault)?.owner
  return [
    {
      non_fungible_id: id,
      ...(vault === undefined || owner === undefined
        ? {}
        : {
            owning_vault_address: vault,
            owning_vault_parent_ancestor_address: owner,
            owning_vault_global_ancestor_address: owner,
          }),
      is_burned: burned,
      last_updated_at_state_version: place.version,
    },
  ]
}

/** `/state/non-fungible/location` */
export const nonFungibleLocation: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateNonFungibleLocationRequest, body)
  const { resource_address, non_fungible_ids } = request
  requireResource(view, resource_address, 'non-fungible-resource')
  const ids = [...new Set(non_fungible_ids)].sort().reverse()
  return {
    ledger_state: ledgerState(gateway, point),
    resource_address,
    non_fungible_ids: ids.flatMap((id) => item(view, resource_address, id)),
  }
}
