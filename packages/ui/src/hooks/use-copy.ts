'use client'

import { useCallback, useEffect, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'refused'

const SHOWN_MS = 2_000

/** Insecure origins have no clipboard at all, whatever the DOM types say. */
const clipboardOf = (browser: Partial<Navigator>): Clipboard | undefined => browser.clipboard

/** Puts text on the clipboard and says for two seconds how that went. */
export function useCopy(text: string): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = useCallback(() => {
    const clipboard = clipboardOf(navigator)
    if (!clipboard) {
      setState('refused')
      return
    }
    clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }, [text])
  return { state, copy }
}
