'use client'

import { isPending, revealOrder } from '@lootboxes/lootbox/client'
import { Button, Dialog, DialogContent, TicketShelf } from '@lootboxes/ui'
import { useState } from 'react'
import { useAccount } from '@/client/account'
import { useModalGuards, useReturnFocus } from '@/client/dialogs'
import { useHoldings } from '@/client/holdings'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { ChosenCount } from '@/tickets/chosen-count'
import { useStart } from '@/tickets/start-with'
import { useUntorn } from '@/tickets/untorn'
import { OpenOrderNote } from './open-order-note'
import { OrderTrouble } from './order-trouble'
import { type Opened, RevealResult } from './reveal-result'
import { PartsNote, PayerChanged, useSelection } from './selection'
import { useOpenOrder } from './use-open-order'
import { useOrder } from './use-order'

const openOrderId = 'reveal-open-order'

/** Each ticket of the parts that were sent, with the transaction that opened it. */
const openedBy = (parts: readonly (readonly string[])[], sent: readonly { transactionIntentHash: string }[]) =>
  Object.fromEntries(
    sent.flatMap(({ transactionIntentHash: hash }, place) => (parts[place] ?? []).map((id) => [id, hash])),
  )

/** Modal 2 of the spec: choose unrevealed tickets, open them, wait for what the ledger draws. */
export function RevealDialog() {
  const { flags, orderState$, box$ } = useClient()
  const account = useAccount()
  const pending = isPending(useStore(orderState$))
  const { unrevealed } = useHoldings()
  const box = useStore(box$)?.box
  const { orderInParts } = useOrder()
  const open = useOpenOrder('reveal', box?.componentAddress)
  const isUnconfirmed = open?.isConfirmed === false
  const untorn = useUntorn()
  const start = useStart()
  const { chosen, parts, choose } = useSelection(unrevealed, start)
  const [opened, setOpened] = useState<Opened | undefined>(undefined)
  const tearNow = () =>
    setOpened({ ids: untorn.ids, asked: untorn.ids.length, payerChanged: false, receipts: untorn.receipts })
  // Whoever pressed “Tear now” comes to the stage, as soon as it is known what is to be torn.
  const [isAwaited, setAwaited] = useState(start === 'tear')
  if (isAwaited && untorn.ids.length > 0) {
    setAwaited(false)
    tearNow()
  }
  const { onCloseAutoFocus } = useReturnFocus()
  const guards = useModalGuards()
  const shown = { title: box?.name ?? '', picture: box?.bigImage }

  const reveal = async () => {
    if (box === undefined || chosen.length === 0 || isUnconfirmed) return
    const sent = await orderInParts('reveal', parts, (part) => revealOrder(box, part))
    if (sent === undefined) return
    untorn.add(openedBy(parts, sent.results))
    setOpened({
      ids: sent.done,
      asked: chosen.length,
      payerChanged: sent.ended.status === 'payer-changed',
      receipts: sent.results.map(({ transactionIntentHash }) => transactionIntentHash),
    })
  }
  const isOnStage = opened !== undefined && opened.ids.length > 0
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.walletModal.hide())}>
      <DialogContent
        title={words.revealTitle}
        description={isOnStage ? undefined : account && `Tickets of ${account.label}`}
        onCloseAutoFocus={onCloseAutoFocus}
        {...guards}
        {...(isOnStage ? { size: 'stage' as const } : {})}
      >
        {opened?.payerChanged ? <PayerChanged /> : null}
        {isOnStage ? (
          <RevealResult key={opened.ids.join()} opened={opened} onSeen={untorn.see} {...shown} />
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
            {open === undefined ? null : <OpenOrderNote id={openOrderId} order={open} />}
            {/* Long lists: what opens them stays in sight. */}
            <div className="sticky -bottom-3 z-10 -mx-5 border-rule border-t-[1.5px] bg-card px-5 pt-3 pb-4 sm:-bottom-6 sm:-mx-8 sm:px-8">
              <Button
                variant="primary"
                wide
                busy={pending}
                aria-disabled={chosen.length === 0 || isUnconfirmed}
                aria-describedby={isUnconfirmed ? openOrderId : undefined}
                onClick={() => void reveal()}
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
