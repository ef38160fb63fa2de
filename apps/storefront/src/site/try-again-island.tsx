'use client'

import { Button } from '@lootboxes/ui'
import { useEffect } from 'react'

const everyMs = 4_000
const again = () => location.reload()

/** Asks for the same address again; by itself once the network is back, or the site is. */
export function TryAgainIsland({ reload = again }: { reload?: () => void }) {
  useEffect(() => {
    const look = () =>
      void fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(everyMs) }).then(
        ({ ok }) => ok && reload(),
        () => undefined,
      )
    // At its own address this page is what was asked for. The browser's word alone may come before anybody listens.
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
