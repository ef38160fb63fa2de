'use client'

import { Button, FloatingActions } from '@lootboxes/ui'
import { words } from '@/words'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'

/** Bottom left, each only while the wallet holds such tickets (spec section 2). */
export function FloatingButtonsIsland() {
  const { flags, holdings$ } = useStorefront()
  const { unrevealed, revealed } = useStore(holdings$)
  if (unrevealed.length === 0 && revealed.length === 0) return null
  return (
    <FloatingActions>
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
    </FloatingActions>
  )
}
