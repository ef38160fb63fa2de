'use client'

import { Share2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from './button'

const english = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'Copy the address from the address bar',
}

export type ShareButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick' | 'title'> & {
  /** The title of the page. */
  title: string
  words?: typeof english
}

/** Opens the device's share sheet for the page. Without one, it copies the page's address. */
export function ShareButton({ title, words = english, ...props }: ShareButtonProps) {
  const [status, setStatus] = useState('')
  const share = async () => {
    const url = window.location.href
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await window.navigator.clipboard.writeText(url)
        setStatus(words.copied)
      }
    } catch (cause) {
      // The user closed the share sheet.
      if (!(cause instanceof Error && cause.name === 'AbortError')) setStatus(words.failed)
    }
  }
  return (
    <>
      <Button size="small" {...props} onClick={() => void share()}>
        <Share2 aria-hidden />
        {words.share}
      </Button>
      <span role="status" className="self-center text-ink-soft text-sm">
        {status}
      </span>
    </>
  )
}
