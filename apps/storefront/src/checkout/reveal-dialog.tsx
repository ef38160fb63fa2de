'use client'

import { useAccount, useHoldings, useReveal, useUnseenReveals } from '@lootboxes/lootbox/react'
import { Button, Dialog, DialogContent, TicketShelf, useReturnFocus } from '@lootboxes/ui'
import { useMemo, useState } from 'react'
import { useModalGuards } from '@/client/dialogs'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { noTickets } from '@/tickets/no-tickets'
import { type StartWith, theseFirst, useStart } from '@/tickets/start-with'
import { OrderFooter } from './order-footer'
import { type Opened, RevealResult } from './reveal-result'
import { focusOrderAfter, PayerChanged, useSelection } from './selection'

/** Each ticket of the parts that were sent, with the transaction that opened it. */
const openedBy = (parts: readonly (readonly string[])[], sent: readonly { transactionIntentHash: string }[]) =>
  Object.fromEntries(
    sent.flatMap(({ transactionIntentHash: hash }, place) => (parts[place] ?? []).map((id) => [id, hash])),
  )

/** Modal 2 of the spec: choose unrevealed tickets, open them, wait for the draws. */
export function RevealDialog() {
  const { flags, box$ } = useClient()
  const account = useAccount()
  const box = useStore(box$)?.box
  const untorn = useUnseenReveals()
  const start = useStart()
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
  const isOnStage = opened !== undefined && opened.ids.length > 0
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : flags.walletModal.hide())}>
      <DialogContent
        title={words.revealTitle}
        description={isOnStage ? undefined : account && box && `${box.name}, in ${account.label}`}
        onOpenAutoFocus={focusOrderAfter(start)}
        onCloseAutoFocus={onCloseAutoFocus}
        {...guards}
        {...(isOnStage ? { size: 'stage' as const } : {})}
      >
        {opened?.payerChanged ? <PayerChanged /> : null}
        {isOnStage ? (
          <RevealResult key={opened.ids.join()} opened={opened} onSeen={untorn.markSeen} {...shown} />
        ) : (
          <>
            {untorn.ids.length === 0 ? null : <Untorn count={untorn.ids.length} onTear={tearNow} />}
            <Unrevealed start={start} shown={shown} onSent={untorn.add} onOpened={setOpened} />
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

/** Tickets of an earlier visit that wait to be torn. */
const Untorn = ({ count, onTear }: { count: number; onTear: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 border-stub border-l-4 pl-4">
    <p>
      {count === 1
        ? 'You have revealed a ticket and not seen its item yet.'
        : `You have revealed ${count} tickets and not seen their items yet.`}
    </p>
    <Button size="small" variant="stub" onClick={onTear}>
      Tear now
    </Button>
  </div>
)

type UnrevealedProps = {
  start: StartWith
  shown: { title: string; picture: string | undefined }
  /** Called with the transaction of each ticket that was opened. */
  onSent: (opened: Readonly<Record<string, string>>) => void
  onOpened: (opened: Opened) => void
}

/** The tickets to choose from, and the order that opens them. */
function Unrevealed({ start, shown, onSent, onOpened }: UnrevealedProps) {
  const box = useStore(useClient().box$)?.box
  const { status, unrevealed: held } = useHoldings()
  const unrevealed = useMemo(() => theseFirst(held, start, (id) => id), [held, start])
  const { reveal, openOrder, state } = useReveal(box)
  const selection = useSelection(unrevealed, start)
  const { chosen, parts, choose } = selection
  const tickets = useMemo(() => unrevealed.map((id) => ({ id })), [unrevealed])
  const open = async () => {
    if (chosen.length === 0 || openOrder?.isConfirmed === false) return
    // The overlay shows it after the signature.
    void import('./reveal-scene').catch(() => undefined)
    const sent = await reveal(chosen)
    onSent(openedBy(parts, sent.results))
    onOpened({
      ids: sent.done,
      chosen: chosen.length,
      payerChanged: sent.ended.status === 'payer-changed',
      receipts: sent.results.map(({ transactionIntentHash }) => transactionIntentHash),
      isNew: true,
    })
  }
  return (
    <>
      <TicketShelf
        legend="Unrevealed tickets"
        {...shown}
        tickets={tickets}
        selected={chosen}
        onSelectedChange={choose}
        selectedLabel={words.selectedTickets}
        empty={<p>{noTickets(status, 'No unrevealed tickets in this account.')}</p>}
      />
      <OrderFooter
        kind="reveal"
        {...{ selection, openOrder }}
        of={unrevealed.length}
        isPending={state.step !== 'idle'}
        onOrder={open}
      />
    </>
  )
}
