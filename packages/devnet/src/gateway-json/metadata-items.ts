import { parseAddress } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type Metadata, metadataValue, typedMetadata } from '../sbor/metadata'
import { placeKey } from '../store/families'
import type { View } from '../store/store'
import { sborValue } from './sbor-value'

export type MetadataItem = { key: string; version: number; metadata: Metadata; isLocked?: boolean }

/** Curves of the keys that the addresses of accounts and identities are derived from, by entity byte. */
const derivedCurves: ReadonlyMap<number, string> = new Map([
  [0x51, 'EddsaEd25519'],
  [0x52, 'EddsaEd25519'],
  [0xd1, 'EcdsaSecp256k1'],
  [0xd2, 'EcdsaSecp256k1'],
])

/** An unused account or identity has the owner keys that its address was derived from. */
function syntheticItems(address: string): readonly MetadataItem[] {
  const parsed = parseAddress(address, { type: ['account', 'identity'] })
  const curve = parsed.isOk() ? derivedCurves.get(parsed.value.entityByte) : undefined
  if (parsed.isErr() || curve === undefined) return []
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
      metadata: { type: 'PublicKeyHashArray', values: [`${curve}:${hash}`] },
    },
  ]
}

/** Metadata entries of an entity, the newest first. */
export function metadataOf(view: View, address: string): readonly MetadataItem[] {
  const written = view.list('metadataKeys', address).flatMap(({ value: key }) => {
    const cell = view.read('metadata', placeKey(address, key))
    if (!cell?.value.metadata) return []
    return [{ key, version: cell.version, metadata: cell.value.metadata, isLocked: cell.value.isLocked }]
  })
  return [...syntheticItems(address), ...written].reverse()
}

export const metadataItem = ({ key, version, metadata, isLocked = false }: MetadataItem) => ({
  key,
  value: { ...sborValue(metadataValue(metadata)), typed: typedMetadata(metadata) },
  is_locked: isLocked,
  last_updated_at_state_version: version,
})

/** `explicit_metadata`: the requested keys that exist. */
export function explicitMetadataOf(view: View, address: string, keys: readonly string[]) {
  const items = metadataOf(view, address).filter(({ key }) => keys.includes(key))
  return { total_count: items.length, items: items.map(metadataItem) }
}
