import { type Bucket, bucketIds, bucketResource, fail } from './blueprint-kit'
import type { Lootbox } from './lootbox-state'
import { type Ticket, ticketData, ticketOf } from './ticket'

export function ticketAt(box: Lootbox, id: string): Ticket {
  const data = box.resource(box.state.ticketResource).data(id)
  return (data && ticketOf(data)) ?? fail(`${id} is not a ticket`)
}

export const writeTicket = (box: Lootbox, id: string, ticket: Ticket): void =>
  box.resource(box.state.ticketResource).setData(id, ticketData.write(ticket))

/** Aborts unless the box's operator signed: the key that may draw and set the price. */
export function assertOperator(box: Lootbox): void {
  if (!box.isSignedBy(box.state.oracle))
    fail('SystemModuleError(AuthError(Unauthorized)): only the oracle of this lootbox does that')
}

/** Sorted ids of the tickets in a bucket. Aborts for any other resource. */
export function ticketsIn(bucket: Bucket, box: Lootbox): readonly string[] {
  if (bucketResource(bucket) !== box.state.ticketResource) fail('Lootbox: these are not tickets of this lootbox')
  const ids = bucketIds(bucket)
  return ids.length > 0 ? ids : fail('Lootbox: no tickets were given')
}
