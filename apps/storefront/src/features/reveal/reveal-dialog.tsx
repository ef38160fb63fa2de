'use client'

import { Button, Dialog, DialogContent, TicketShelf } from '@lootboxes/ui'
import { words } from '@/words'
import { useModalGuards } from '../dialogs/use-modal-guards'
import { useReturnFocus } from '../dialogs/use-return-focus'
import { accountOf } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { PartsNote } from '../trade/parts-note'
import { isPending } from '../trade/trade'
import { RevealResult } from './reveal-result'
import { useReveal } from './use-reveal'

/** Modal 2 of the spec: choose unrevealed tickets, open them, wait for what the ledger draws. */
export function RevealDialog() {
  const { flags, session$, trade$ } = useStorefront()
  const account = accountOf(useStore(session$))
  const pending = isPending(useStore(trade$))
  const { ids, selection, reveal, parts, opened, asked, draw, box } = useReveal()
  const { onCloseAutoFocus } = useReturnFocus()
  const guards = useModalGuards()
  const chosen = selection.chosen.length
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.walletModal.hide())}>
      <DialogContent
        title={words.revealTitle}
        description={account && `Tickets of ${account.label}`}
        onCloseAutoFocus={onCloseAutoFocus}
        {...guards}
      >
        {opened.length > 0 ? (
          <RevealResult opened={opened} asked={asked} draw={draw} title={box?.name ?? ''} picture={box?.bigImage} />
        ) : (
          <>
            <TicketShelf
              legend="Unrevealed tickets"
              title={box?.name ?? ''}
              picture={box?.bigImage}
              tickets={ids.map((id) => ({ id }))}
              selected={selection.chosen}
              onSelectedChange={selection.choose}
              selectedLabel={words.selectedTickets}
              empty={<p>No unrevealed tickets in this account.</p>}
            />
            <PartsNote count={parts} />
            <Button
              look="primary"
              wide
              busy={pending}
              aria-disabled={chosen === 0}
              onClick={() => void (chosen === 0 ? undefined : reveal())}
            >
              {words.revealTickets}
            </Button>
            {chosen === 0 ? <p className="text-ink-soft text-sm">Choose at least one ticket.</p> : null}
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
