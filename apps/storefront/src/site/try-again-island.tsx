'use client'

import { Button } from '@lootboxes/ui'
import { useEffect } from 'react'

const everyMs = 4_000
const again = () => location.reload()

/** Reloads the page, automatically when the network or the site is back. */
export function TryAgainIsland({ reload = again }: { reload?: () => void }) {
  useEffect(() => {
    const look = () =>
      void fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(everyMs) }).then(
        ({ ok }) => ok && reload(),
        () => undefined,
      )
    // At its own address there is nothing to reload. The poll is needed because the `online` event may precede this effect.
    const timer = location.pathname === '/offline' ? undefined : setInterval(look, everyMs)
    addEventListener('online', reload)
    return () => {
      clearInterval(timer)
      removeEventListener('online', reload)
    }
  }, [reload])
  return (
    <Button variant="primary" onClick={reload}>
      Try again
    </Button>
  )
}
