'use client'

import { Button } from '@lootboxes/ui'
import { useStorefront } from '../shop/shop-provider'
import { type Piece, piece$ } from './piece'

/** Shows what the ledger holds about a piece. */
export function PropertiesButtonIsland({ piece }: { piece: Piece }) {
  const { flags } = useStorefront()
  const show = () => {
    piece$.set(piece)
    flags.propertiesModal.show()
  }
  return (
    <Button size="small" onClick={show} aria-haspopup="dialog" aria-label={`Properties of ${piece.name} ${piece.id}`}>
      Properties
    </Button>
  )
}
