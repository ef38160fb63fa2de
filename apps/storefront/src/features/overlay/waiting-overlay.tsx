'use client'

import { Button, Dialog, DialogContent } from '@lootboxes/ui'
import { useEffect, useState } from 'react'
import { words } from '@/words'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import type { Trade } from '../trade/trade'

const steps = ['Request sent', 'Extension has it', 'Wallet has it', 'Signed', 'Ledger confirms'] as const

/** How many steps are behind us. */
export const stepsDone = (trade: Trade): number => {
  switch (trade.step) {
    case 'idle':
    case 'asking-club':
      return 0
    case 'awaiting-wallet':
      return { sent: 1, 'received-by-extension': 2, 'received-by-wallet': 3 }[trade.progress]
    case 'confirming':
      return 4
  }
}

const helpAfterMs = 10_000

function useElapsed(since: number): number {
  const { clock } = useStorefront()
  const [now, setNow] = useState(clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  return Math.max(0, now - since)
}

/** While a transaction is pending (spec section 2, modal 4). Esc hides it; only Cancel takes the request back (T51). */
export function WaitingOverlay() {
  const storefront = useStorefront()
  const trade = useStore(storefront.trade$)
  const [hidden, setHidden] = useState(false)
  const pending = trade.step !== 'idle'
  useEffect(() => {
    if (!pending) setHidden(false)
  }, [pending])
  if (trade.step === 'idle') return null
  return (
    <Dialog open={!hidden} onOpenChange={(open) => setHidden(!open)}>
      <DialogContent
        hideClose
        title={words.checkWallet}
        className="min-h-[60dvh] justify-center text-center"
        onPointerDownOutside={(event) => event.preventDefault()}
      >
        <WaitingSteps trade={trade} />
        <div className="flex justify-center gap-3">
          {trade.step === 'awaiting-wallet' && trade.canCancel ? (
            <Button onClick={() => void storefront.cancelOrder()}>Cancel</Button>
          ) : null}
          <Button look="quiet" onClick={() => setHidden(true)}>
            Hide
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}

function WaitingSteps({ trade }: { trade: Exclude<Trade, { step: 'idle' }> }) {
  const elapsedMs = useElapsed(trade.startedAt)
  const done = stepsDone(trade)
  const unseenByWallet = trade.step === 'awaiting-wallet' && trade.progress !== 'received-by-wallet'
  return (
    <>
      <ol className="mx-auto flex flex-col gap-2 text-left">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === done ? 'step' : undefined}
            className={index < done ? 'font-semibold' : 'text-ink-soft'}
          >
            <span aria-hidden className="figure mr-3">
              {index < done ? '✓' : '·'}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="figure text-ink-soft" aria-hidden>
        {Math.floor(elapsedMs / 1000)} s
      </p>
      {elapsedMs >= helpAfterMs && unseenByWallet ? (
        <p role="status">Nothing in your wallet? Open the app, and keep phone and computer on the same network.</p>
      ) : null}
    </>
  )
}
