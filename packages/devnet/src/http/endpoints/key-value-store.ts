import { StateKeyValueStoreDataRequest, StateKeyValueStoreKeysRequest } from '@lootboxes/gateway/wire'
import { Result } from 'neverthrow'
import { sborValue } from '../../gateway-json/sbor-value'
import { encodeSbor } from '../../sbor/encode-sbor'
import { parseProgrammatic } from '../../sbor/parse-programmatic'
import { placeKey } from '../../store/families'
import type { View } from '../../store/store'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { entityAt } from '../known-entity'
import { invalidRequest, notFound, wrongEntity } from '../problem'
import { ledgerState, readState } from '../read-ledger'

type Key = StateKeyValueStoreDataRequest['keys'][number]

/** Encoding fails for a key with an invalid local id or hex text. */
const encoded = Result.fromThrowable(encodeSbor, () => 'The value is not of its kind')

function hexOf({ key_hex, key_json }: Key, index: number): string {
  if (typeof key_hex === 'string') return key_hex.toLowerCase()
  const hex = parseProgrammatic(key_json).andThen(encoded)
  if (hex.isErr()) throw invalidRequest(`Keys[${index}].KeyJson`, hex.error)
  return hex.value
}

function requireStore(view: View, address: string): void {
  const entity = entityAt(view, address)
  if (!entity) throw notFound(address)
  if (entity.kind !== 'key-value-store') throw wrongEntity(address)
}

/** `/state/key-value-store/data`: omits unknown keys. */
export const keyValueStoreData: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, StateKeyValueStoreDataRequest, body)
  const { key_value_store_address: store, keys } = request
  requireStore(view, store)
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
  const { point, view, request } = readState(gateway, StateKeyValueStoreKeysRequest, body)
  const { key_value_store_address: store, cursor, limit_per_page } = request
  requireStore(view, store)
  const cut = pageOf([...view.list('keyValueKeys', store)].reverse(), cursor, limit_per_page)
  const items = cut.items.flatMap(({ value: keyHex }) => {
    const cell = view.read('keyValue', placeKey(store, keyHex))
    return cell ? [{ key: sborValue(cell.value.key), last_updated_at_state_version: cell.version }] : []
  })
  return { ledger_state: ledgerState(gateway, point), key_value_store_address: store, ...cut, items }
}
