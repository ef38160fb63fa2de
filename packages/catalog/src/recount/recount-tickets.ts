import type { Amount } from '@lootboxes/ledger'
import type { TicketStatus } from '../ledger/item-facts'
import type { RecountBox } from './read-history'
import { readTicketWrites, type TicketWrite } from './read-tickets'
import { holderAt, itemKey, type Recounted, type RecountedItem } from './recounted'

/** Counts the tickets that boxes sold, and the price of each. */
export function countSales({ history, items, figures, boxes }: Recounted): void {
  for (const { stateVersion, sales, received, changes, fleeting } of history) {
    const withEvents = new Set(sales.map(({ box }) => box))
    const guessed = boxes.flatMap(({ componentAddress, ticketAddress }) => {
      const paid = received.get(componentAddress)
      const ids = [...changes, ...fleeting].flatMap(({ resource, id }) =>
        resource === ticketAddress && items.get(itemKey(resource, id))?.mintedAt === stateVersion ? [id] : [],
      )
      return paid === undefined || ids.length === 0 || withEvents.has(componentAddress)
        ? []
        : [{ box: componentAddress, ids, paid }]
    })
    for (const { box: address, ids, paid } of [...sales, ...guessed]) {
      const box = boxes.find(({ componentAddress }) => componentAddress === address)
      if (!box || ids.length === 0) continue
      const each = (paid / BigInt(ids.length)) as Amount
      for (const [at, id] of ids.entries()) {
        const ticket = items.get(itemKey(box.ticketAddress, id))
        if (!ticket) continue
        ticket.paid = each
        const buyer = holderAt(ticket, stateVersion)
        if (buyer !== undefined) ticket.buyer = buyer
        ticket.cost = at === 0 ? ((paid - each * BigInt(ids.length - 1)) as Amount) : each
        for (const subject of [address, box.ticketAddress]) figures.add(subject, 'sold', stateVersion, ticket.cost)
      }
    }
  }
}

const isWritten = (wanted: readonly TicketStatus[]) => (write: TicketWrite) => wanted.includes(write.status)

/** Counts openings, draws and claims from the data of every ticket. */
export async function countTickets(ledger: Recounted): Promise<void> {
  const { items, figures, boxOfTickets } = ledger
  for (const [resource, box] of boxOfTickets) {
    const tickets = new Map(
      [...items.values()].filter(({ collection }) => collection === resource).map((item) => [item.id, item]),
    )
    const spans = new Map([...tickets].map(([id, { mintedAt, burnedAt }]) => [id, { mintedAt, burnedAt }]))
    const writes = await readTicketWrites(resource, spans, ledger)
    for (const [id, ticket] of tickets) {
      const own = writes.get(id) ?? []
      const opened = own.find(isWritten(['waiting', 'revealed', 'redeemed']))
      const revealed = own.find(isWritten(['revealed', 'redeemed']))
      const last = own.at(-1)
      ticket.status = last?.status ?? 'unrevealed'
      if (opened) ticket.openedAt = opened.stateVersion
      if (revealed) ticket.revealedAt = revealed.stateVersion
      ticket.won = (last?.loots ?? []).flatMap((loot) =>
        loot.ids.flatMap((one) => items.get(itemKey(loot.resource, one)) ?? []),
      )
      for (const subject of [box.componentAddress, resource]) {
        if (opened) figures.add(subject, 'opened', opened.stateVersion)
        if (revealed) figures.add(subject, 'revealed', revealed.stateVersion)
      }
      if (revealed) countLoot(ledger, ticket, revealed.stateVersion)
      countClaim(ledger, box, ticket)
    }
  }
}

/** A ticket counts for the collection its loot is of: as revealed when it was drawn, as sold when it was bought. */
function countLoot({ figures }: Recounted, ticket: RecountedItem, stateVersion: number): void {
  const { won = [], paid } = ticket
  const each = paid === undefined || won.length === 0 ? undefined : ((paid / BigInt(won.length)) as Amount)
  for (const loot of won) {
    loot.ticket = ticket
    if (each !== undefined) loot.paid = each
    figures.add(loot.collection, 'revealed', stateVersion)
    if (each !== undefined) figures.add(loot.collection, 'sold', ticket.mintedAt, each)
  }
}

/** The transaction that takes a ticket from its holder while its loot leaves the box redeems the ticket. */
function countClaim({ figures, boxOf }: Recounted, box: RecountBox, ticket: RecountedItem): void {
  const { won = [], revealedAt } = ticket
  const taken = ticket.places.find(
    ({ at, entity }) => at !== ticket.mintedAt && (entity === undefined || entity === box.componentAddress),
  )?.at
  if (taken === undefined || revealedAt === undefined) return
  const handed = won.filter((loot) => {
    const place = loot.places.find(({ at }) => at === taken)
    return place !== undefined && boxOf(place.entity) === undefined
  })
  if (won.length > 0 && handed.length === 0) return
  ticket.status = 'redeemed'
  ticket.claimedAt = taken
  const redeemer = holderAt(ticket, taken)
  if (redeemer !== undefined) ticket.redeemer = redeemer
  for (const subject of [box.componentAddress, ticket.collection]) figures.add(subject, 'claimed', taken)
  for (const loot of handed) {
    loot.claimedAt = taken
    figures.add(loot.collection, 'claimed', taken)
  }
}
