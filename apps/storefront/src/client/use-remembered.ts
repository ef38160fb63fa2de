'use client'

import { useState } from 'react'

/** A yes-or-no choice in this browser’s storage. Default: no. */
export function useRemembered(key: string): readonly [is: boolean, set: (is: boolean) => void] {
  const [is, setIs] = useState(() => {
    try {
      return localStorage.getItem(key) === 'yes'
    } catch {
      return false
    }
  })
  const choose = (next: boolean) => {
    setIs(next)
    try {
      localStorage.setItem(key, next ? 'yes' : 'no')
    } catch {
      // Without storage the choice lasts for this page.
    }
  }
  return [is, choose]
}
