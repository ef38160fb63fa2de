'use client'

import { useRef, useState } from 'react'

/**
 * Puts focus back where it was before a dialog opened, or on `redirect`'s element. Our dialogs open from flags, not
 * from a trigger around them, so the kit cannot know.
 */
export function useReturnFocus() {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  const elsewhere = useRef<string | undefined>(undefined)
  return {
    redirect: (id: string) => {
      elsewhere.current = id
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = elsewhere.current === undefined ? opener : document.getElementById(elsewhere.current)
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
