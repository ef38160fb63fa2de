'use client'

import { useState } from 'react'
import { MOTION_KEY } from '../foundations/storage-keys'
import { readStored, writeStored } from './use-stored'

/** Whether the system or the choice of the user on this site asks for less motion. */
export const prefersLessMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)

/**
 * The user's choice of less motion on this site, and a function that stores and applies it. `themeInitScript` applies it on the
 * next page.
 */
export function useLessMotion(): readonly [is: boolean, set: (is: boolean) => void] {
  const [is, setIs] = useState(() => readStored(MOTION_KEY) === 'less')
  const choose = (next: boolean) => {
    setIs(next)
    writeStored(MOTION_KEY, next ? 'less' : undefined)
    if (next) document.documentElement.dataset.motion = 'less'
    else delete document.documentElement.dataset.motion
  }
  return [is, choose]
}
