'use client'

import { splitTickets } from '@lootboxes/manifest'
import { useState } from 'react'
import { useSelection } from '../selection/use-selection'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { sendInParts } from '../trade/send-in-parts'

/** Choose, open, and stay for the result. `opened` are the ids of a committed reveal, of as many as `asked`. */
export function useReveal() {
  const storefront = useStorefront()
  const holdings = useStore(storefront.holdings$)
  const current = useStore(storefront.box$)
  const draw = useStore(storefront.draw$)
  const selection = useSelection(holdings.unrevealed)
  const [{ opened, asked }, setResult] = useState<{ opened: readonly string[]; asked: number }>({
    opened: [],
    asked: 0,
  })
  const chosen = holdings.unrevealed.filter((id) => selection.chosen.includes(id))
  const parts = splitTickets(chosen)

  const reveal = async () => {
    const box = current?.box
    if (box === undefined || chosen.length === 0) return
    const { componentAddress: component, ticketAddress: ticketResource } = box
    const { done } = await sendInParts(parts, (part) =>
      storefront.order({ kind: 'reveal', component, ticketResource, ids: part }),
    )
    setResult({ opened: done, asked: chosen.length })
  }
  return {
    ids: holdings.unrevealed,
    selection,
    reveal,
    /** How many transactions the chosen tickets take. */
    parts: parts.length,
    opened,
    asked,
    draw,
    box: current?.box,
  }
}
