import { parseAddress } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type Metadata, metadataValue } from '../sbor/metadata'
import { placeKey } from '../store/families'
import type { View } from '../store/store'
import { sborValue } from './sbor-value'

export type MetadataItem = { key: string; version: number; metadata: Metadata; isLocked?: boolean }

/** An unused account or identity has the owner keys that its address was derived from. */
function syntheticItems(address: string): readonly MetadataItem[] {
  const parsed = parseAddress(address, { type: ['account', 'identity'] })
  const isDerived = parsed.isOk() && (parsed.value.entityByte === 0x51 || parsed.value.entityByte === 0x52)
  if (!isDerived) return []
  const hash = bytesToHex(parsed.value.bytes.subarray(1))
  return [
    {
      key: 'owner_badge',
      version: 1,
      metadata: { type: 'NonFungibleLocalId', value: `[${bytesToHex(parsed.value.bytes)}]` },
    },
    {
      key: 'owner_keys',
      version: 1,
      metadata: { type: 'PublicKeyHashArray', values: [{ key_hash_type: 'EddsaEd25519', hash_hex: hash }] },
    },
  ]
}

/** Metadata entries of an entity, the newest first. */
export function metadataOf(view: View, address: string): readonly MetadataItem[] {
  const entity = view.get('entity', address)
  const locked = entity?.kind === 'non-fungible-resource' ? entity.collection?.lockedMetadata : undefined
  const written = view.list('metadataKeys', address).flatMap(({ value: key }) => {
    const cell = view.read('metadata', placeKey(address, key))
    return cell ? [{ key, version: cell.version, metadata: cell.value, isLocked: locked?.includes(key) ?? false }] : []
  })
  return [...syntheticItems(address), ...written].reverse()
}

function typed(metadata: Metadata): Readonly<Record<string, unknown>> {
  return 'values' in metadata
    ? { type: metadata.type, values: metadata.values }
    : { type: metadata.type, value: metadata.value }
}

export const metadataItem = ({ key, version, metadata, isLocked = false }: MetadataItem) => ({
  key,
  value: { ...sborValue(metadataValue(metadata)), typed: typed(metadata) },
  is_locked: isLocked,
  last_updated_at_state_version: version,
})

/** `explicit_metadata`: the requested keys that exist. */
export function explicitMetadataOf(view: View, address: string, keys: readonly string[]) {
  const items = metadataOf(view, address).filter(({ key }) => keys.includes(key))
  return { total_count: items.length, items: items.map(metadataItem) }
}
