'use client'

import { useCallback, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The current time in ms, rounded down to `everyMs`. Undefined on the server and during hydration, so that the markup matches.
 * A `fixed` time replaces it and starts no timer (for tests, stories and receipts).
 */
export function useNow(everyMs: number, fixed?: number): number | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, everyMs)
      return () => clearInterval(timer)
    },
    [everyMs],
  )
  const ticking = useSyncExternalStore(
    fixed === undefined ? subscribe : never,
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => undefined,
  )
  return fixed ?? ticking
}
