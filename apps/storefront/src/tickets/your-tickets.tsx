'use client'

import { useHoldings, useRefresh } from '@lootboxes/lootbox/react'
import { Button, YourTickets as Frame } from '@lootboxes/ui'
import { useState } from 'react'
import { useClient, useStore } from '@/client/use-client'
import { noTickets } from './no-tickets'

/** Tickets shown on a page; the dialogs list all of them. */
const maxShown = 60

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
      {...(isUnread || status === 'loading'
        ? {
            emptyTitle: noTickets(isUnread ? 'failed' : status, ''),
            emptyText: 'What you hold is safe: the ledger has it.',
          }
        : {})}
      lede={tickets.length > maxShown && `${tickets.length} tickets. These are the first ${maxShown}.`}
      tickets={tickets.slice(0, maxShown)}
    />
  )
}

/** Reads again after a failed read (trap T29). It stays mounted while it reads, so that it keeps the focus. */
function RetryRead({ isUnread }: { isUnread: boolean }) {
  const refresh = useRefresh()
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
