'use client'

import type { LocalId } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { splitTickets } from '@lootboxes/manifest'
import { useState } from 'react'
import { words } from '@/words'
import { usePassingMessage } from '../dialogs/use-passing-message'
import { useSelection } from '../selection/use-selection'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { sendInParts } from '../trade/send-in-parts'
import type { TriableOrder } from '../trade/trade'

const redeemOrder = (box: LootboxEntry, ids: readonly LocalId[]): TriableOrder => ({
  kind: 'redeem',
  component: box.componentAddress,
  ticketResource: box.ticketAddress,
  ids,
})

/** Choose, hand in, see the message for 2 seconds; then the dialog closes when nothing is left to redeem (trap T37). */
export function useRedeem({ onMore }: { onMore: () => void }) {
  const storefront = useStorefront()
  const { flags, holdings$ } = storefront
  const { revealed } = useStore(holdings$)
  const box = useStore(storefront.box$)?.box
  const ids = revealed.map((ticket) => ticket.non_fungible_id)
  const selection = useSelection(ids)
  const { message, show } = usePassingMessage()
  const [receipts, setReceipts] = useState<readonly string[]>([])

  const chosen = ids.filter((id) => selection.chosen.includes(id))
  const parts = splitTickets(chosen)
  const [first] = parts

  const redeem = async () => {
    if (box === undefined || chosen.length === 0) return
    const { done, results } = await sendInParts(parts, (part) => storefront.order(redeemOrder(box, part)))
    if (done.length === 0) return
    setReceipts(results.map(({ intentHash }) => intentHash))
    selection.reset()
    const some = done.length < chosen.length ? `: ${done.length} of ${chosen.length}` : ''
    await show(`${words.redeemed}${some}`, () => {
      if (holdings$.get().revealed.length === 0) flags.redeemModal.hide()
      else onMore()
    })
  }
  return {
    ids,
    tickets: revealed.filter((ticket) => selection.chosen.includes(ticket.non_fungible_id)),
    selection,
    message,
    /** Transaction ids of the last redemption. */
    receipts,
    /** How many transactions the chosen tickets take. */
    parts: parts.length,
    /** The first transaction of it; the others are like it. */
    order: box && first && redeemOrder(box, first),
    redeem,
    box,
  }
}
