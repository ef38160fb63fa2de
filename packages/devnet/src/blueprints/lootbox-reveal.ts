import { abort } from '../engine/abort'
import type { Bucket } from '../engine/bucket'
import { emit, type Runtime } from '../engine/runtime'
import { array, localId, tuple } from '../sbor/programmatic'
import { placeKey } from '../store/families'
import type { CallResult } from './blueprint'
import { lootboxAt, ticketAt, ticketsIn } from './lootbox-cell'
import { ticketTuple } from './ticket'

/** `reveal_ticket(tickets: Bucket) -> tickets`: marks tickets as opened. A later transaction draws their loot (`draw`). */
export function revealTickets(runtime: Runtime, self: string, bucket: Bucket): CallResult {
  const state = lootboxAt(runtime, self)
  const ids = ticketsIn(bucket, state)
  for (const id of ids) {
    const ticket = ticketAt(runtime, state.ticketResource, id)
    if (ticket.opened || ticket.revealed) abort(`Lootbox: ticket ${id} was revealed before`)
    runtime.draft.set('nonFungibleData', placeKey(state.ticketResource, id), ticketTuple({ ...ticket, opened: true }))
  }
  const opened = ids.map((ticket) => ({ ticket, revealIntent: runtime.intentId }))
  runtime.draft.set('lootbox', self, { ...state, pending: [...state.pending, ...opened] })
  emit(
    runtime,
    self,
    'TicketsOpenedEvent',
    tuple('TicketsOpenedEvent', { tickets: array('NonFungibleLocalId', ids.map(localId)) }),
  )
  return { buckets: [bucket] }
}
