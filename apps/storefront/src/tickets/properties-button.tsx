'use client'

import { createStore } from '@lootboxes/ledger'
import { Button } from '@lootboxes/ui'
import { useClient } from '@/client/use-client'

/** An NFT with the name it is shown under. */
export type NonFungible = { name: string; resource: string; id: string; nfsw: boolean }

/** The NFT of the properties dialog; set before the dialog opens. */
export const shownNonFungible$ = createStore<NonFungible | undefined>(undefined)

/** Opens the dialog with the data of an NFT. */
export function PropertiesButton({ piece }: { piece: NonFungible }) {
  const { flags } = useClient()
  const show = () => {
    shownNonFungible$.set(piece)
    flags.propertiesModal.show()
  }
  return (
    <Button
      size="small"
      variant="quiet"
      className="px-0"
      onClick={show}
      aria-haspopup="dialog"
      aria-label={`Properties of ${piece.name} ${piece.id}`}
    >
      Properties
    </Button>
  )
}
