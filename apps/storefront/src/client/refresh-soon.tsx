'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const everyMs = 4_000
/** When a page was asked for again last, by whichever part of it. */
let refreshedAt = 0

/** While this is shown the page asks the server again every few seconds: what is missing comes by itself. */
export function RefreshSoon() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || Date.now() - refreshedAt < everyMs - 500) return
      refreshedAt = Date.now()
      router.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [router])
  return null
}
