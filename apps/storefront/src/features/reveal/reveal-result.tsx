'use client'

import { Button, RevealStage } from '@lootboxes/ui'
import { useMemo, useState } from 'react'
import { words } from '@/words'
import type { HeldLoot } from '../account/holdings'
import { useLoot } from '../loot/use-loot'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import type { Draw } from '../trade/watch-draws'
import { useSkip } from './use-skip'

const none: readonly HeldLoot[] = []

export type RevealResultProps = {
  opened: readonly string[]
  /** How many were to be opened. */
  asked: number
  draw: Draw
  title: string
  picture: string | undefined
}

/** The reveal is committed: tear the stubs while the ledger draws in a transaction of its own (trap T2). */
export function RevealResult({ opened, asked, draw, title, picture }: RevealResultProps) {
  const { flags, holdings$ } = useStorefront()
  const { revealed } = useStore(holdings$)
  const [torn, setTorn] = useState(false)
  const [skip, setSkip] = useSkip()
  // Many tickets are opened in several transactions: what the first of them drew is in the account by now.
  const tickets = useMemo(() => {
    const drawn = draw.status === 'drawn' ? draw.tickets : none
    const known = new Map<string, HeldLoot>([...revealed, ...drawn].map((ticket) => [ticket.non_fungible_id, ticket]))
    const found = opened.flatMap((id) => known.get(id) ?? [])
    return found.length === opened.length ? found : none
  }, [draw, opened, revealed])
  const loot = useLoot(tickets)
  const seeLoot = () => {
    flags.walletModal.hide()
    flags.redeemModal.show()
  }
  const shown =
    tickets.length > 0 && loot !== undefined
      ? loot.map((one) => ({
          ...one,
          key: `${one.resource}:${one.id}`,
          note: <span className="figure">{one.id}</span>,
        }))
      : undefined
  return (
    <>
      <p role="status" className="heading text-leaf text-xl">
        {words.revealed}
        {opened.length < asked ? `: ${opened.length} of ${asked}` : ''}
      </p>
      {draw.status === 'late' && tickets.length === 0 ? (
        <p>The ledger has not drawn yet. Nothing is lost: {words.collectLoot} appears when it has.</p>
      ) : (
        <RevealStage
          tickets={opened}
          title={title}
          picture={picture}
          torn={torn}
          onTear={() => setTorn(true)}
          loot={shown}
          skip={skip}
          onSkipChange={setSkip}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look={draw.status === 'late' && tickets.length === 0 ? 'primary' : 'outline'}
          onClick={flags.walletModal.hide}
        >
          {words.done}
        </Button>
        {torn && shown ? (
          <Button look="primary" onClick={seeLoot}>
            See your loot
          </Button>
        ) : null}
      </div>
    </>
  )
}
