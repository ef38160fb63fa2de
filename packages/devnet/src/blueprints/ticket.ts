import * as sbor from '../sbor/programmatic'

type TicketLoot = { fieldName: string; resource: string; ids: readonly string[] }

export type Ticket = {
  name: string
  image: string
  lootbox: string
  purchasedAtSeconds: number
  opened: boolean
  revealed: boolean
  loots: readonly TicketLoot[]
}

const lootTuple = ({ fieldName, resource, ids }: TicketLoot) =>
  sbor.tuple('Loot', {
    field_name: sbor.string(fieldName),
    resource_address: sbor.reference(resource),
    ids: sbor.array('NonFungibleLocalId', ids.map(sbor.localId)),
  })

const tickets = new WeakMap<sbor.ProgrammaticTuple, Ticket>()

/** Ticket data as a tuple. Standard wallet fields come first; `opened`, `revealed` and `loots` are mutable. */
export function ticketTuple(ticket: Ticket): sbor.ProgrammaticTuple {
  const value = sbor.tuple('LootboxTicket', {
    name: sbor.string(ticket.name),
    key_image_url: sbor.url(ticket.image),
    lootbox: sbor.reference(ticket.lootbox),
    purchased_at: sbor.instant(ticket.purchasedAtSeconds),
    opened: sbor.bool(ticket.opened),
    revealed: sbor.bool(ticket.revealed),
    loots: sbor.array('Tuple', ticket.loots.map(lootTuple), 'Loot'),
  })
  tickets.set(value, ticket)
  return value
}

/** Returns the ticket that `ticketTuple` wrote as this tuple. */
export const ticketOf = (value: sbor.ProgrammaticTuple): Ticket | undefined => tickets.get(value)

/** Mutable ticket fields, as the resource declares them. */
export const mutableTicketFields = ['opened', 'revealed', 'loots'] as const
