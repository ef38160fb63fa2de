'use client'

import {
  requestItemWords,
  useRequestItems,
  useSettlements,
  useWarnBeforeLeaving,
} from '@lootboxes/wallet-connector/react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useAccount } from '@/client/account'
import { readUntil, refresh, useHoldings } from '@/client/holdings'
import { browserWorkers, keepOfflinePage } from '@/client/keep-offline-page'
import { useClient, useStore } from '@/client/use-client'
import { whenIdle } from '@/client/when-idle'

/** What goes on while there is a wallet, whatever is shown of it. */
export function WalletEffects() {
  const client = useClient()
  const account = useAccount()?.address
  useHoldings({ follow: true })
  useReadOnRoute()
  useReadSettled()
  useSaySuperseded()
  useWarnBeforeLeaving()
  useEffect(() => {
    if (account === undefined) return
    client.obstacle$.set(undefined)
    keepOfflinePage({ workers: browserWorkers(), whenIdle })
  }, [account, client])
  return null
}

/** The account is read again on every change of route (spec section 4). */
function useReadOnRoute() {
  const client = useClient()
  const path = usePathname()
  const read = useRef(path)
  useEffect(() => {
    if (read.current === path) return
    read.current = path
    void refresh(client)
  }, [client, path])
}

/**
 * Reads the account again after a transaction nobody waits for: of an earlier page or another tab, or cancelled too late
 * (trap T38). The one a dialog waits for is read by its own flow; what settles meanwhile is read when that is over.
 */
function useReadSettled() {
  const client = useClient()
  const { orderState$ } = client
  const account = useAccount()?.address
  const { stateVersion: shown } = useHoldings()
  const isIdle = useStore(orderState$).step === 'idle'
  /** The newest version that settled while an order was under way. */
  const missed = useRef<number | undefined>(undefined)
  const read = (settledAt: number) => {
    // Never older than what is shown.
    const stateVersion = Math.max(settledAt, shown)
    void (account === undefined || stateVersion === 0 ? refresh(client) : readUntil(client, account, stateVersion))
  }
  useSettlements((settlement) => {
    const state = orderState$.get()
    if (state.step === 'confirming' && state.transactionIntentHash === settlement.transactionIntentHash) return
    const stateVersion = settlement.status === 'committed' ? (settlement.committedStateVersion ?? 0) : 0
    if (state.step === 'idle') read(stateVersion)
    else missed.current = Math.max(missed.current ?? 0, stateVersion)
  })
  useEffect(() => {
    if (!isIdle || missed.current === undefined) return
    const stateVersion = missed.current
    missed.current = undefined
    read(stateVersion)
  })
}

/** Says that a request goes on, or went through, although its dialog has given it up (trap T38). */
function useSaySuperseded() {
  const { activity } = useClient()
  const { items } = useRequestItems()
  const said = useRef<ReadonlyMap<string, string> | undefined>(undefined)
  useEffect(() => {
    const now = new Map(
      items.flatMap((item) => {
        const words = item.supersededError === undefined ? undefined : requestItemWords(item)
        return words === undefined ? [] : [[item.id, `${words.what} ${words.next}`] as const]
      }),
    )
    // What was there when the page opened is old.
    if (said.current !== undefined)
      for (const [id, sentence] of now) if (said.current.get(id) !== sentence) activity.announce(sentence)
    said.current = now
  }, [items, activity])
}
