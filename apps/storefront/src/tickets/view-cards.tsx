'use client'

import { type AlbumPlace, CardFanButton, ownedCards } from '@lootboxes/ui'
import { Suspense, useState } from 'react'
import { lazyPart } from '@/client/lazy-part'

const CardsDialog = lazyPart(() => import('./cards-dialog').then(({ CardsDialog: dialog }) => dialog))

/** The button of an album that shows the account’s cards one by one; their code loads then. An empty album has none. */
export function ViewCards({ places }: { places: readonly AlbumPlace[] }) {
  const [isOpen, setOpen] = useState(false)
  const cards = ownedCards(places)
  if (cards.length === 0) return null
  return (
    <>
      <CardFanButton places={places} onClick={() => setOpen(true)}>
        View cards
      </CardFanButton>
      {isOpen ? (
        <Suspense>
          <CardsDialog cards={cards} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
