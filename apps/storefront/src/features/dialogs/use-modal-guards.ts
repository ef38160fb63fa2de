'use client'

import { useStorefront } from '../shop/shop-provider'

const keep = (event: Event) => event.preventDefault()

/** While the overlay lies above a dialog, its presses and Esc are the overlay's, not the dialog's. */
export function useModalGuards() {
  const { overlay$ } = useStorefront()
  const guard = (event: Event) => {
    if (overlay$.get()) keep(event)
  }
  return { onEscapeKeyDown: guard, onInteractOutside: guard }
}
