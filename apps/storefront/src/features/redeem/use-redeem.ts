'use client'

import { splitTickets } from '@lootboxes/manifest'
import { words } from '@/words'
import { usePassingMessage } from '../dialogs/use-passing-message'
import { useSelection } from '../selection/use-selection'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'

/** Choose, hand in, see the message for 2 seconds; then the dialog closes when nothing is left to redeem (trap T37). */
export function useRedeem({ onMore }: { onMore: () => void }) {
  const storefront = useStorefront()
  const { flags, holdings$ } = storefront
  const { revealed } = useStore(holdings$)
  const box = useStore(storefront.box$)?.box
  const ids = revealed.map((ticket) => ticket.non_fungible_id)
  const selection = useSelection(ids)
  const { message, show } = usePassingMessage()

  const redeem = async () => {
    const chosen = ids.filter((id) => selection.chosen.includes(id))
    if (box === undefined || chosen.length === 0) return
    const { componentAddress: component, ticketAddress: ticketResource } = box
    for (const part of splitTickets(chosen)) {
      const done = await storefront.order({ kind: 'redeem', component, ticketResource, ids: part })
      if (done.isErr()) return
    }
    selection.reset()
    await show(words.redeemed, () => {
      if (holdings$.get().revealed.length === 0) flags.redeemModal.hide()
      else onMore()
    })
  }
  return {
    ids,
    tickets: revealed.filter((ticket) => selection.chosen.includes(ticket.non_fungible_id)),
    selection,
    message,
    redeem,
    box,
  }
}
