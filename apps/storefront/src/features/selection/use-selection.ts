'use client'

import { useState } from 'react'

/**
 * Which tickets are chosen: the first one at first (spec section 4). Ids that have left the list are not chosen any
 * more; until somebody chooses, the first of a new list is.
 */
export function useSelection(ids: readonly string[]) {
  const [touched, setTouched] = useState<readonly string[] | undefined>(undefined)
  const chosen = touched === undefined ? ids.slice(0, 1) : ids.filter((id) => touched.includes(id))
  return { chosen, choose: setTouched, reset: () => setTouched(undefined) }
}
