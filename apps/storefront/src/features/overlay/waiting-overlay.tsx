'use client'

import { Button, WaitingOverlay as Frame, type TxStage } from '@lootboxes/ui'
import { useEffect, useState } from 'react'
import { words } from '@/words'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import type { Trade } from '../trade/trade'

/** The stage that is under way. */
export const stageOf = (trade: Trade): TxStage => {
  switch (trade.step) {
    case 'idle':
    case 'asking-club':
      return 'sent'
    case 'awaiting-wallet':
      return ({ sent: 'sent', 'received-by-extension': 'extension', 'received-by-wallet': 'wallet' } as const)[
        trade.progress
      ]
    case 'confirming':
      return 'confirming'
  }
}

function useSeconds(since: number): number {
  const { clock } = useStorefront()
  const [now, setNow] = useState(clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  return Math.max(0, Math.floor((now - since) / 1000))
}

/** While a transaction is pending (spec section 2, modal 4). Esc hides it; only Cancel takes the request back (T51). */
export function WaitingOverlay() {
  const { trade$ } = useStorefront()
  const trade = useStore(trade$)
  return trade.step === 'idle' ? null : <Waiting trade={trade} />
}

function Waiting({ trade }: { trade: Exclude<Trade, { step: 'idle' }> }) {
  const { overlay$, cancelOrder } = useStorefront()
  const hide = () => overlay$.set(false)
  const atWallet = trade.step === 'awaiting-wallet'
  return (
    <Frame
      open={useStore(overlay$)}
      onHide={hide}
      title={words.checkWallet}
      // The dialog underneath takes presses away from everything beside it.
      dialogProps={{ className: 'pointer-events-auto' }}
      stage={stageOf(trade)}
      elapsedSeconds={useSeconds(trade.startedAt)}
      help={
        atWallet && trade.progress !== 'received-by-wallet'
          ? 'Nothing in your wallet? Open the app, and keep phone and computer on the same network.'
          : undefined
      }
      actions={
        <>
          {atWallet && trade.canCancel ? <Button onClick={() => void cancelOrder()}>Cancel</Button> : null}
          <Button onClick={hide}>Hide</Button>
        </>
      }
    />
  )
}
