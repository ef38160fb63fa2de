'use client'

import '@lootboxes/ui/reveal.css'
import { Button, CardViewer, Dialog, DialogContent, type StageLoot, useReturnFocus } from '@lootboxes/ui'
import { words } from '@/config/copy'

type Props = { cards: readonly StageLoot[]; onClose: () => void }

/** The button for the next card has the focus first, not the way out. */
function focusNext(event: Event) {
  const next = event.target instanceof Element ? event.target.querySelector<HTMLElement>('[data-next]') : null
  if (next === null) return
  event.preventDefault()
  next.focus()
}

/** An account’s cards, one at a time in the whole window. */
export function CardsDialog({ cards, onClose }: Props) {
  const { onCloseAutoFocus } = useReturnFocus()
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title="Cards"
        size="stage"
        aria-describedby={undefined}
        onOpenAutoFocus={focusNext}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <CardViewer
          cards={cards}
          exit={
            <Button variant="quiet" size="small" onClick={onClose}>
              {words.done}
            </Button>
          }
        />
      </DialogContent>
    </Dialog>
  )
}
