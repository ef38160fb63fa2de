'use client'

import { createStore } from '@lootboxes/ledger'
import { useEffect, useState } from 'react'

/**
 * The selection a ticket list starts with: its first ticket (spec L73), the tickets of the previous step, or for “Tear now”
 * the opened tickets that were never torn.
 */
export type StartWith = 'first' | 'tear' | { these: readonly string[] }

/** Set before a dialog opens; the dialog reads and resets it. */
export const startWith$ = createStore<StartWith>('first')

/** Returns the selection for the dialog that opens now. */
export function useStart(): StartWith {
  const [start] = useState(startWith$.get)
  useEffect(() => startWith$.set('first'), [])
  return start
}

/** The list with the tickets of the previous step first: a long list scrolls, and would hide what is selected. */
export function theseFirst<Ticket>(tickets: readonly Ticket[], start: StartWith, idOf: (ticket: Ticket) => string) {
  if (typeof start === 'string') return tickets
  const isLater = (ticket: Ticket) => Number(!start.these.includes(idOf(ticket)))
  return tickets.toSorted((a, b) => isLater(a) - isLater(b))
}
