'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * What somebody chose in these lists, boxes and radios while the page's scripts were on their way is told once they are here; React
 * would silently take it back. The controls say `autoComplete="off"`, so that it is never a browser's memory of an earlier visit.
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
      // React hears of a click that changes something.
      box.checked = box.defaultChecked
      box.click()
    }
  }, [])
  return area
}
