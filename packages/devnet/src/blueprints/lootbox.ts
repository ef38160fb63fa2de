import { abort } from '../engine/abort'
import { bucket, decimal, idSet } from '../engine/shapes'
import { depositInto } from '../engine/vaults'
import { blueprint, nothing, publicMethod } from './blueprint'
import { buyTickets } from './lootbox-buy'
import { assertOperator, lootboxAt } from './lootbox-cell'
import { claimLoot } from './lootbox-claim'
import { withLockedFee } from './lootbox-club'
import { draw } from './lootbox-draw'
import { revealTickets } from './lootbox-reveal'

/** The lootbox component: sells tickets, opens them, lets an oracle draw the loot, and hands it out. */
export const lootbox = blueprint('Lootbox', {
  buy_loot_box_ticket: publicMethod([bucket], ({ runtime, self }, payment) => buyTickets(runtime, self, payment)),
  reveal_ticket: publicMethod([bucket], ({ runtime, self }, tickets) => revealTickets(runtime, self, tickets)),
  claim_loot: publicMethod([bucket], ({ runtime, self }, tickets) => claimLoot(runtime, self, tickets)),
  buy_loot_box_ticket_lock_fee: withLockedFee(buyTickets),
  reveal_ticket_lock_fee: withLockedFee(revealTickets),
  claim_loot_lock_fee: withLockedFee(claimLoot),
  draw: publicMethod([idSet], ({ runtime, self }, ids) => draw(runtime, self, ids)),
  /** `set_price(price: Decimal)`: sets the ticket price. Only for the box's operator. */
  set_price: publicMethod([decimal], ({ runtime, self }, price) => {
    const state = lootboxAt(runtime, self)
    assertOperator(runtime, state)
    if (price <= 0n) abort('Lootbox: a price is more than zero')
    runtime.draft.set('lootbox', self, { ...state, price })
    return nothing
  }),
  /** `top_up_fee_vault(xrd: Bucket)`: adds XRD to the vault that pays members' fees. Open to all. */
  top_up_fee_vault: publicMethod([bucket], ({ runtime, self }, xrd) => {
    depositInto(runtime, lootboxAt(runtime, self).feeVault, xrd)
    return nothing
  }),
})
