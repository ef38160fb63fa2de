'use client'

import { Button, Loading } from '@lootboxes/ui'
import { words } from '@/words'
import { LootCards } from '../loot/loot-cards'
import { useStorefront } from '../shop/shop-provider'
import type { Draw } from '../trade/watch-draws'

/** The reveal is committed; its result comes in a transaction of its own (trap T2). */
export function RevealResult({ opened, draw }: { opened: readonly string[]; draw: Draw }) {
  const { flags } = useStorefront()
  const seeLoot = () => {
    flags.walletModal.hide()
    flags.redeemModal.show()
  }
  return (
    <>
      <p role="status" className="heading text-xl">
        {words.revealed}
      </p>
      {draw.status === 'drawn' ? (
        <ul className="flex flex-col gap-4" aria-label="What was in them">
          {draw.tickets.map((ticket) => (
            <li key={ticket.non_fungible_id}>
              <LootCards ticket={ticket} />
            </li>
          ))}
        </ul>
      ) : draw.status === 'late' ? (
        <p>
          The ledger has not drawn yet. Your {opened.length === 1 ? 'ticket is' : 'tickets are'} safe; the loot appears
          under {words.collectLoot} when it has.
        </p>
      ) : (
        <Loading label="Opened. Waiting for the result">
          <p className="text-ink-soft">
            Opened. Waiting for the result. The ledger draws it in a transaction of its own, so nobody can peek.
          </p>
        </Loading>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={flags.walletModal.hide}>
          {words.done}
        </Button>
        {draw.status === 'drawn' ? <Button onClick={seeLoot}>See your loot</Button> : null}
      </div>
    </>
  )
}
