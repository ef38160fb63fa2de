import { type AddressError, type EntityType, parseAddress } from '@lootboxes/ledger'
import type { ManifestError } from './manifest-error'

type AddressFacts = { readonly entityType: EntityType; readonly networkId: number }

/** A checksum costs more than the rest of a manifest, and the same few addresses repeat. The facts of an address never change. */
const cache = new Map<string, AddressFacts>()
const MAX_CACHED = 4_096

function readFacts(text: string): AddressFacts | AddressError {
  const found = cache.get(text)
  if (found) return found
  const parsed = parseAddress(text)
  if (parsed.isErr()) return parsed.error
  if (cache.size >= MAX_CACHED) cache.clear()
  const { entityType, networkId } = parsed.value
  const facts = { entityType, networkId }
  cache.set(text, facts)
  return facts
}

export type AddressRule = { readonly networkId: number; readonly type: readonly EntityType[] }

/** The error of an address at this place, or `undefined` when it is valid. */
export function checkAddress(text: string, where: string, { networkId, type }: AddressRule): ManifestError | undefined {
  const facts = readFacts(text)
  if ('kind' in facts) return { kind: 'bad-address', where, error: facts }
  if (facts.networkId !== networkId)
    return {
      kind: 'bad-address',
      where,
      error: { kind: 'wrong-network', text, networkId: facts.networkId, expected: networkId },
    }
  if (!type.includes(facts.entityType))
    return {
      kind: 'bad-address',
      where,
      error: { kind: 'wrong-entity', text, entityType: facts.entityType, expected: type },
    }
  return undefined
}
