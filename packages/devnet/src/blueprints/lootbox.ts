import type { Blueprint } from './blueprint'
import { buyTickets } from './lootbox-buy'
import { claimLoot } from './lootbox-claim'
import { payingTheFee } from './lootbox-club'
import { draw } from './lootbox-draw'
import { revealTickets } from './lootbox-reveal'
import { topUpFeeVault } from './lootbox-top-up'

/** Sells tickets, opens them, lets an oracle draw from what is left, and hands the loot over. */
export const lootbox: Blueprint = {
  buy_loot_box_ticket: buyTickets,
  reveal_ticket: revealTickets,
  claim_loot: claimLoot,
  buy_loot_box_ticket_lock_fee: payingTheFee(buyTickets),
  reveal_ticket_lock_fee: payingTheFee(revealTickets),
  claim_loot_lock_fee: payingTheFee(claimLoot),
  draw,
  top_up_fee_vault: topUpFeeVault,
}
