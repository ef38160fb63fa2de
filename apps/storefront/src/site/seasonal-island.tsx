'use client'

import { useEffect } from 'react'
import type { SeasonalScript } from '../../site.config'
import { inSeason } from './in-season'

/** A seasonal decoration while the footer is shown (trap T9). Its code loads in season only. */
export function SeasonalIsland({ script }: { script: SeasonalScript }) {
  useEffect(() => {
    if (!inSeason(script, new Date())) return
    const ended = new AbortController()
    void import('./seasonal').then(({ playSeasonal }) => playSeasonal(script, ended.signal))
    return () => ended.abort()
  }, [script])
  return null
}
