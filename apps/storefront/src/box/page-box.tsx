'use client'

import { useEffect } from 'react'
import type { CurrentBox } from '@/client/current-box'
import { useClient } from '@/client/use-client'

/** Sets the box of the site's dialogs and loads it, on load and on each change of route (spec section 4). */
export function PageBox({ current }: { current: CurrentBox }) {
  const { box$, openBox } = useClient()
  useEffect(() => box$.set(current), [box$, current])
  useEffect(() => openBox(current.address), [openBox, current.address])
  return null
}
