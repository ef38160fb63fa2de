'use client'

import { useEffect } from 'react'
import type { SeasonalScript } from '../../site.config'

const monthDay = (date: Date): string => date.toISOString().slice(5, 10)

/** Whether a decoration is in season. A season may include New Year. */
export function inSeason({ from, to }: Pick<SeasonalScript, 'from' | 'to'>, now: Date): boolean {
  const today = monthDay(now)
  return from <= to ? today >= from && today <= to : today >= from || today <= to
}

/** A seasonal decoration while the footer is shown (trap T9). Its code loads in season only. */
export function SeasonalIsland({ src, integrity, from, to }: SeasonalScript) {
  // The fields, not the object: each refresh of the page brings a new object, and the decoration would start again.
  useEffect(() => {
    if (!inSeason({ from, to }, new Date())) return
    const ended = new AbortController()
    void import('./seasonal').then(({ playSeasonal }) => playSeasonal({ src, integrity }, ended.signal))
    return () => ended.abort()
  }, [src, integrity, from, to])
  return null
}
