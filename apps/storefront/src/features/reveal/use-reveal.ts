'use client'

import { splitTickets } from '@lootboxes/manifest'
import { useState } from 'react'
import { useSelection } from '../selection/use-selection'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { sendInParts } from '../trade/send-in-parts'

/** Choose, open, and stay for the result. `opened` are the ids of a committed reveal. */
export function useReveal() {
  const storefront = useStorefront()
  const holdings = useStore(storefront.holdings$)
  const current = useStore(storefront.box$)
  const draw = useStore(storefront.draw$)
  const selection = useSelection(holdings.unrevealed)
  const [opened, setOpened] = useState<readonly string[]>([])

  const reveal = async () => {
    const box = current?.box
    const ids = holdings.unrevealed.filter((id) => selection.chosen.includes(id))
    if (box === undefined || ids.length === 0) return
    const { componentAddress: component, ticketAddress: ticketResource } = box
    const open = await sendInParts(splitTickets(ids), (part) =>
      storefront.order({ kind: 'reveal', component, ticketResource, ids: part }),
    )
    setOpened(open)
  }
  return { ids: holdings.unrevealed, selection, reveal, opened, draw, box: current?.box }
}
