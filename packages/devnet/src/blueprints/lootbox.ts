import { abort } from '../engine/abort'
import { depositInto } from '../engine/vaults'
import { blueprint, type Method, nothing } from './blueprint'
import { buyTickets } from './lootbox-buy'
import { assertOperator, lootboxAt } from './lootbox-cell'
import { claimLoot } from './lootbox-claim'
import { withLockedFee } from './lootbox-club'
import { draw } from './lootbox-draw'
import { revealTickets } from './lootbox-reveal'

/** `top_up_fee_vault(xrd: Bucket)`: adds XRD to the vault that pays members' fees. Open to all. */
const topUpFeeVault: Method = (runtime, self, args) => {
  args.count(1)
  depositInto(runtime, lootboxAt(runtime, self).feeVault, args.bucket(0))
  return nothing
}

/** `set_price(price: Decimal)`: sets the ticket price. Only for the box's operator. */
const setPrice: Method = (runtime, self, args) => {
  args.count(1)
  const state = lootboxAt(runtime, self)
  assertOperator(runtime, state)
  const price = args.amount(0)
  if (price <= 0n) abort('Lootbox: a price is more than zero')
  runtime.draft.set('lootbox', self, { ...state, price })
  return nothing
}

/** The lootbox component: sells tickets, opens them, lets an oracle draw the loot, and hands it out. */
export const lootbox = blueprint({
  buy_loot_box_ticket: buyTickets,
  reveal_ticket: revealTickets,
  claim_loot: claimLoot,
  buy_loot_box_ticket_lock_fee: withLockedFee(buyTickets),
  reveal_ticket_lock_fee: withLockedFee(revealTickets),
  claim_loot_lock_fee: withLockedFee(claimLoot),
  draw,
  set_price: setPrice,
  top_up_fee_vault: topUpFeeVault,
})
