'use client'

import { closeOnBackdropOnly } from '@lootboxes/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { messageMs } from '@/config/copy'
import { useClient } from './use-client'

/**
 * For a dialog under the waiting overlay: only a press on its own backdrop closes it, and Esc hides the overlay, not the
 * dialog.
 */
export function useModalGuards() {
  const { overlay$ } = useClient()
  return {
    onInteractOutside: closeOnBackdropOnly,
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (!overlay$.get()) return
      event.preventDefault()
      overlay$.set(false)
    },
  }
}

/**
 * A message that stays for 2 seconds (spec section 9) before `after` runs. The activity centre keeps the sentence (trap
 * T11). The next message replaces it; unmounting ends it.
 */
export function usePassingMessage() {
  const { clock, activity } = useClient()
  const [message, setMessage] = useState<string | undefined>(undefined)
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const show = useCallback(
    async (sentence: string, after?: () => void) => {
      running.current?.abort()
      const mine = new AbortController()
      running.current = mine
      setMessage(sentence)
      activity.note({ message: sentence })
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
