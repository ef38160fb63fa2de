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

const fieldIn = (value: sbor.ProgrammaticTuple, name: string) => value.fields.find((one) => one.field_name === name)

const textOf = (field: sbor.Programmatic | undefined): string =>
  field !== undefined && 'value' in field ? String(field.value) : ''

const elementsOf = (field: sbor.Programmatic | undefined): readonly sbor.Programmatic[] =>
  field?.kind === 'Array' ? field.elements : []

const lootOf = (value: sbor.Programmatic): TicketLoot[] =>
  value.kind === 'Tuple'
    ? [
        {
          fieldName: textOf(fieldIn(value, 'field_name')),
          resource: textOf(fieldIn(value, 'resource_address')),
          ids: elementsOf(fieldIn(value, 'ids')).map(textOf),
        },
      ]
    : []

/** Returns the ticket of a tuple that `ticketTuple` wrote, also after it was read from disk. */
export function ticketOf(value: sbor.ProgrammaticTuple): Ticket | undefined {
  const known = tickets.get(value)
  if (known !== undefined || value.type_name !== 'LootboxTicket') return known
  const text = (name: string) => textOf(fieldIn(value, name))
  const ticket: Ticket = {
    name: text('name'),
    image: text('key_image_url'),
    lootbox: text('lootbox'),
    purchasedAtSeconds: Number(text('purchased_at')),
    opened: text('opened') === 'true',
    revealed: text('revealed') === 'true',
    loots: elementsOf(fieldIn(value, 'loots')).flatMap(lootOf),
  }
  tickets.set(value, ticket)
  return ticket
}

/** Moves the purchase of a ticket in time. Other data stays as it is. */
export function shiftedTicket(value: sbor.ProgrammaticTuple, seconds: number): sbor.ProgrammaticTuple {
  const ticket = ticketOf(value)
  return ticket ? ticketTuple({ ...ticket, purchasedAtSeconds: ticket.purchasedAtSeconds + seconds }) : value
}

/** Mutable ticket fields, as the resource declares them. */
export const mutableTicketFields = ['opened', 'revealed', 'loots'] as const
