import { useEffect, useState } from 'react'
import { useClient } from '@/client/use-client'

/** Whether `ms` have passed since `isOn` became true. */
export function useElapsed(ms: number, isOn = true): boolean {
  const { clock } = useClient()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const ended = new AbortController()
    void clock.sleep(ms, ended.signal).then(
      () => setOver(true),
      () => undefined,
    )
    return () => ended.abort()
  }, [clock, ms, isOn])
  return isOver
}
