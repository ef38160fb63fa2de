'use client'

import type { OrderState } from '@lootboxes/lootbox/client'
import { Button, WaitingOverlay as Frame, type TxStage } from '@lootboxes/ui'
import { useRequestItems } from '@lootboxes/wallet-connector/react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/client/lazy-part'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { useWalletHelp } from '@/wallet/wallet-help'

const RevealScene = lazyPart(async () => (await import('./reveal-scene')).RevealScene)

/** Returns the current stage of an order. */
export const stageOf = (state: OrderState): TxStage => {
  switch (state.step) {
    case 'idle':
    case 'asking-club':
      return 'sent'
    case 'awaiting-wallet':
      return ({ sent: 'sent', 'received-by-extension': 'extension', 'received-by-wallet': 'wallet' } as const)[
        state.progress
      ]
    case 'confirming':
      return 'confirming'
  }
}

function useSeconds(since: number): number {
  const { clock } = useClient()
  const [now, setNow] = useState(clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  return Math.max(0, Math.floor((now - since) / 1000))
}

/** Shown while a transaction is pending (spec section 2, modal 4). Esc hides it; only Cancel cancels the request (T51). */
export function WaitingOverlay() {
  const state = useStore(useClient().orderState$)
  return state.step === 'idle' ? null : <Waiting state={state} />
}

/** After this time the overlay says that it takes longer than usual. */
const unusualSeconds = 12

/** Counts from the signature, because the time before it depends on the user. */
function Signed() {
  const { clock } = useClient()
  const [since] = useState(() => clock.now())
  const isUnusual = useSeconds(since) >= unusualSeconds
  return (
    <p role="status">
      {isUnusual
        ? 'Signed. This takes longer than usual: the ledger may be away. This page keeps asking, and closing it loses nothing.'
        : 'Signed. Waiting for the ledger, which usually takes seconds.'}
    </p>
  )
}

function Waiting({ state }: { state: Exclude<OrderState, { step: 'idle' }> }) {
  const { overlay$, box$ } = useClient()
  const picture = useStore(box$)?.box?.bigImage
  const { items, cancel } = useRequestItems()
  const request = items.find(({ type, status }) => type === 'sendTransaction' && status === 'pending')
  const walletHelp = useWalletHelp()
  const hide = () => overlay$.set(false)
  const { order } = state
  const isSealed = state.step === 'confirming' && order.kind === 'reveal'
  const atWallet = state.step === 'awaiting-wallet'
  return (
    <Frame
      open={useStore(overlay$)}
      onHide={hide}
      scene={
        isSealed ? (
          <Suspense fallback={<div data-theme="dark" className="min-h-dvh bg-paper" />}>
            <RevealScene order={order} status={<Signed key={state.transactionIntentHash} />} onHide={hide} />
          </Suspense>
        ) : undefined
      }
      title={
        state.step !== 'confirming' ? (
          words.checkWallet
        ) : (
          // The heading follows the step; the name of the dialog stays the sentence of the specification.
          <>
            <span className="sr-only">{words.checkWallet}</span>
            <span aria-hidden>Waiting for the ledger</span>
          </>
        )
      }
      // The dialog underneath disables pointer events outside itself.
      dialogProps={{ className: 'pointer-events-auto' }}
      picture={picture}
      stage={stageOf(state)}
      summary={state.step === 'confirming' ? <Signed key={state.transactionIntentHash} /> : undefined}
      elapsedSeconds={useSeconds(state.startedAt)}
      help={
        atWallet && walletHelp?.request !== undefined ? (
          <div className="flex flex-col items-start gap-3">
            <p>{walletHelp.text}</p>
            {walletHelp.action}
          </div>
        ) : undefined
      }
      helpAfterSeconds={0}
      actions={
        <>
          {atWallet && state.canCancel && request !== undefined ? (
            // Works while the wallet can still cancel the request (trap T38).
            <Button onClick={() => cancel(request.id)}>Cancel</Button>
          ) : null}
          <Button onClick={hide}>Hide</Button>
        </>
      }
    />
  )
}
