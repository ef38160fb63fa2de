'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { messageMs } from '@/config/copy'
import { useClient } from './use-client'

type OutsideEvent = CustomEvent<{ originalEvent: Event }>

const isBackdrop = ({ detail }: OutsideEvent): boolean =>
  detail.originalEvent.target instanceof Element && detail.originalEvent.target.matches('[data-slot="dialog-overlay"]')

/**
 * For a dialog under the waiting overlay: only a press on its own backdrop closes it, and Esc hides the overlay, not the
 * dialog.
 */
export function useModalGuards() {
  const { overlay$ } = useClient()
  return {
    onInteractOutside: (event: OutsideEvent) => {
      if (!isBackdrop(event)) event.preventDefault()
    },
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

/**
 * Returns the focus to the element that had it before the dialog opened, or to the element of `redirect`. Flags open the
 * dialogs, not a trigger around them, so the kit cannot know.
 */
export function useReturnFocus() {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  const elsewhere = useRef<string | undefined>(undefined)
  return {
    opener,
    redirect: (id: string) => {
      elsewhere.current = id
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = (elsewhere.current && document.getElementById(elsewhere.current)) || opener
      if (target instanceof HTMLElement) target.focus()
    },
  }
}

/** Focuses the sheet, not its first button: a focused address opens its tooltip, which then takes the first Esc. */
export function focusSheet(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}

/** A list of facts in a dialog: term left, value right, a hairline between. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col">{children}</dl>
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-5 border-rule border-t-[1.5px] py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}
