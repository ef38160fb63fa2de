'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import { isPending } from '@lootboxes/lootbox/client'
import { useDrawnTickets, useLoot } from '@lootboxes/lootbox/react'
import { Button, parseRarity, RevealStage, rarities, type StageLoot } from '@lootboxes/ui'
import { useEffect, useMemo, useState } from 'react'
import { useClient, useStore } from '@/client/use-client'
import { useRemembered } from '@/client/use-remembered'
import { words } from '@/config/copy'
import { cardPath } from '@/config/paths'
import { skipKey, soundKey } from '@/config/storage-keys'
import { startWith$ } from '@/tickets/start-with'
import { Receipts } from './receipts'
import { shareLoot } from './share-loot'

/** The result of a reveal: the ids that were opened, how many were chosen, and the transactions. */
export type Opened = {
  ids: readonly string[]
  chosen: number
  payerChanged: boolean
  receipts: readonly string[]
}

/** How long the dialog waits for a draw before it says that it takes long. */
const lateMs = 600_000

export type RevealResultProps = {
  opened: Opened
  title: string
  picture: string | undefined
  onSeen: (ids: readonly string[]) => void
}

/** Shown after a committed reveal: the user tears the tickets while the ledger draws in a later transaction (trap T2). */
export function RevealResult({ opened: { ids, chosen, receipts }, title, picture, onSeen }: RevealResultProps) {
  const { flags, orderState$ } = useClient()
  const [torn, setTorn] = useState(false)
  const [skip, setSkip] = useRemembered(skipKey)
  const [sound, setSound] = useRemembered(soundKey)
  const isLate = useLate()
  // The waiting overlay closes when the order ends.
  const isCovered = isPending(useStore(orderState$))
  const { tickets, loot } = useDrawn(ids)
  const isUndrawn = isLate && tickets.length === 0
  const done = (
    <Button variant={isUndrawn ? 'primary' : 'quiet'} size="small" onClick={flags.walletModal.hide}>
      {words.done}
    </Button>
  )
  const committed = (
    <span role="status">
      {words.revealed}
      {ids.length < chosen ? `: ${ids.length} of ${chosen}` : ''}
    </span>
  )
  if (isUndrawn)
    return (
      <>
        <p>{committed}</p>
        <p>The ledger has not drawn yet. Nothing is lost: {words.collectLoot} appears when it has.</p>
        {done}
      </>
    )
  return (
    <RevealStage
      className="grow"
      tickets={ids}
      title={title}
      picture={picture}
      torn={torn}
      onTear={() => setTorn(true)}
      loot={loot}
      onSeen={() => onSeen(ids)}
      skip={skip}
      onSkipChange={setSkip}
      sound={sound}
      onSoundChange={setSound}
      status={committed}
      exit={done}
      covered={isCovered}
    >
      {loot === undefined ? null : <AfterReveal ids={ids} loot={loot} boxTitle={title} receipts={receipts} />}
    </RevealStage>
  )
}

type DrawnLoot = StageLoot & {
  /** Path of the card to share. */
  card: string
}

/** The loot of opened tickets, once every ticket has its draw. */
function useDrawn(ids: readonly string[]) {
  const { box$ } = useClient()
  const chances = useStore(box$)?.facts?.chances
  const tickets = useDrawnTickets(ids)
  const read = useLoot(tickets)
  const loot = useMemo(
    () =>
      tickets.length === 0
        ? undefined
        : read?.map(({ name, description, picture, rarity: statedRarity, resource, id }): DrawnLoot => {
            const rarity = parseRarity(statedRarity)
            return {
              key: `${resource}:${id}`,
              card: cardPath(resource, id),
              name,
              picture,
              rarity,
              description,
              note: (
                <>
                  <span className="figure">{displayLocalIds([id])}</span>
                  {chances?.[rarity] === undefined ? null : <span>{chances[rarity]} for this edge</span>}
                </>
              ),
            }
          }),
    [tickets, read, chances],
  )
  return { tickets, loot }
}

type AfterRevealProps = {
  ids: readonly string[]
  loot: readonly DrawnLoot[]
  boxTitle: string
  receipts: readonly string[]
}

/** Offers to redeem, share and verify the drawn loot. */
function AfterReveal({ ids, loot, boxTitle, receipts }: AfterRevealProps) {
  const { flags, log } = useClient()
  const [shareResult, setShareResult] = useState('')
  const [isSharing, setSharing] = useState(false)
  const best = loot.toSorted((a, b) => rarities.indexOf(b.rarity) - rarities.indexOf(a.rarity))[0]
  const [receipt] = receipts
  const redeem = () => {
    flags.walletModal.hide()
    startWith$.set({ these: ids })
    flags.redeemModal.show()
  }
  const share = async () => {
    if (best === undefined) return
    const { name, card } = best
    const path = receipt === undefined ? '/' : `/receipt/${receipt}`
    setSharing(true)
    try {
      const done = await shareLoot({ name, boxTitle, card, link: new URL(path, location.href).href })
      setShareResult(done === 'saved' ? 'The card is saved as loot.png.' : '')
    } catch (cause) {
      // The user closed the share sheet.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      log('The card could not be shared.', cause)
      setShareResult('The card could not be loaded. Try again in a moment.')
    } finally {
      setSharing(false)
    }
  }
  return (
    <div className="flex w-full max-w-md flex-col items-center gap-1.5">
      <Button variant="primary" size="large" wide onClick={redeem}>
        {loot.length === 1 ? 'Redeem now' : loot.length === 2 ? 'Redeem both' : `Redeem all ${loot.length}`}
      </Button>
      <div className="flex flex-wrap items-center justify-center gap-x-5">
        <Button variant="quiet" size="small" busy={isSharing} onClick={() => void share()}>
          {loot.length === 1 ? 'Share it' : 'Share the best'}
        </Button>
        <Receipts hashes={receipts} only="See the receipt" className="text-sm" />
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {shareResult}
      </p>
    </div>
  )
}

/** Whether the draw takes unusually long. */
function useLate(): boolean {
  const { clock } = useClient()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    void clock.sleep(lateMs, ended.signal).then(
      () => setLate(true),
      () => undefined,
    )
    return () => ended.abort()
  }, [clock])
  return isLate
}
