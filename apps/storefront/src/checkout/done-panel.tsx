'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import { useAccount, useHoldings } from '@lootboxes/lootbox/react'
import {
  Button,
  ButtonLink,
  countText,
  formatCount,
  kindsIn,
  LootTiles,
  NextStep,
  newKindsOf,
  TicketFan,
} from '@lootboxes/ui'
import { useEffect } from 'react'
import { type Done, nextStepId } from '@/client/client'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { startWith$ } from '@/tickets/start-with'
import { useAlbum, useAlbumPath } from '@/tickets/use-album'
import { Receipts } from './receipts'
import { redeemedText } from './redeemed-text'

/** The largest number of tiles. */
const maxShown = 6
/** Tickets named. */
const maxNamed = 3

/** Shown after a purchase or a redemption whose dialog has closed: the result and the next step. */
export function DonePanel() {
  const { done$, flags } = useClient()
  const done = useStore(done$)
  const { buyModal, walletModal, redeemModal } = flags
  const [buys, reveals, redeems] = [
    useStore(buyModal.shown$),
    useStore(walletModal.shown$),
    useStore(redeemModal.shown$),
  ]
  const account = useAccount()
  // Closes when the user opens the next dialog or disconnects.
  const isOver = buys || reveals || redeems || account === undefined
  useEffect(() => {
    if (isOver) done$.set(undefined)
  }, [done$, isOver])
  if (done === undefined) return null
  return (
    <div className="pointer-events-auto mx-3 pb-3 sm:ml-auto sm:w-[26rem]">
      {done.kind === 'bought' ? <Bought done={done} /> : <Redeemed done={done} />}
    </div>
  )
}

/** Focuses the next step, unless the user has moved the focus elsewhere. */
function useFocusOnNextStep(opener: Done['opener']) {
  useEffect(() => {
    const { activeElement: active, body } = document
    if (opener !== undefined && (active === body || active === opener))
      document.getElementById(nextStepId)?.focus({ preventScroll: true })
  }, [opener])
}

const serial = (id: string) => Number(/\d+/.exec(id)?.[0] ?? 0)

function Bought({ done: { count, receipts, opener } }: { done: Extract<Done, { kind: 'bought' }> }) {
  const { flags, box$, done$ } = useClient()
  const account = useAccount()
  const { unrevealed, status } = useHoldings()
  const box = useStore(box$)?.box
  useFocusOnNextStep(opener)
  // The tickets with the highest serial numbers are the new ones, if the account could be read after the purchase.
  const latest = status === 'failed' ? [] : unrevealed.toSorted((a, b) => serial(a) - serial(b)).slice(-count)
  const ids = displayLocalIds(latest, { max: maxNamed })
  const close = () => done$.set(undefined)
  const reveal = () => {
    close()
    startWith$.set({ these: latest })
    flags.walletModal.show()
  }
  return (
    <NextStep
      title={
        count > 1 ? `${formatCount(count)} tickets are yours` : ids ? `Ticket ${ids} is yours` : 'The ticket is yours'
      }
      text={account && `Now in ${account.label}${count > 1 && ids ? `: ${ids}` : ''}.`}
      picture={
        latest.length === 0 ? undefined : (
          <TicketFan
            ids={latest}
            title={box?.name ?? ''}
            picture={box?.bigImage}
            className="mx-auto -mt-5 mb-2 max-w-72 [@media(height<=40rem)]:hidden"
          />
        )
      }
      onClose={close}
      actions={
        <>
          <Button id={nextStepId} variant="primary" onClick={reveal}>
            {words.revealTickets}
          </Button>
          <Receipts hashes={receipts} />
        </>
      }
    />
  )
}

function Redeemed({ done: { loot, receipts, opener } }: { done: Extract<Done, { kind: 'redeemed' }> }) {
  const { done$ } = useClient()
  const account = useAccount()
  const path = useAlbumPath()
  useFocusOnNextStep(opener)
  const album = useAlbum()
  const found = album === undefined ? 0 : newKindsOf(loot, album)
  const close = () => done$.set(undefined)
  const ids = [...new Set(loot.map(({ ticketId }) => ticketId))]
  return (
    <NextStep
      title={redeemedText(loot)}
      text={
        account && (
          <>
            {ids.length === 0
              ? null
              : `For ${ids.length === 1 ? 'ticket' : 'tickets'} ${displayLocalIds(ids, { max: maxNamed })}. `}
            Now in {account.label}.
            {album === undefined || found === 0 ? null : (
              <strong className="block font-semibold text-leaf">
                {countText(found, 'new kind')} · {kindsIn(album)} of {album.kinds.length} in the album
              </strong>
            )}
          </>
        )
      }
      picture={<LootTiles loot={loot} max={maxShown} isHand={loot.length > 3} className="grid-cols-3" />}
      onClose={close}
      actions={
        <>
          {path && (
            <ButtonLink id={nextStepId} variant="primary" href={found > 0 ? `${path}#new` : path}>
              Open the album
            </ButtonLink>
          )}
          <Receipts hashes={receipts} />
        </>
      }
    />
  )
}
