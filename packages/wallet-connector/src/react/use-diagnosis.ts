'use client'
import { useSyncExternalStore } from 'react'
import { type Diagnosis, diagnose, STUCK_MS } from './diagnosis'
import { useSilence } from './use-silence'
import { useStore } from './use-store'
import { useWalletContext } from './wallet-context'

/** What stands between this page and an answer of the wallet, for a menu or a waiting dialog. */
export const useDiagnosis = (): Diagnosis => {
  const { linkTried$ } = useWalletContext()
  const items = useStore('items')
  const journey = useStore('journey')
  const status = useStore('extension')
  const linkTried = useSyncExternalStore(linkTried$.subscribe, linkTried$.get, () => false)
  const pending = items.find((item) => item.status === 'pending' && item.transactionIntentHash === undefined)
  const waiting = pending && `${pending.id} ${journey.signs}`
  const silent = useSilence(waiting)
  const stuck = useSilence(waiting, STUCK_MS)
  return diagnose({ status, pending, journey, silent, stuck, linkTried })
}
