'use client'

import { createStore } from '@lootboxes/ledger'
import { useEffect, useState } from 'react'

/**
 * What a list of tickets starts with. A list that is opened by itself has its first ticket chosen (spec L73); whoever
 * comes from the step before means the tickets of that step; “Tear now” goes to those that are opened and were never torn.
 */
export type StartWith = 'first' | 'tear' | { these: readonly string[] }

/** Written just before a dialog is shown; the dialog takes it and puts it back. */
export const startWith$ = createStore<StartWith>('first')

/** What a dialog that opens now starts with. */
export function useStart(): StartWith {
  const [start] = useState(startWith$.get)
  useEffect(() => startWith$.set('first'), [])
  return start
}
