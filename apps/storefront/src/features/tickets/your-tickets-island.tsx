'use client'

import { Button, YourTickets } from '@lootboxes/ui'
import { useState } from 'react'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'

/** As many as a page can show before they are in its way. */
const most = 60

/** The connected account's tickets of this box; nothing while nobody is connected. */
export function YourTicketsIsland() {
  const { holdings$, draw$, box$, lootbox$ } = useStorefront()
  const { account, status, unrevealed, revealed, opened } = useStore(holdings$)
  const isUnread = useStore(lootbox$).status === 'failed' || status === 'failed'
  const draw = useStore(draw$)
  const box = useStore(box$)?.box
  if (account === undefined || box === undefined) return null
  const drawn = new Set<string>(revealed.map(({ non_fungible_id }) => non_fungible_id))
  const watched = draw.status === 'waiting' || draw.status === 'late' ? draw.ids : []
  const waiting = [...new Set<string>([...watched, ...opened])].filter((id) => !drawn.has(id))
  const tickets = [
    ...revealed.map(({ non_fungible_id: id }) => ({ id, state: 'revealed' as const })),
    ...waiting.map((id) => ({ id, state: 'opened' as const })),
    ...unrevealed.map((id) => ({ id, state: 'unrevealed' as const })),
  ]
  return (
    <YourTickets
      id="tickets"
      boxTitle={box.name}
      picture={box.bigImage}
      actions={<RetryRead isUnread={isUnread} />}
      {...(isUnread
        ? { emptyTitle: 'Your tickets could not be read', emptyText: 'What you hold is safe: the ledger has it.' }
        : {})}
      // The dialogs list them all.
      lede={tickets.length > most && `${tickets.length} tickets. These are the first ${most}.`}
      tickets={tickets.slice(0, most)}
    />
  )
}

/** Asks again for what could not be read (trap T29); stays in place while it is asking, so that focus does. */
function RetryRead({ isUnread }: { isUnread: boolean }) {
  const { refresh } = useStorefront()
  const [busy, setBusy] = useState(false)
  if (!isUnread && !busy) return null
  const retry = async () => {
    setBusy(true)
    await refresh()
    setBusy(false)
  }
  return (
    <Button size="small" busy={busy} onClick={() => void retry()}>
      Retry
    </Button>
  )
}
