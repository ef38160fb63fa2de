'use client'

import { Button } from '@lootboxes/ui'

export function PrintIsland() {
  return (
    <Button size="small" onClick={() => print()}>
      Print
    </Button>
  )
}
