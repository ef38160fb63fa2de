'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { messageMs } from '@/words'
import { useStorefront } from '../shop/shop-provider'

/**
 * A message that stays 2 seconds (spec section 9) and then makes room for `after`. The same sentence stays in the
 * activity centre (trap T11). Showing the next one ends the one before; unmounting ends them all.
 */
export function usePassingMessage() {
  const { clock, activity } = useStorefront()
  const [message, setMessage] = useState<string | undefined>(undefined)
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const show = useCallback(
    async (sentence: string, after?: () => void) => {
      running.current?.abort()
      const mine = new AbortController()
      running.current = mine
      setMessage(sentence)
      activity.put({ id: crypto.randomUUID(), kind: 'message', status: 'success', at: clock.now(), message: sentence })
      try {
        await clock.sleep(messageMs, mine.signal)
      } catch {
        return
      }
      setMessage(undefined)
      after?.()
    },
    [clock, activity],
  )
  return { message, show }
}
