'use client'

import { Button } from '@lootboxes/ui'
import { useEffect } from 'react'

const reload = () => location.reload()

/** Asks for the same address again; once the network is back, by itself. */
export function TryAgainIsland() {
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <Button variant="primary" onClick={reload}>
      Try again
    </Button>
  )
}
