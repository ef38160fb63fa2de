import { defineBlueprint, fail, types } from './blueprint-kit'
import { buyTickets } from './lootbox-buy'
import { claimLoot } from './lootbox-claim'
import { withLockedFee } from './lootbox-club'
import { draw } from './lootbox-draw'
import { revealTickets } from './lootbox-reveal'
import { lootboxFields } from './lootbox-state'
import { assertOperator } from './lootbox-tickets'

const ticketIds = types.list(types.localId, 'NonFungibleLocalId')

/** The lootbox component: sells tickets, opens them, lets an oracle draw the loot, and hands it out. */
export const lootbox = defineBlueprint({
  name: 'Lootbox',
  state: lootboxFields,
  events: {
    TicketsBoughtEvent: { tickets: ticketIds, paid: types.decimal },
    TicketsOpenedEvent: { tickets: ticketIds },
    TicketsRevealedEvent: { tickets: ticketIds },
    LootClaimedEvent: { tickets: ticketIds },
  },
  methods: (define) => ({
    buy_loot_box_ticket: define([types.bucket], buyTickets, ['payment']),
    reveal_ticket: define([types.bucket], revealTickets, ['tickets']),
    claim_loot: define([types.bucket], claimLoot, ['tickets']),
    buy_loot_box_ticket_lock_fee: withLockedFee(buyTickets, 'payment'),
    reveal_ticket_lock_fee: withLockedFee(revealTickets, 'tickets'),
    claim_loot_lock_fee: withLockedFee(claimLoot, 'tickets'),
    draw: define([ticketIds], draw, ['tickets']),
    /** `set_price(price: Decimal)`: sets the ticket price. Only for the box's operator. */
    set_price: define(
      [types.decimal],
      (box, price) => {
        assertOperator(box)
        if (price <= 0n) fail('Lootbox: a price is more than zero')
        box.state = { ...box.state, price }
        return undefined
      },
      ['price'],
    ),
    /** `top_up_fee_vault(xrd: Bucket)`: adds XRD to the vault that pays members' fees. Open to all. */
    top_up_fee_vault: define(
      [types.bucket],
      (box, xrd) => {
        box.vault(box.state.feeVault).put(xrd)
        return undefined
      },
      ['xrd'],
    ),
  }),
})
