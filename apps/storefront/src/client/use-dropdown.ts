'use client'

import { useCallback, useEffect } from 'react'
import type { Dropdown } from './client'
import { useClient, useStore } from './use-client'

/** One of the header's two dropdowns. The flag `dropdown` (spec section 4) shows the one that was opened last, at first the profile's. */
export function useDropdown(name: Dropdown): { open: boolean; onOpenChange: (open: boolean) => void } {
  const { flags, dropdown$ } = useClient()
  const { shown$, show, hide } = flags.dropdown
  const isLast = useStore(dropdown$) === name
  const open = useStore(shown$) && isLast
  const onOpenChange = useCallback(
    (next: boolean) => {
      if (next) {
        dropdown$.set(name)
        show()
      } else if (dropdown$.get() === name) hide()
    },
    [dropdown$, name, show, hide],
  )
  useEffect(() => () => onOpenChange(false), [onOpenChange])
  return { open, onOpenChange }
}
