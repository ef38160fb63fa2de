'use client'
import { useEffect, useRef } from 'react'
import type { Settlement } from '../toolkit/transaction-watcher'
import { useWalletContext } from './wallet-context'

/**
 * Calls back with each transaction the ledger settles, those nobody waits for included: of an earlier page or another
 * tab, or cancelled too late. The place to read an account again.
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
