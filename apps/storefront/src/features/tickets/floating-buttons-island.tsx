'use client'

import { Button } from '@lootboxes/ui'
import { words } from '@/words'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'

/** Bottom left, each only while the wallet holds such tickets (spec section 2). */
export function FloatingButtonsIsland() {
  const { flags, holdings$ } = useStorefront()
  const { unrevealed, revealed } = useStore(holdings$)
  if (unrevealed.length === 0 && revealed.length === 0) return null
  return (
    <aside aria-label="Your tickets" className="fixed bottom-4 left-4 z-40 flex flex-col items-start gap-2">
      {unrevealed.length > 0 ? (
        <Button look="stub" onClick={flags.walletModal.show} aria-haspopup="dialog">
          {words.revealTicket}
          <span className="figure" aria-hidden>
            {unrevealed.length}
          </span>
        </Button>
      ) : null}
      {revealed.length > 0 ? (
        <Button look="primary" onClick={flags.redeemModal.show} aria-haspopup="dialog">
          {words.collectLoot}
          <span className="figure" aria-hidden>
            {revealed.length}
          </span>
        </Button>
      ) : null}
    </aside>
  )
}
