'use client'

import { useEffect } from 'react'
import type { SeasonalScript } from '../../site.config'

/** A decoration while the footer is shown (trap T9). What plays it is fetched only where one is configured. */
export function SeasonalIsland({ script }: { script: SeasonalScript }) {
  useEffect(() => {
    const ended = new AbortController()
    void import('./seasonal').then(({ playSeasonal }) => playSeasonal(script, ended.signal))
    return () => ended.abort()
  }, [script])
  return null
}
