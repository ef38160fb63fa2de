'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const everyMs = 4_000
/** When any component last refreshed the page. */
let refreshedAt = 0

/** Refreshes the page from the server every few seconds while it is mounted, until missing data is there. */
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
