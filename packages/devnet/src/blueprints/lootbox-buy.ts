import { formatAmount, times } from '@lootboxes/ledger'
import {
  type Bucket,
  bucketAmount,
  bucketIds,
  bucketResource,
  fail,
  isEmptyBucket,
  sbor,
  takeAmount,
  takeRest,
} from './blueprint-kit'
import type { Lootbox } from './lootbox-state'
import { ticketData } from './ticket'

/** Number of tickets that a payment buys. Aborts below one, while the box is closed, and if fewer tickets remain. */
function countFor({ state }: Lootbox, payment: Bucket): number {
  const paid = bucketAmount(payment)
  if (bucketResource(payment) !== state.paymentToken) return fail('Lootbox: this lootbox is paid in another token')
  if (!state.open) fail('Lootbox: sales are closed')
  const left = state.maxTickets - state.ticketsSold
  if (left === 0) fail('Lootbox: sold out')
  const count = paid / state.price
  if (count === 0n) fail(`Lootbox: ${formatAmount(paid)} is below the price of ${formatAmount(state.price)}`)
  if (count > BigInt(left)) fail(`Lootbox: only ${left} tickets are left`)
  return Number(count)
}

function mintTickets(box: Lootbox, count: number): Bucket {
  const { state } = box
  const entries = Array.from({ length: count }, (_, at) => {
    const number = state.ticketsSold + at + 1
    const ticket = {
      name: `${state.ticketName} No. ${number}`,
      keyImageUrl: state.ticketImage,
      lootbox: box.address,
      purchasedAt: box.now,
      opened: false,
      revealed: false,
      loots: [],
    }
    return [`#${number}#`, ticketData.write(ticket)] as const
  })
  return box.resource(state.ticketResource).mintNonFungibles(new Map(entries))
}

/**
 * `buy_loot_box_ticket(payment: Bucket) -> (tickets, change)`: sells as many tickets as the payment covers and returns the
 * change.
 */
export function buyTickets(box: Lootbox, payment: Bucket): readonly Bucket[] {
  const count = countFor(box, payment)
  const total = times(box.state.price, BigInt(count))
  box.vault(box.state.proceeds).put(takeAmount(payment, total))
  const tickets = mintTickets(box, count)
  box.state = { ...box.state, ticketsSold: box.state.ticketsSold + count }
  box.emit('TicketsBoughtEvent', {
    tickets: sbor.array('NonFungibleLocalId', bucketIds(tickets).map(sbor.localId)),
    paid: sbor.decimal(formatAmount(total)),
  })
  const change = takeRest(payment)
  return isEmptyBucket(change) ? [tickets] : [tickets, change]
}
