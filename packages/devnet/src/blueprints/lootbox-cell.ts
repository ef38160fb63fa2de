import { abort } from '../engine/abort'
import { signatureBadge } from '../engine/auth-zone'
import type { Bucket } from '../engine/bucket'
import { open } from '../engine/bucket'
import { sortedIds } from '../engine/holding'
import type { Runtime } from '../engine/runtime'
import { placeKey } from '../store/families'
import type { LootboxState } from './lootbox-state'
import { type Ticket, ticketOf } from './ticket'

export const lootboxAt = (runtime: Runtime, self: string): LootboxState =>
  runtime.draft.get('lootbox', self) ?? abort(`${self} is not a lootbox`)

export const ticketAt = (runtime: Runtime, resource: string, id: string): Ticket => {
  const data = runtime.draft.get('nonFungibleData', placeKey(resource, id))
  return (data && ticketOf(data)) ?? abort(`${id} is not a ticket`)
}

/** Aborts unless the box's operator signed: the key that may draw and set the price. */
export function assertOperator({ zone, native }: Runtime, { oracle }: LootboxState): void {
  if (!zone.hasAllSignatures && !zone.isUnchecked && !zone.badges.has(signatureBadge(oracle, native)))
    abort('SystemModuleError(AuthError(Unauthorized)): only the oracle of this lootbox does that')
}

/** Sorted ids of the tickets in a bucket. Aborts for any other resource. */
export function ticketsIn(bucket: Bucket, state: LootboxState): readonly string[] {
  const holding = open(bucket)
  if (holding.kind !== 'non-fungible' || holding.resource !== state.ticketResource)
    return abort('Lootbox: these are not tickets of this lootbox')
  if (holding.ids.size === 0) abort('Lootbox: no tickets were given')
  return sortedIds(holding.ids)
}
