'use client'

import { useEffect } from 'react'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'

/** The header's menu follows the flag `dropdown` (spec section 4); it goes with the menu that showed it. */
export function useDropdown({ isAwaited = false }: { isAwaited?: boolean } = {}) {
  const { flags, activity } = useStorefront()
  const { shown$, show, hide } = flags.dropdown
  const open = useStore(shown$)
  useEffect(() => hide, [hide])
  // Somebody pressed the button before the menu's code was there.
  useEffect(() => (isAwaited ? show() : undefined), [isAwaited, show])
  // Whoever has the menu before them has seen what it says.
  useEffect(() => (open ? activity.markSeen() : undefined), [open, activity])
  return { open, onOpenChange: (next: boolean) => (next ? show() : hide()) }
}
