'use client'
import { useEffect, useState } from 'react'

/** How long a request may say nothing before we help (issue B.4). */
export const SILENCE_MS = 10_000

/** True once `SILENCE_MS` have passed since `key` last changed; false for an undefined key. */
export const useSilence = (key: string | undefined): boolean => {
  const [silentKey, setSilentKey] = useState<string>()
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setSilentKey(key), SILENCE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return key !== undefined && silentKey === key
}
