import { formatAmount, times } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import { type Bucket, createBucket, open, takeFrom } from '../engine/bucket'
import { isEmpty } from '../engine/holding'
import { mintNonFungibles } from '../engine/resources'
import { emit, type Runtime } from '../engine/runtime'
import { depositInto } from '../engine/vaults'
import { array, decimal, localId, tuple } from '../sbor/programmatic'
import type { CallResult } from './blueprint'
import { lootboxAt } from './lootbox-cell'
import type { LootboxState } from './lootbox-state'
import { ticketTuple } from './ticket'

/** Number of tickets that a payment buys. Aborts below one, while the box is closed, and if fewer tickets remain. */
function countFor(state: LootboxState, payment: Bucket): number {
  const paid = open(payment)
  if (paid.kind !== 'fungible' || paid.resource !== state.paymentToken)
    return abort('Lootbox: this lootbox is paid in another token')
  if (!state.isOpen) abort('Lootbox: sales are closed')
  const left = state.maxTickets - state.ticketsSold
  if (left === 0) abort('Lootbox: sold out')
  const count = paid.amount / state.price
  if (count === 0n) abort(`Lootbox: ${formatAmount(paid.amount)} is below the price of ${formatAmount(state.price)}`)
  if (count > BigInt(left)) abort(`Lootbox: only ${left} tickets are left`)
  return Number(count)
}

function mintTickets(runtime: Runtime, self: string, state: LootboxState, count: number): Bucket {
  const entries = new Map(
    Array.from({ length: count }, (_, at) => {
      const number = state.ticketsSold + at + 1
      const ticket = {
        name: `${state.ticketName} No. ${number}`,
        image: state.ticketImage,
        lootbox: self,
        purchasedAtSeconds: Math.floor(runtime.nowMs / 1000),
        opened: false,
        revealed: false,
        loots: [],
      }
      return [`#${number}#`, ticketTuple(ticket)] as const
    }),
  )
  return mintNonFungibles(runtime, state.ticketResource, entries)
}

/**
 * `buy_loot_box_ticket(payment: Bucket) -> (tickets, change)`: sells as many tickets as the payment covers and returns the
 * change.
 */
export function buyTickets(runtime: Runtime, self: string, payment: Bucket): CallResult {
  const state = lootboxAt(runtime, self)
  const count = countFor(state, payment)
  const total = times(state.price, BigInt(count))
  const price = takeFrom(payment, { kind: 'fungible', resource: state.paymentToken, amount: total })
  depositInto(runtime, state.proceeds, price)
  const tickets = mintTickets(runtime, self, state, count)
  runtime.draft.set('lootbox', self, { ...state, ticketsSold: state.ticketsSold + count })
  const ids = tickets.holding.kind === 'non-fungible' ? [...tickets.holding.ids] : []
  emit(
    runtime,
    self,
    'TicketsBoughtEvent',
    tuple('TicketsBoughtEvent', {
      tickets: array('NonFungibleLocalId', ids.map(localId)),
      paid: decimal(formatAmount(total)),
    }),
  )
  const change = createBucket(payment.holding)
  return { buckets: isEmpty(change.holding) ? [tickets] : [tickets, change] }
}
