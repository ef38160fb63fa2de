'use client'

import { Check, Share2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useCopy } from '../hooks/use-copy'
import { Button } from './button'
import { widest } from './copy-button'

const english = {
  share: 'Share',
  copied: 'Copied',
  status: 'Link copied',
  failed: 'Copy the address from the address bar',
}

export type ShareButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick' | 'title'> & {
  /** The title of the page. */
  title: string
  words?: typeof english
}

/** Opens the device's share sheet for the page. Without one, it copies the page's address and says so for two seconds. */
export function ShareButton({ title, words = english, ...props }: ShareButtonProps) {
  const { state, copy } = useCopy()
  const share = async () => {
    const url = window.location.href
    if (!('share' in navigator)) {
      copy(url)
      return
    }
    try {
      await navigator.share({ title, url })
    } catch (cause) {
      // The user closed the share sheet.
      if (!(cause instanceof Error && cause.name === 'AbortError')) copy(url)
    }
  }
  const isCopied = state === 'copied'
  const Icon = isCopied ? Check : Share2
  return (
    <>
      <Button size="small" {...props} onClick={() => void share()}>
        <Icon aria-hidden />
        <span data-widest={widest(words.share, words.copied)}>{isCopied ? words.copied : words.share}</span>
      </Button>
      <span role="status" className={state === 'refused' ? 'self-center text-ink-soft text-sm' : 'sr-only'}>
        {isCopied ? words.status : state === 'refused' ? words.failed : ''}
      </span>
    </>
  )
}
