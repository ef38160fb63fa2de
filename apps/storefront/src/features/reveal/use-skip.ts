'use client'

import { useState } from 'react'

/** Where "Skip the animation" is remembered. */
export const skipKey = 'lootbox:skip-reveal'

const read = (): boolean => {
  try {
    return localStorage.getItem(skipKey) === 'yes'
  } catch {
    return false
  }
}

/** Whether the reveal is shown without its animation; the choice outlives the visit. */
export function useSkip(): readonly [skip: boolean, setSkip: (skip: boolean) => void] {
  const [skip, setSkip] = useState(read)
  const choose = (next: boolean) => {
    setSkip(next)
    try {
      localStorage.setItem(skipKey, next ? 'yes' : 'no')
    } catch {
      // Without storage the choice lasts for this page.
    }
  }
  return [skip, choose]
}
