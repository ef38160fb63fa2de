'use client'

import { YourTickets } from '@lootboxes/ui'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'

/** The connected account's tickets of this box; nothing while nobody is connected. */
export function YourTicketsIsland() {
  const { holdings$, draw$, box$ } = useStorefront()
  const { account, unrevealed, revealed } = useStore(holdings$)
  const draw = useStore(draw$)
  const box = useStore(box$)?.box
  if (account === undefined || box === undefined) return null
  const waiting = draw.status === 'waiting' || draw.status === 'late' ? draw.ids : []
  return (
    <YourTickets
      id="tickets"
      boxTitle={box.name}
      picture={box.bigImage}
      tickets={[
        ...revealed.map(({ non_fungible_id: id }) => ({ id, state: 'revealed' as const })),
        ...waiting.map((id) => ({ id, state: 'opened' as const })),
        ...unrevealed.map((id) => ({ id, state: 'unrevealed' as const })),
      ].slice(0, 60)}
    />
  )
}
