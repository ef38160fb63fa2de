import { type AddressError, type EntityType, parseAddress } from '@lootboxes/ledger'
import type { ManifestError } from './manifest-error'

type Known = { readonly entityType: EntityType; readonly networkId: number }

/** Checksums cost more than the rest of a manifest; the same few addresses come again and again. Answers never change. */
const known = new Map<string, Known>()
const MOST_KNOWN = 4_096

function recall(text: string): Known | AddressError {
  const found = known.get(text)
  if (found) return found
  const parsed = parseAddress(text)
  if (parsed.isErr()) return parsed.error
  if (known.size >= MOST_KNOWN) known.clear()
  const { entityType, networkId } = parsed.value
  const facts = { entityType, networkId }
  known.set(text, facts)
  return facts
}

export type AddressRule = { readonly networkId: number; readonly type: readonly EntityType[] }

/** What is wrong with an address at this place, if anything. */
export function checkAddress(text: string, where: string, { networkId, type }: AddressRule): ManifestError | undefined {
  const facts = recall(text)
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
