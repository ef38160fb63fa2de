'use client'

import { Button } from '@lootboxes/ui'
import { useState } from 'react'
import { forgetOfflinePage } from '../offline/forget-offline-page'
import { useStorefront } from '../shop/shop-provider'

/** Forgets the login, empties both storages of this site and drops its offline page. */
export function ClearDataIsland() {
  const { disconnect } = useStorefront()
  const [cleared, setCleared] = useState(false)
  const clear = async () => {
    await disconnect()
    localStorage.clear()
    sessionStorage.clear()
    await forgetOfflinePage()
    setCleared(true)
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <Button look="danger" onClick={() => void clear()}>
        Clear my data
      </Button>
      <p role="status">{cleared ? 'Cleared. This browser remembers nothing of this site.' : ''}</p>
    </div>
  )
}
