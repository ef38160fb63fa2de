'use client'

import { useRef, useState } from 'react'

/**
 * Returns the focus to the element that had it before a dialog opened, or to the element of `redirect`. The page does not
 * scroll. For a dialog without a trigger around it, whose opener the kit cannot know. Pass `onCloseAutoFocus` to `DialogContent`.
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
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}
