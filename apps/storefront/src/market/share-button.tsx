'use client'

import { Button } from '@lootboxes/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'

/** Opens the device's share sheet. Without one, it copies the page's address. */
export function ShareButton({ title }: { title: string }) {
  const [status, setStatus] = useState('')
  const share = async () => {
    const url = window.location.href
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await window.navigator.clipboard.writeText(url)
        setStatus('Address copied')
      }
    } catch (cause) {
      // The user closed the share sheet.
      if (!(cause instanceof Error && cause.name === 'AbortError')) setStatus('Copy the address from the address bar')
    }
  }
  return (
    <>
      <Button size="small" onClick={() => void share()}>
        <Share2 aria-hidden />
        Share
      </Button>
      <span role="status" className="self-center text-ink-soft text-sm">
        {status}
      </span>
    </>
  )
}
