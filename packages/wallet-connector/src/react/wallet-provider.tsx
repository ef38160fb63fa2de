'use client'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { Store } from './store'
import { WalletContext } from './wallet-context'
import { walletStores } from './wallet-stores'

export type WalletProviderProps = {
  children?: ReactNode
  /** Shown until the toolkit exists; hooks used in it say `restoring`. Default: nothing (spec section 4). */
  fallback?: ReactNode
} & (
  | {
      /** Called after the first render in a browser, and again after a remount; what it made is destroyed on unmount. */
      create: () => DappToolkit
      toolkit?: undefined
    }
  | {
      /** A toolkit of your own; destroying it is yours, too. */
      toolkit: DappToolkit
      create?: undefined
    }
)

/** Exists while somebody looks: the first subscriber creates, the last one to leave destroys. StrictMode may do both twice. */
const lifetimeOf = ({
  create,
  toolkit,
}: Pick<WalletProviderProps, 'create' | 'toolkit'>): Store<DappToolkit | undefined> => {
  if (toolkit) return { subscribe: () => () => {}, get: () => toolkit }
  let current: DappToolkit | undefined
  return {
    get: () => current,
    subscribe: (notify) => {
      current = create?.()
      notify()
      return () => {
        current?.destroy()
        current = undefined
      }
    },
  }
}

/** Gives the hooks their toolkit. Renders nothing of the children before it exists, so nobody sees a false "connect". */
export function WalletProvider({ children, fallback = null, create, toolkit }: WalletProviderProps) {
  const [first] = useState(() => create)
  const lifetime = useMemo(() => lifetimeOf(toolkit ? { toolkit } : { create: first }), [toolkit, first])
  const current = useSyncExternalStore(lifetime.subscribe, lifetime.get, () => toolkit)
  const value = useMemo(() => current && { toolkit: current, stores: walletStores(current) }, [current])
  return <WalletContext value={value}>{value ? children : fallback}</WalletContext>
}
