import { type Bucket, fail, sbor } from './blueprint-kit'
import type { Lootbox } from './lootbox-state'
import { ticketAt, ticketsIn } from './lootbox-tickets'

/** Loot of the tickets, by resource. */
function wonBy(box: Lootbox, tickets: readonly string[]): Map<string, Set<string>> {
  const won = new Map<string, Set<string>>()
  for (const id of tickets) {
    const ticket = ticketAt(box, id)
    if (!ticket.revealed) fail(`Lootbox: ticket ${id} is not revealed yet`)
    for (const { resourceAddress, ids } of ticket.loots)
      won.set(resourceAddress, new Set([...(won.get(resourceAddress) ?? []), ...ids]))
  }
  return won
}

/** `claim_loot(tickets: Bucket) -> loot`: burns revealed tickets and returns their loot. */
export function claimLoot(box: Lootbox, bucket: Bucket): readonly Bucket[] {
  const { state } = box
  const tickets = ticketsIn(bucket, box)
  const vaults = state.reserved.map((address) => box.vault(address))
  const loot = [...wonBy(box, tickets)].map(([resource, ids]) => {
    const vault = vaults.find((one) => one.resource === resource) ?? fail('Lootbox: the loot is missing')
    return vault.takeIds(ids)
  })
  box.resource(state.ticketResource).burn(bucket)
  box.emit('LootClaimedEvent', { tickets: sbor.array('NonFungibleLocalId', tickets.map(sbor.localId)) })
  return loot
}
