'use client'

import '@lootboxes/ui/reveal.css'
import { isPending, shareCard } from '@lootboxes/lootbox/client'
import { Button, ButtonLink, kindsIn, RevealStage, turningOrder, useRemembered } from '@lootboxes/ui'
import { useEffect, useState } from 'react'
import { usePassingMessage } from '@/client/dialogs'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { cardPath, receiptPath, spreadCardPath } from '@/config/paths'
import { skipKey, soundKey } from '@/config/storage-keys'
import { startWith$ } from '@/tickets/start-with'
import { type useAlbum, useAlbumPath } from '@/tickets/use-album'
import { Receipts } from './receipts'
import { useElapsed } from './use-elapsed'
import { type DrawnLoot, useStageLoot } from './use-stage-loot'

/** The result of a reveal: the ids that were opened, how many were chosen, and the transactions. */
export type Opened = {
  ids: readonly string[]
  chosen: number
  payerChanged: boolean
  receipts: readonly string[]
  /** The transactions were committed just now, not in an earlier visit. */
  isNew: boolean
}

/** Milliseconds that the dialog waits for a draw before it says that the draw takes long. */
const lateMs = 600_000

export type RevealResultProps = {
  opened: Opened
  title: string
  picture: string | undefined
  onSeen: (ids: readonly string[]) => void
}

/** Shown after a committed reveal: the user tears the tickets while the ledger draws in a later transaction (trap T2). */
export function RevealResult({ opened, title, picture, onSeen }: RevealResultProps) {
  const { ids, receipts } = opened
  const { flags, orderState$ } = useClient()
  const [torn, setTorn] = useState(false)
  const [skip, setSkip] = useRemembered(skipKey)
  const [sound, setSound] = useRemembered(soundKey)
  // The draw takes unusually long.
  const isLate = useElapsed(lateMs)
  // The waiting overlay closes when the order ends.
  const isCovered = isPending(useStore(orderState$))
  const { hasDraws, loot, album } = useStageLoot(ids)
  const committed = useCommitted(opened)
  const done = (isPrimary: boolean) => (
    <Button variant={isPrimary ? 'primary' : 'quiet'} size="small" onClick={flags.walletModal.hide}>
      {words.done}
    </Button>
  )
  if (isLate && !hasDraws)
    return (
      <div className="m-auto flex max-w-md flex-col items-start gap-4 p-6 text-ink">
        <p>The box has not chosen yet. Nothing is lost: {words.collectLoot} appears when it has.</p>
        {done(true)}
      </div>
    )
  return (
    <RevealStage
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
      status={committed === undefined ? undefined : <p role="status">{committed}</p>}
      exit={done(false)}
      covered={isCovered}
    >
      {loot === undefined ? null : (
        <AfterReveal ids={ids} loot={loot} album={album} boxTitle={title} receipts={receipts} />
      )}
    </RevealStage>
  )
}

/** The message of the specification, for 2 seconds after the commit. */
function useCommitted({ ids, chosen, isNew }: Opened): string | undefined {
  const { message, show } = usePassingMessage()
  const [sentence] = useState(`${words.revealed}${ids.length < chosen ? `: ${ids.length} of ${chosen}` : ''}`)
  useEffect(() => {
    if (isNew) void show(sentence)
  }, [isNew, show, sentence])
  return message
}

type AfterRevealProps = {
  ids: readonly string[]
  loot: readonly DrawnLoot[]
  album: ReturnType<typeof useAlbum>
  boxTitle: string
  receipts: readonly string[]
}

/** Offers to redeem and share the drawn loot, to see the album, and to verify the draw. */
function AfterReveal({ ids, loot, album, boxTitle, receipts }: AfterRevealProps) {
  const { flags } = useClient()
  const path = useAlbumPath()
  const { share, isSharing, shareResult } = useShare({ loot, boxTitle, receipt: receipts[0] })
  const redeem = () => {
    flags.walletModal.hide()
    startWith$.set({ these: ids })
    flags.redeemModal.show()
  }
  return (
    <div className="grid w-full max-w-md grid-cols-2 gap-2.5">
      <Button variant="primary" size="large" className="col-span-2" onClick={redeem}>
        {loot.length === 1 ? 'Redeem now' : loot.length === 2 ? 'Redeem both' : `Redeem all ${loot.length}`}
      </Button>
      <Button busy={isSharing} onClick={() => void share()}>
        {loot.length === 1 ? 'Share it' : 'Share them'}
      </Button>
      {path === undefined ? null : (
        <ButtonLink href={path} onClick={flags.walletModal.hide}>
          {/* Without the draws of these cards the count would be that of an earlier time. */}
          Album{album && loot.every((one) => one.album) ? ` ${kindsIn(album)}/${album.kinds.length}` : ''}
        </ButtonLink>
      )}
      <p className="col-span-2 text-center text-sm">
        <Receipts hashes={receipts} only="See the receipt" />
        {/* Has its line from the start, so that the result moves nothing. */}
        <span role="status" className="block min-h-[1lh]">
          {shareResult}
        </span>
      </p>
    </div>
  )
}

/** Most cards of one shared picture. */
const MAX_SHARED = 5

type ShareOptions = Pick<AfterRevealProps, 'loot' | 'boxTitle'> & { receipt: string | undefined }

/** Shares all cards as one picture; a single one as its own card. */
function useShare({ loot, boxTitle, receipt }: ShareOptions) {
  const { log } = useClient()
  const [shareResult, setShareResult] = useState('')
  const [isSharing, setSharing] = useState(false)
  const share = async () => {
    const [best] = loot
    if (best === undefined) return
    const path = receipt === undefined ? '/' : receiptPath(receipt)
    setSharing(true)
    try {
      const done = await shareCard({
        name: loot.length === 1 ? best.name : `${loot.length} cards`,
        boxTitle,
        card:
          loot.length === 1
            ? cardPath(best.resource, best.id)
            : spreadCardPath(turningOrder(loot).toReversed().slice(0, MAX_SHARED)),
        link: new URL(path, location.href).href,
      })
      setShareResult(done === 'saved' ? 'The picture is in your downloads.' : 'The picture is shared.')
    } catch (cause) {
      // The user closed the share sheet.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      log('The card could not be shared.', cause)
      setShareResult('The card could not be loaded. Try again in a moment.')
    } finally {
      setSharing(false)
    }
  }
  return { share, isSharing, shareResult }
}
