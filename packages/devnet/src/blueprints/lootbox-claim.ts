import { abort } from '../engine/abort'
import type { Bucket } from '../engine/bucket'
import { burn } from '../engine/resources'
import { emit, type Runtime } from '../engine/runtime'
import { withdrawFrom } from '../engine/vaults'
import { array, localId, tuple } from '../sbor/programmatic'
import type { CallResult } from './blueprint'
import { lootboxAt, ticketAt, ticketsIn } from './lootbox-cell'
import type { LootboxState } from './lootbox-state'

/** Loot of the tickets, by resource. */
function wonBy(runtime: Runtime, state: LootboxState, tickets: readonly string[]): Map<string, Set<string>> {
  const won = new Map<string, Set<string>>()
  for (const id of tickets) {
    const ticket = ticketAt(runtime, state.ticketResource, id)
    if (!ticket.revealed) abort(`Lootbox: ticket ${id} is not revealed yet`)
    for (const { resource, ids } of ticket.loots) won.set(resource, new Set([...(won.get(resource) ?? []), ...ids]))
  }
  return won
}

function handOver(runtime: Runtime, state: LootboxState, won: Map<string, Set<string>>): Bucket[] {
  return [...won].map(([resource, ids]) => {
    const vault = state.reserved.find((address) => runtime.draft.get('vault', address)?.resource === resource)
    return withdrawFrom(runtime, vault ?? abort('Lootbox: the loot is missing'), { ids })
  })
}

/** `claim_loot(tickets: Bucket) -> loot`: burns revealed tickets and returns their loot. */
export function claimLoot(runtime: Runtime, self: string, bucket: Bucket): CallResult {
  const state = lootboxAt(runtime, self)
  const tickets = ticketsIn(bucket, state)
  const loot = handOver(runtime, state, wonBy(runtime, state, tickets))
  burn(runtime, bucket)
  emit(
    runtime,
    self,
    'LootClaimedEvent',
    tuple('LootClaimedEvent', { tickets: array('NonFungibleLocalId', tickets.map(localId)) }),
  )
  return { buckets: loot }
}
