'use client'
import { useSyncExternalStore } from 'react'
import { type Diagnosis, diagnose, STUCK_MS } from './diagnosis'
import { openRequest } from './journey'
import { useSilence } from './use-silence'
import { useStore } from './use-store'
import { useWalletContext } from './wallet-context'

/** Why the wallet has not responded, and the next step. Every component of a page gets the same value. */
export const useDiagnosis = (): Diagnosis => {
  const { linkTried$ } = useWalletContext()
  const items = useStore('items')
  const journey = useStore('journey')
  const status = useStore('extension')
  const linkTried = useSyncExternalStore(linkTried$.subscribe, linkTried$.get, () => false)
  const pending = openRequest(items)
  const waiting = pending && `${pending.id} ${journey.signs}`
  const silent = useSilence(waiting, journey.quietSince)
  const stuck = useSilence(waiting, journey.quietSince, STUCK_MS)
  return diagnose({ status, pending, journey, silent, stuck, linkTried })
}
