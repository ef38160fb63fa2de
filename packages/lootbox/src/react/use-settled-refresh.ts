'use client'
import { useEffect, useRef } from 'react'
import { useLootboxClient, useStore } from './lootbox-context'
import { useAccount } from './use-account'
import { refreshAccounts, refreshCommitted, useHoldings } from './use-holdings'

type Settlement = { transactionIntentHash: string; status: string; committedStateVersion?: number | undefined }

/**
 * Returns the function that reads the account again after a transaction that no order of this page waits for: one of an
 * earlier page, of another tab, or canceled too late. What settles during an order is read after it.
 *
 * @example
 * useSettlements(useSettledRefresh())
 */
export function useSettledRefresh(): (settlement: Settlement) => void {
  const client = useLootboxClient()
  const { orderState$ } = client
  const account = useAccount()?.address
  const { stateVersion: shownVersion } = useHoldings()
  const isIdle = useStore(orderState$).step === 'idle'
  /** The latest version that settled during an order. */
  const missedVersion = useRef<number | undefined>(undefined)
  const read = (settledVersion: number) => {
    // At least the version that the page shows.
    const stateVersion = Math.max(settledVersion, shownVersion)
    if (account === undefined || stateVersion === 0) void refreshAccounts(client)
    else void refreshCommitted(client, account, stateVersion)
  }
  useEffect(() => {
    if (!isIdle || missedVersion.current === undefined) return
    const stateVersion = missedVersion.current
    missedVersion.current = undefined
    read(stateVersion)
  })
  return ({ transactionIntentHash, status, committedStateVersion = 0 }) => {
    const state = orderState$.get()
    if (state.step === 'confirming' && state.transactionIntentHash === transactionIntentHash) return
    const stateVersion = status === 'committed' ? committedStateVersion : 0
    if (state.step === 'idle') read(stateVersion)
    else missedVersion.current = Math.max(missedVersion.current ?? 0, stateVersion)
  }
}
