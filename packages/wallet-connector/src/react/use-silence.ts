'use client'
import { useEffect, useState } from 'react'
import { SILENCE_MS } from './diagnosis'

/** True once `ms` have passed since `key` last changed; false for an undefined key. */
export const useSilence = (key: string | undefined, ms = SILENCE_MS): boolean => {
  const [silentKey, setSilentKey] = useState<string>()
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setSilentKey(key), ms)
    return () => clearTimeout(timer)
  }, [key, ms])
  return key !== undefined && silentKey === key
}
