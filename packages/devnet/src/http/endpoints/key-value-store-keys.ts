import { StateKeyValueStoreKeysRequest } from '@lootboxes/gateway/wire'
import { sborValue } from '../../gateway-json/sbor-value'
import { placeKey } from '../../store/families'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { entityAt } from '../known-entity'
import { parseRequest } from '../parse-request'
import { notFound, wrongEntity } from '../problem'
import { ledgerState, readLedger } from '../read-ledger'

/** `/state/key-value-store/keys` */
export const keyValueStoreKeys: Endpoint = (gateway, body) => {
  const {
    key_value_store_address: store,
    cursor,
    limit_per_page,
    at_ledger_state,
  } = parseRequest(StateKeyValueStoreKeysRequest, body, gateway.networkId)
  const { point, view } = readLedger(gateway, at_ledger_state)
  const entity = entityAt(view, store)
  if (!entity) throw notFound(store)
  if (entity.kind !== 'key-value-store') throw wrongEntity(store)
  const cut = pageOf([...view.list('keyValueKeys', store)].reverse(), cursor, limit_per_page)
  const items = cut.items.flatMap(({ value: keyHex }) => {
    const cell = view.read('keyValue', placeKey(store, keyHex))
    return cell ? [{ key: sborValue(cell.value.key), last_updated_at_state_version: cell.version }] : []
  })
  return { ledger_state: ledgerState(gateway, point), key_value_store_address: store, ...cut, items }
}
