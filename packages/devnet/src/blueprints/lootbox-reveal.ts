import { type Bucket, fail, sbor } from './blueprint-kit'
import type { Lootbox } from './lootbox-state'
import { ticketAt, ticketsIn, writeTicket } from './lootbox-tickets'

/** `reveal_ticket(tickets: Bucket) -> tickets`: marks tickets as opened. A later transaction draws their loot (`draw`). */
export function revealTickets(box: Lootbox, tickets: Bucket): Bucket {
  const ids = ticketsIn(tickets, box)
  for (const id of ids) {
    const ticket = ticketAt(box, id)
    if (ticket.opened || ticket.revealed) fail(`Lootbox: ticket ${id} was revealed before`)
    writeTicket(box, id, { ...ticket, opened: true })
  }
  const opened = ids.map((ticket) => ({ ticket, revealIntent: box.intentId }))
  box.state = { ...box.state, pendingDraws: [...box.state.pendingDraws, ...opened] }
  box.emit('TicketsOpenedEvent', { tickets: sbor.array('NonFungibleLocalId', ids.map(sbor.localId)) })
  return tickets
}
