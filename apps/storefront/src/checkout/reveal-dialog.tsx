'use client'

import { useAccount, useHoldings, useReveal, useUnseenReveals } from '@lootboxes/lootbox/react'
import { Button, Dialog, DialogContent, TicketShelf } from '@lootboxes/ui'
import { useState } from 'react'
import { useModalGuards, useReturnFocus } from '@/client/dialogs'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { ChosenCount } from '@/tickets/chosen-count'
import { useStart } from '@/tickets/start-with'
import { OpenOrderNote } from './open-order-note'
import { OrderTrouble } from './order-trouble'
import { type Opened, RevealResult } from './reveal-result'
import { PartsNote, PayerChanged, useSelection } from './selection'

const openOrderId = 'reveal-open-order'

/** Each ticket of the parts that were sent, with the transaction that opened it. */
const openedBy = (parts: readonly (readonly string[])[], sent: readonly { transactionIntentHash: string }[]) =>
  Object.fromEntries(
    sent.flatMap(({ transactionIntentHash: hash }, place) => (parts[place] ?? []).map((id) => [id, hash])),
  )

/** Modal 2 of the spec: choose unrevealed tickets, open them, wait for the draws. */
export function RevealDialog() {
  const { flags, box$ } = useClient()
  const account = useAccount()
  const { unrevealed } = useHoldings()
  const box = useStore(box$)?.box
  const { reveal, openOrder, state } = useReveal(box)
  const isUnconfirmed = openOrder?.isConfirmed === false
  const untorn = useUnseenReveals()
  const start = useStart()
  const { chosen, parts, choose } = useSelection(unrevealed, start)
  const [opened, setOpened] = useState<Opened | undefined>(undefined)
  const tearNow = () =>
    setOpened({
      ids: untorn.ids,
      chosen: untorn.ids.length,
      payerChanged: false,
      receipts: untorn.transactions,
      isNew: false,
    })
  // “Tear now” opens the stage as soon as the tickets to tear are known.
  const [isAwaited, setAwaited] = useState(start === 'tear')
  if (isAwaited && untorn.ids.length > 0) {
    setAwaited(false)
    tearNow()
  }
  const { onCloseAutoFocus } = useReturnFocus()
  const guards = useModalGuards()
  const shown = { title: box?.name ?? '', picture: box?.bigImage }

  const open = async () => {
    if (chosen.length === 0 || isUnconfirmed) return
    // The overlay shows it after the signature.
    void import('./reveal-scene').catch(() => undefined)
    const sent = await reveal(chosen)
    untorn.add(openedBy(parts, sent.results))
    setOpened({
      ids: sent.done,
      chosen: chosen.length,
      payerChanged: sent.ended.status === 'payer-changed',
      receipts: sent.results.map(({ transactionIntentHash }) => transactionIntentHash),
      isNew: true,
    })
  }
  const isOnStage = opened !== undefined && opened.ids.length > 0
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : flags.walletModal.hide())}>
      <DialogContent
        title={words.revealTitle}
        description={isOnStage ? undefined : account && `Tickets of ${account.label}`}
        onCloseAutoFocus={onCloseAutoFocus}
        {...guards}
        {...(isOnStage ? { size: 'stage' as const } : {})}
      >
        {opened?.payerChanged ? <PayerChanged /> : null}
        {isOnStage ? (
          <RevealResult key={opened.ids.join()} opened={opened} onSeen={untorn.markSeen} {...shown} />
        ) : (
          <>
            {untorn.ids.length === 0 ? null : (
              <div className="flex flex-wrap items-center justify-between gap-3 border-stub border-l-4 pl-4">
                <p>
                  {untorn.ids.length === 1
                    ? 'One ticket is opened and not torn yet.'
                    : `${untorn.ids.length} tickets are opened and not torn yet.`}
                </p>
                <Button size="small" variant="stub" onClick={tearNow}>
                  Tear now
                </Button>
              </div>
            )}
            <TicketShelf
              legend="Unrevealed tickets"
              {...shown}
              tickets={unrevealed.map((id) => ({ id }))}
              selected={chosen}
              onSelectedChange={choose}
              selectedLabel={words.selectedTickets}
              empty={<p>No unrevealed tickets in this account.</p>}
            />
            {chosen.length === 0 ? <p className="text-ink-soft text-sm">Choose at least one ticket.</p> : null}
            <PartsNote count={parts.length} />
            <OrderTrouble kind="reveal" />
            {openOrder === undefined ? null : <OpenOrderNote id={openOrderId} order={openOrder} />}
            {/* Sticky, so that the button stays in sight under a long list. */}
            <div className="sticky -bottom-3 z-10 -mx-5 border-rule border-t-[1.5px] bg-card px-5 pt-3 pb-4 sm:-bottom-6 sm:-mx-8 sm:px-8">
              <Button
                variant="primary"
                wide
                busy={state.step !== 'idle'}
                aria-disabled={chosen.length === 0 || isUnconfirmed}
                aria-describedby={isUnconfirmed ? openOrderId : undefined}
                onClick={() => void open()}
              >
                {words.revealTickets}
                <ChosenCount chosen={chosen.length} of={unrevealed.length} />
              </Button>
            </div>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
