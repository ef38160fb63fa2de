'use client'

import { useStorefront } from '../shop/shop-provider'

type OutsideEvent = CustomEvent<{ originalEvent: Event }>

const isBackdrop = ({ detail }: OutsideEvent): boolean =>
  detail.originalEvent.target instanceof Element && detail.originalEvent.target.matches('[data-slot="dialog-overlay"]')

/**
 * For a dialog the waiting overlay may lie upon: only a press on the dialog's own backdrop closes it, and Esc hides the
 * overlay, never what is under it.
 */
export function useModalGuards() {
  const { overlay$ } = useStorefront()
  return {
    onInteractOutside: (event: OutsideEvent) => {
      if (!isBackdrop(event)) event.preventDefault()
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (!overlay$.get()) return
      event.preventDefault()
      overlay$.set(false)
    },
  }
}
