'use client'

import { useLayoutEffect } from 'react'

/** Unfolds the `details` around the target of the address, and scrolls to the target. */
function unfoldTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const folded = target?.closest('details')
  if (!target || !folded || folded.open) return
  folded.open = true
  target.scrollIntoView()
}

/**
 * Shows the target of a link that is folded. Browsers do it for the links that they follow, Firefox and Safari since 2025. The
 * router's links need this.
 */
export function FoldedTargetIsland() {
  useLayoutEffect(() => {
    unfoldTarget()
    window.addEventListener('hashchange', unfoldTarget)
    return () => window.removeEventListener('hashchange', unfoldTarget)
  }, [])
  return null
}
