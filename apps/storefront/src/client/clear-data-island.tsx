'use client'

import { Button } from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { useState } from 'react'
import { browserWorkers } from '@/client/keep-offline-page'
import { offlineCache } from '@/config/offline-worker'
import { seenCookie } from '@/config/seen-version'

/** Forgets the login, empties both storages of this site and drops its offline page. */
export function ClearDataIsland() {
  const { disconnect } = useWallet()
  const [cleared, setCleared] = useState(false)
  const clear = async () => {
    disconnect()
    localStorage.clear()
    sessionStorage.clear()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${seenCookie}=; path=/; max-age=0; samesite=lax`
    await forgetOfflinePage()
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

/** Takes the offline page out of this browser, and the worker that kept it. */
async function forgetOfflinePage(): Promise<void> {
  const registrations = (await browserWorkers()?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  if ('caches' in globalThis) await caches.delete(offlineCache)
}
