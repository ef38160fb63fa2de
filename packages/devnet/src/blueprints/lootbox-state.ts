import { type Amount, formatAmount } from '@lootboxes/ledger'
import * as sbor from '../sbor/programmatic'

/** An opened ticket without a draw: the ticket and the transaction that opened it. */
export type PendingDraw = { ticket: string; revealIntent: string }

export type LootboxState = {
  ticketResource: string
  ticketName: string
  ticketImage: string
  paymentToken: string
  price: Amount
  maxTickets: number
  ticketsSold: number
  /** Vaults with the loot that can still be drawn, one per collection, in drawing order. */
  pool: readonly string[]
  /** Vaults with drawn, unclaimed loot; `reserved[i]` belongs to `pool[i]`. */
  reserved: readonly string[]
  proceeds: string
  clubToken: string
  clubThreshold: Amount
  feeVault: string
  /** Ed25519 public key (hex) whose signature may draw and set the price. */
  oracle: string
  pending: readonly PendingDraw[]
  /** Key-value store: ticket id → result of its draw. */
  draws: string
  isOpen: boolean
}

const known = new WeakMap<LootboxState, sbor.ProgrammaticTuple>()

const pendingTuple = ({ ticket, revealIntent }: PendingDraw) =>
  sbor.tuple('PendingDraw', { ticket: sbor.localId(ticket), reveal_intent: sbor.string(revealIntent) })

/** The component's state as programmatic JSON for the Gateway. */
export function lootboxTuple(state: LootboxState): sbor.ProgrammaticTuple {
  const before = known.get(state)
  if (before) return before
  const value = sbor.tuple('Lootbox', {
    ticket_resource: sbor.reference(state.ticketResource),
    payment_token: sbor.reference(state.paymentToken),
    price: sbor.decimal(formatAmount(state.price)),
    max_tickets: sbor.u64(state.maxTickets),
    tickets_sold: sbor.u64(state.ticketsSold),
    pool: sbor.array('Own', state.pool.map(sbor.own), 'Vault'),
    reserved: sbor.array('Own', state.reserved.map(sbor.own), 'Vault'),
    proceeds: sbor.own(state.proceeds),
    club_token: sbor.reference(state.clubToken),
    club_threshold: sbor.decimal(formatAmount(state.clubThreshold)),
    fee_vault: sbor.own(state.feeVault),
    oracle: sbor.bytes(state.oracle),
    pending_draws: sbor.array('Tuple', state.pending.map(pendingTuple), 'PendingDraw'),
    draws: sbor.own(state.draws),
    open: sbor.bool(state.isOpen),
  })
  known.set(state, value)
  return value
}
