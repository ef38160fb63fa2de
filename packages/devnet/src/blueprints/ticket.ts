import { types, type ValueOf } from './blueprint-kit'

const loot = types.struct('Loot', {
  fieldName: types.text,
  resourceAddress: types.resourceAddress,
  ids: types.list(types.localId, 'NonFungibleLocalId'),
})

/** Data of a ticket. Standard wallet fields come first; `opened`, `revealed` and `loots` are mutable. */
export const ticketData = types.struct('LootboxTicket', {
  name: types.text,
  keyImageUrl: types.url,
  lootbox: types.address,
  purchasedAt: types.instant,
  opened: types.bool,
  revealed: types.bool,
  loots: types.list(loot, 'Tuple', 'Loot'),
})
export type Ticket = ValueOf<typeof ticketData>
type Data = ReturnType<typeof ticketData.write>

/** Returns the ticket of non-fungible data, or undefined for the data of another collection. */
export const ticketOf = (value: Data): Ticket | undefined =>
  value.type_name === 'LootboxTicket' ? ticketData.read(value) : undefined

/** Moves the purchase of a ticket in time. Other data stays as it is. */
export function shiftedTicket(value: Data, seconds: number): Data {
  const ticket = ticketOf(value)
  return ticket ? ticketData.write({ ...ticket, purchasedAt: ticket.purchasedAt + seconds }) : value
}

/** Mutable ticket fields, as the resource declares them. */
export const mutableTicketFields = ['opened', 'revealed', 'loots'] as const
