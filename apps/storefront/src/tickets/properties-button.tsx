'use client'

import { createStore } from '@lootboxes/ledger'
import { Button } from '@lootboxes/ui'
import { useClient } from '@/client/use-client'

/** One non-fungible: the name it was shown under, its collection and its id. */
export type NonFungible = { name: string; resource: string; id: string }

/** What the properties dialog is about; written just before it is shown. */
export const shownNonFungible$ = createStore<NonFungible | undefined>(undefined)

/** Shows what the ledger holds about a piece. */
export function PropertiesButton({ piece }: { piece: NonFungible }) {
  const { flags } = useClient()
  const show = () => {
    shownNonFungible$.set(piece)
    flags.propertiesModal.show()
  }
  return (
    <Button size="small" onClick={show} aria-haspopup="dialog" aria-label={`Properties of ${piece.name} ${piece.id}`}>
      Properties
    </Button>
  )
}
