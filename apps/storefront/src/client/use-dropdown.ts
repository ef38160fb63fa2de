'use client'

import type { Dropdown } from './client'
import { useClient, useStore } from './use-client'

/**
 * One of the header's two dropdowns. The flag `dropdown` (spec section 4) shows the one that opened last, at first the
 * profile's.
 */
export function useDropdown(name: Dropdown): { open: boolean; onOpenChange: (open: boolean) => void } {
  const { flags, dropdown$ } = useClient()
  const { shown$, show, hide } = flags.dropdown
  const isLast = useStore(dropdown$) === name
  return {
    open: useStore(shown$) && isLast,
    onOpenChange: (open) => {
      if (open) {
        dropdown$.set(name)
        show()
      } else if (isLast) hide()
    },
  }
}
