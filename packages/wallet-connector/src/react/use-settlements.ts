'use client'
import { useEffect, useRef } from 'react'
import type { Settlement } from '../toolkit/transaction-watcher'
import { useWalletContext } from './wallet-context'

/**
 * Calls back with each transaction that becomes final, also those from an earlier page, of another tab or cancelled too late.
 * Use it to refetch an account.
 */
export const useSettlements = (onSettlement: (settlement: Settlement) => void): void => {
  const { toolkit } = useWalletContext()
  const latest = useRef(onSettlement)
  useEffect(() => {
    latest.current = onSettlement
  })
  useEffect(() => {
    const subscription = toolkit?.walletApi.settlements$.subscribe((settlement) => latest.current(settlement))
    return () => subscription?.unsubscribe()
  }, [toolkit])
}
