'use client'

import { useEffect } from 'react'
import { useStorefront } from '../shop/shop-provider'
import type { CurrentBox } from './current-box'

/** Tells the dialogs which box the page is about and reads it, on load and on every change of route (spec section 4). */
export function BoxIsland({ current }: { current: CurrentBox }) {
  const { box$, openBox } = useStorefront()
  useEffect(() => box$.set(current), [box$, current])
  useEffect(() => void openBox(current.address), [openBox, current.address])
  return null
}
