import { type EntityType, parseAddress } from '@lootboxes/ledger'
import type { Entity } from '../store/families'
import type { View } from '../store/store'
import { notFound, wrongEntity } from './problem'

/** Returns the entity at an address: a written entity, a vault, or an unused address derived from a key. */
export function entityAt(view: View, address: string): Entity | { kind: 'vault' } | undefined {
  const written = view.get('entity', address)
  if (written) return written
  if (view.get('vault', address)) return { kind: 'vault' }
  const parsed = parseAddress(address)
  if (parsed.isErr()) return undefined
  const { entityByte } = parsed.value
  if (entityByte === 0x51 || entityByte === 0xd1) return { kind: 'account' }
  return entityByte === 0x52 || entityByte === 0xd2 ? { kind: 'identity' } : undefined
}

/** Returns the entity, or throws the Gateway's 404. */
export function requireEntity(view: View, address: string) {
  const entity = entityAt(view, address)
  if (!entity) throw notFound(address)
  return entity
}

/** Returns a resource of one kind. Throws 404 if there is none, 400 for the other kind. */
export function requireResource(
  view: View,
  address: string,
  kind: Extract<EntityType, 'fungible-resource' | 'non-fungible-resource'>,
): void {
  const entity = requireEntity(view, address)
  if (entity.kind !== kind) throw wrongEntity(address)
}
