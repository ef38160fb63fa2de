'use client'

import { useState, useSyncExternalStore } from 'react'
import { FLAGGED_KEY } from '../foundations/storage-keys'

/** Reads a value of this browser's storage; undefined without one, or without a storage. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a value into this browser's storage, or removes it. A browser without storage keeps it for the page. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The page has the value already.
  }
}

/**
 * A yes-or-no choice in this browser's storage. Default: no.
 * @example const [skips, skip] = useRemembered('skip-animation')
 */
export function useRemembered(key: string): readonly [is: boolean, set: (is: boolean) => void] {
  const [is, setIs] = useState(() => readStored(key) === 'yes')
  const choose = (next: boolean) => {
    setIs(next)
    writeStored(key, next ? 'yes' : 'no')
  }
  return [is, choose]
}

const noChanges = () => () => undefined

/** Whether the user chose to see flagged pictures without a blur. `useRemembered(FLAGGED_KEY)` changes the choice. */
export const useShowsFlagged = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => readStored(FLAGGED_KEY) === 'yes',
    () => false,
  )
