'use client'
import { useEffect, useState } from 'react'
import { SILENCE_MS } from './diagnosis'

/** True from `ms` after `since`, while the key is defined and unchanged. Every component gets the same result, whenever it mounts. */
export const useSilence = (key: string | undefined, since: number, ms = SILENCE_MS): boolean => {
  const [silentKey, setSilentKey] = useState(() => (Date.now() >= since + ms ? key : undefined))
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setSilentKey(key), Math.max(0, since + ms - Date.now()))
    return () => clearTimeout(timer)
  }, [key, since, ms])
  return key !== undefined && silentKey === key
}
