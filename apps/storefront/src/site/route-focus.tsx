'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'

/**
 * Moves focus to the content of the new page after a client-side navigation. Next announces the title and scrolls. A link
 * with a fragment moves focus to its target, if that is focusable.
 */
export function RouteFocus() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  // Before the browser handles the next key: focus that the visitor moves on the new page stays there.
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById(location.hash.slice(1) || 'main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
