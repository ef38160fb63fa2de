'use client'

import { useAccount, useHoldings, useRefresh, useSettledRefresh } from '@lootboxes/lootbox/react'
import { whenIdle } from '@lootboxes/ui'
import {
  requestItemWords,
  useRequestItems,
  useSettlements,
  useWarnBeforeLeaving,
} from '@lootboxes/wallet-connector/react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { browserWorkers, keepOfflinePage } from '@/client/keep-offline-page'
import { useClient } from '@/client/use-client'

/** The effects of a page with a wallet. It renders nothing. */
export function WalletEffects() {
  const client = useClient()
  const account = useAccount()?.address
  useHoldings({ follow: true })
  useReadOnRoute()
  useSettlements(useSettledRefresh())
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
  const refresh = useRefresh()
  const path = usePathname()
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    void refresh()
  }, [refresh, path])
}

/** Announces that a request continues, or has succeeded, after its dialog gave it up (trap T38). */
function useSaySuperseded() {
  const { activity } = useClient()
  const { items } = useRequestItems()
  const announced = useRef<ReadonlyMap<string, string> | undefined>(undefined)
  useEffect(() => {
    const now = new Map(
      items.flatMap((item) => {
        const words = item.supersededError === undefined ? undefined : requestItemWords(item)
        return words === undefined ? [] : [[item.id, `${words.what} ${words.next}`] as const]
      }),
    )
    // Requests from before the page opened are not announced.
    if (announced.current !== undefined)
      for (const [id, sentence] of now) if (announced.current.get(id) !== sentence) activity.announce(sentence)
    announced.current = now
  }, [items, activity])
}
