'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { RefreshSoon } from './refresh-soon'

type Props = {
  children?: ReactNode
  /** Replaces the content when the server has none. */
  missing?: ReactNode
}

/** Keeps the page's last content, with its state, when a refresh of the same URL returns none, and refreshes again. */
export function KeepContent({ children, missing }: Props) {
  const url = `${usePathname()}?${useSearchParams()}`
  const [kept, setKept] = useState<{ url: string; content: ReactNode }>()
  if (missing === undefined && (kept?.url !== url || kept.content !== children)) setKept({ url, content: children })
  const isKept = missing !== undefined && kept?.url === url
  return (
    <>
      {isKept ? kept.content : (missing ?? children)}
      {isKept ? <RefreshSoon /> : null}
    </>
  )
}
