'use client'

import type { LocalId } from '@lootboxes/ledger'
import { splitTickets } from '@lootboxes/manifest'
import { useState } from 'react'
import type { StartWith } from '@/tickets/start-with'

/**
 * Manages the selected tickets. At first that is the first ticket (spec L73), or the tickets of the previous step
 * (docs/decisions). Tickets that leave the list leave the selection; until the user selects, a new list starts the same
 * way. `parts` are the transactions of the selection.
 */
export function useSelection(ids: readonly LocalId[], start: StartWith = 'first') {
  const [touched, setTouched] = useState<readonly string[] | undefined>(undefined)
  const these = typeof start === 'string' ? [] : ids.filter((id) => start.these.includes(id))
  const atFirst = these.length > 0 ? these : ids.slice(0, 1)
  const chosen = touched === undefined ? atFirst : ids.filter((id) => touched.includes(id))
  return { chosen, parts: splitTickets(chosen), choose: setTouched, reset: () => setTouched(undefined) }
}

export type Selection = ReturnType<typeof useSelection>

export const orderButtonId = 'order-button'

/** For `onOpenAutoFocus`: the tickets of the previous step are selected already, so the button of the order gets the focus. */
export const focusOrderAfter = (start: StartWith) => (event: Event) => {
  const button = typeof start === 'string' ? null : document.getElementById(orderButtonId)
  if (button === null) return
  event.preventDefault()
  button.focus({ preventScroll: true })
}

/** Says why the rest was not sent: another account, or none, is connected now, and the user has not chosen it as payer. */
export const PayerChanged = () => (
  <p role="alert" className="border-coral border-l-4 pl-4">
    The connected account changed before all of it was sent, so the rest was not. Look at your tickets, then go on with
    the account you want.
  </p>
)
