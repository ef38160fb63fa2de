'use client'
import type { JournalEntry } from '../toolkit/journal'
import { useStore } from './use-store'

/**
 * Submitted transactions with an unknown result that no call on this page waits for, oldest first: after a timeout, from before
 * a reload, or of another tab. Warn the user before the same transaction is sent again, because it may have succeeded.
 */
export const useOpenTransactions = (): readonly JournalEntry[] => {
  const items = useStore('items')
  return useStore('open').filter(
    ({ itemId }) =>
      !items.some(({ id, status, error }) => id === itemId && status === 'pending' && error === undefined),
  )
}
