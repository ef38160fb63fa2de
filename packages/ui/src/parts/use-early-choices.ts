'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Reports the choices that the user made in lists, boxes and radios before the page's scripts loaded. React would silently revert
 * them. The controls have `autoComplete="off"`, so that a browser restores no earlier choice.
 */
export function useEarlyChoices<Area extends HTMLElement>(): RefObject<Area | null> {
  const area = useRef<Area>(null)
  useEffect(() => {
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
