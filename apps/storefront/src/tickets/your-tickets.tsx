'use client'

import { Button, YourTickets as Frame } from '@lootboxes/ui'
import { useState } from 'react'
import { refresh, useHoldings } from '@/client/holdings'
import { useClient, useStore } from '@/client/use-client'

/** As many as a page can show before they are in its way. */
const most = 60

/** The connected account's tickets of this box. */
export function YourTickets() {
  const { box$, lootbox$ } = useClient()
  const { account, status, unrevealed, revealed, opened } = useHoldings()
  const isUnread = useStore(lootbox$).status === 'failed' || status === 'failed'
  const box = useStore(box$)?.box
  if (account === undefined || box === undefined) return null
  const tickets = [
    ...revealed.map(({ non_fungible_id: id }) => ({ id, state: 'revealed' as const })),
    ...opened.map((id) => ({ id, state: 'opened' as const })),
    ...unrevealed.map((id) => ({ id, state: 'unrevealed' as const })),
  ]
  return (
    <Frame
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
  const client = useClient()
  const [busy, setBusy] = useState(false)
  if (!isUnread && !busy) return null
  const retry = async () => {
    setBusy(true)
    await refresh(client)
    setBusy(false)
  }
  return (
    <Button size="small" busy={busy} onClick={() => void retry()}>
      Retry
    </Button>
  )
}
