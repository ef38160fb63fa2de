'use client'

import { useCallback, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The wall clock in ms, rounded down to `everyMs`; undefined on the server and while hydrating, so markup agrees.
 * A `fixed` time wins and stops the ticking (tests, stories, a receipt that shall not age).
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
