'use client'

import { Button } from '@lootboxes/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'

/** The device's own way to send a page on; where it has none the address goes to the clipboard, and that is said. */
export function ShareButton({ title }: { title: string }) {
  const [said, say] = useState('')
  const share = async () => {
    const url = window.location.href
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await window.navigator.clipboard.writeText(url)
        say('Address copied')
      }
    } catch (cause) {
      // Closing the device's sheet is no failure.
      if (!(cause instanceof Error && cause.name === 'AbortError')) say('Copy the address from the address bar')
    }
  }
  return (
    <>
      <Button size="small" onClick={() => void share()}>
        <Share2 aria-hidden />
        Share
      </Button>
      <span role="status" className="self-center text-ink-soft text-sm">
        {said}
      </span>
    </>
  )
}
