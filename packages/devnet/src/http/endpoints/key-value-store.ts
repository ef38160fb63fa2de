import { StateKeyValueStoreDataRequest, StateKeyValueStoreKeysRequest } from '@lootboxes/gateway/wire'
import { Result } from 'neverthrow'
import { sborValue } from '../../gateway-json/sbor-value'
import { encodeSbor } from '../../sbor/encode-sbor'
import { parseProgrammatic } from '../../sbor/parse-programmatic'
import { placeKey } from '../../store/families'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { entityAt } from '../known-entity'
import { parseRequest } from '../parse-request'
import { invalidRequest, notFound, wrongEntity } from '../problem'
import { ledgerState, readLedger } from '../read-ledger'

type Key = StateKeyValueStoreDataRequest['keys'][number]

/** Encoding fails for a key with an invalid local id or hex text. */
const encoded = Result.fromThrowable(encodeSbor, () => 'The value is not of its kind')

function hexOf({ key_hex, key_json }: Key, index: number): string {
  if (typeof key_hex === 'string') return key_hex.toLowerCase()
  const hex = parseProgrammatic(key_json).andThen(encoded)
  if (hex.isErr()) throw invalidRequest(`Keys[${index}].KeyJson`, hex.error)
  return hex.value
}

/** `/state/key-value-store/data`: omits unknown keys. */
export const keyValueStoreData: Endpoint = (gateway, body) => {
  const {
    key_value_store_address: store,
    keys,
    at_ledger_state,
  } = parseRequest(StateKeyValueStoreDataRequest, body, gateway.networkId)
  const { point, view } = readLedger(gateway, at_ledger_state)
  const entity = entityAt(view, store)
  if (!entity) throw notFound(store)
  if (entity.kind !== 'key-value-store') throw wrongEntity(store)
  const entries = [...new Set(keys.map(hexOf))].flatMap((keyHex) => {
    const cell = view.read('keyValue', placeKey(store, keyHex))
    if (!cell) return []
    const { key, value } = cell.value
    return [
      { key: sborValue(key), value: sborValue(value), last_updated_at_state_version: cell.version, is_locked: false },
    ]
  })
  return { ledger_state: ledgerState(gateway, point), key_value_store_address: store, entries }
}

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
