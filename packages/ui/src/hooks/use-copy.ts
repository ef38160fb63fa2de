'use client'

import { useCallback, useEffect, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'refused'

const SHOWN_MS = 2_000

/** Insecure origins have no clipboard, although the DOM types say otherwise. */
const clipboardOf = (browser: Partial<Navigator>): Clipboard | undefined => browser.clipboard

/** Copies text to the clipboard and reports the result for two seconds. */
export function useCopy(): { state: CopyState; copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = useCallback((text: string) => {
    const clipboard = clipboardOf(navigator)
    if (!clipboard) {
      setState('refused')
      return
    }
    clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }, [])
  return { state, copy }
}
