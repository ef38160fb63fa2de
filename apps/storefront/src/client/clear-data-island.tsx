'use client'

import { Button } from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { useState } from 'react'
import { removeOfflinePage } from '@/client/keep-offline-page'
import { seenCookie, visitorCookieName } from '@/config/cookies'

/** Forgets the login, empties both storages of this site and drops its offline page. */
export function ClearDataIsland() {
  const { disconnect } = useWallet()
  const [cleared, setCleared] = useState(false)
  const clear = async () => {
    disconnect()
    localStorage.clear()
    sessionStorage.clear()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    for (const name of [seenCookie, visitorCookieName]) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
    await removeOfflinePage()
    setCleared(true)
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <Button variant="danger" onClick={() => void clear()}>
        Clear my data
      </Button>
      <p role="status">{cleared ? 'Cleared. This browser remembers nothing of this site.' : ''}</p>
    </div>
  )
}
