'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a navigation inside the site focus goes to the new page's content, as it would after loading a document; Next
 * announces the title and scrolls. A link to a place in the page takes it there, where that can have it.
 */
export function RouteFocus() {
  const pathname = usePathname()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    document.getElementById(location.hash.slice(1) || 'main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
