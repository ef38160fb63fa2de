'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { seenCookie } from '@/config/cookies'
import { useClient, useStore } from './use-client'

/** Refreshes the page from the server after a commit, so that it shows the new state. */
export function RefreshPage() {
  const router = useRouter()
  const { page$ } = useClient()
  const { count, stateVersion } = useStore(page$)
  useEffect(() => {
    if (count === 0) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    if (stateVersion > 0) document.cookie = `${seenCookie}=${stateVersion}; path=/; max-age=60; samesite=lax`
    router.refresh()
  }, [router, count, stateVersion])
  return null
}
