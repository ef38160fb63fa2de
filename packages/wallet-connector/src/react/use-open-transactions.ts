'use client'
import type { JournalEntry } from '../toolkit/journal'
import { useStore } from './use-store'

/**
 * Submitted transactions nobody knows the end of and nobody on this page waits for, oldest first: given up after their
 * time, of before a reload, of another tab. Ask before the same thing is sent again: it may have worked.
 */
export const useOpenTransactions = (): readonly JournalEntry[] => {
  const items = useStore('items')
  return useStore('open').filter(
    ({ itemId }) =>
      !items.some(({ id, status, error }) => id === itemId && status === 'pending' && error === undefined),
  )
}
