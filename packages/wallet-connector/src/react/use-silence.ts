'use client'
import { useEffect, useState } from 'react'
import { SILENCE_MS } from './diagnosis'

/** True once `ms` have passed since `since`, for the key of that time; false for an undefined key. Every component that asks gets the same answer, whenever it was mounted. */
export const useSilence = (key: string | undefined, since: number, ms = SILENCE_MS): boolean => {
  const [silentKey, setSilentKey] = useState(() => (Date.now() >= since + ms ? key : undefined))
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setSilentKey(key), Math.max(0, since + ms - Date.now()))
    return () => clearTimeout(timer)
  }, [key, since, ms])
  return key !== undefined && silentKey === key
}
