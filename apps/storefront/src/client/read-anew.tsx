'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { seenCookie } from '@/config/seen-version'
import { useClient, useStore } from './use-client'

/** What any page says of the ledger follows what the visitor has just committed. */
export function ReadAnew() {
  const router = useRouter()
  const { page$ } = useClient()
  const { asked, stateVersion } = useStore(page$)
  useEffect(() => {
    if (asked === 0) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    if (stateVersion > 0) document.cookie = `${seenCookie}=${stateVersion}; path=/; max-age=60; samesite=lax`
    router.refresh()
  }, [router, asked, stateVersion])
  return null
}
