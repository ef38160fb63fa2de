'use client'

import { useHoldings, useUnseenReveals } from '@lootboxes/lootbox/react'
import { Button, FloatingActions, Link } from '@lootboxes/ui'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { ticketsPath } from '@/config/paths'
import { startWith$ } from './start-with'

/**
 * Buttons at the bottom left, each only while the account holds such tickets (spec section 2). A press reveals or redeems
 * nothing yet: it opens a list with the first ticket selected (spec L73). While a panel offers the next step, the button of the
 * panel is the only coloured one.
 */
export function FloatingButtons() {
  const { flags, done$ } = useClient()
  const isBesidePanel = useStore(done$) !== undefined
  const { walletModal, redeemModal } = flags
  const { account, unrevealed, revealed } = useHoldings()
  const { ids: untorn } = useUnseenReveals()
  const tear = () => {
    startWith$.set('tear')
    walletModal.show()
  }
  if (unrevealed.length === 0 && revealed.length === 0 && untorn.length === 0) return null
  return (
    <FloatingActions className="pointer-events-auto">
      {untorn.length > 0 ? (
        <Button variant={isBesidePanel ? 'outline' : 'stub'} onClick={tear} aria-haspopup="dialog">
          Tear now
          <span className="figure" aria-hidden>
            {untorn.length}
          </span>
        </Button>
      ) : null}
      {unrevealed.length > 0 ? (
        <Button variant={isBesidePanel ? 'outline' : 'stub'} onClick={walletModal.show} aria-haspopup="dialog">
          {words.revealTicket}
          <Choice of={unrevealed.length} />
        </Button>
      ) : null}
      {revealed.length > 0 ? (
        <Button variant={isBesidePanel ? 'outline' : 'primary'} onClick={redeemModal.show} aria-haspopup="dialog">
          {words.collectLoot}
          <Choice of={revealed.length} />
        </Button>
      ) : null}
      {/* A phone has room for the buttons only. */}
      {account === undefined ? null : (
        <Link href={ticketsPath(account)} className="self-center px-2 max-sm:hidden">
          All your tickets
        </Link>
      )}
    </FloatingActions>
  )
}

/** The tickets of the list that the button opens. Hidden from screen readers, which read them there. */
const Choice = ({ of }: { of: number }) => (
  <span className="text-sm" aria-hidden>
    {of === 1 ? '1 ticket' : `choose from ${of}`}
  </span>
)
