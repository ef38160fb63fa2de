import { StateKeyValueStoreDataRequest } from '@lootboxes/gateway/wire'
import { sborValue } from '../../gateway-json/sbor-value'
import { encodeSbor } from '../../sbor/encode-sbor'
import { parseProgrammatic } from '../../sbor/parse-programmatic'
import { placeKey } from '../../store/families'
import type { Endpoint } from '../gateway'
import { entityAt } from '../known-entity'
import { parseRequest } from '../parse-request'
import { invalidRequest, notFound, wrongEntity } from '../problem'
import { ledgerState, readLedger } from '../read-ledger'

type Key = StateKeyValueStoreDataRequest['keys'][number]

function hexOf({ key_hex, key_json }: Key, index: number): string {
  if (typeof key_hex === 'string') return key_hex.toLowerCase()
  const parsed = parseProgrammatic(key_json)
  if (parsed.isErr()) throw invalidRequest(`Keys[${index}].KeyJson`, parsed.error)
  return encodeSbor(parsed.value)
}

/** `/state/key-value-store/data`: keys that are not there are left out. */
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
