'use client'

import { SupplyMeter } from '@lootboxes/ui'
import { useEffect, useState } from 'react'

const POLL_MS = 10_000

export type LiveSupplyProps = {
  /** Where the number of tickets is polled. */
  path: string
  /** Only a box on sale is polled. */
  isLive: boolean
  left: number
  printed: number | undefined
  stateVersion: number
}

/**
 * The tickets that are left, read at once, because the page may come from a cache, and polled while the page is visible. A
 * newer page wins over an older answer.
 */
export function LiveSupply({ path, isLive, printed, ...page }: LiveSupplyProps) {
  const [polled, setPolled] = useState<{ left: number; stateVersion: number }>(page)
  useEffect(() => {
    if (!isLive) return
    const ending = new AbortController()
    const poll = async () => {
      if (document.visibilityState === 'hidden') return
      const answer = await fetch(path, { signal: ending.signal }).catch(() => undefined)
      if (answer?.ok !== true) return
      const { parseSale } = await import('./parse-sale')
      const sale = parseSale(await answer.text())
      if (sale !== undefined) setPolled(sale)
    }
    void poll()
    const timer = setInterval(() => void poll(), POLL_MS)
    document.addEventListener('visibilitychange', () => void poll(), { signal: ending.signal })
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [path, isLive])
  const { left } = polled.stateVersion > page.stateVersion ? polled : page
  return <SupplyMeter left={left} printed={printed} className="w-full max-w-md" />
}
