'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Reports the choices that the user made in lists, boxes and radios before the page's scripts loaded. React would silently revert
 * them. The controls have `autoComplete="off"`, so that a browser restores no earlier choice.
 */
export function useEarlyChoices<Area extends HTMLElement>(): RefObject<Area | null> {
  const area = useRef<Area>(null)
  // Not a passive effect: the user may choose between the commit and that effect. React handles that choice, and the
  // effect would then report the previous value, which reverts it.
  useLayoutEffect(() => {
    for (const list of area.current?.querySelectorAll('select') ?? []) {
      const written = [...list.options].find(({ defaultSelected }) => defaultSelected) ?? list.options[0]
      if (list.value !== written?.value) list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    for (const box of area.current?.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])') ??
      []) {
      if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) continue
      // React fires change handlers only for a click that changes the box.
      box.checked = box.defaultChecked
      box.click()
    }
  }, [])
  return area
}
