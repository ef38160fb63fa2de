'use client'
import { useSyncExternalStore } from 'react'
import { useWalletContext } from './wallet-context'
import { noStores, type WalletStores } from './wallet-stores'

/** The value of one of the provider's stores; on a server and during hydration its initial value. */
export const useStore = <K extends keyof WalletStores>(name: K): ReturnType<WalletStores[K]['get']> => {
  const { stores, initialStores = noStores }: { stores: WalletStores; initialStores?: WalletStores | undefined } =
    useWalletContext()
  const store: WalletStores[K] = stores[name]
  const before: WalletStores[K] = initialStores[name]
  const get = (from: WalletStores[K]) => from.get() as ReturnType<WalletStores[K]['get']>
  return useSyncExternalStore(
    store.subscribe,
    () => get(store),
    () => get(before),
  )
}
