'use client'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import { WalletContext } from './wallet-context'
import { type CreateWhen, createWalletLoader } from './wallet-loader'

export type WalletProviderProps = {
  children?: ReactNode
  /**
   * Rendered in place of the children until the toolkit exists; `null` renders nothing. Without it the children are
   * rendered from the start, on a server too, and the hooks in them say `restoring`, or `disconnected` where nothing is
   * loaded before it is used.
   */
  fallback?: ReactNode
} & (
  | {
      /**
       * Makes the toolkit in a browser, never on a server. With a dynamic import the first load holds no wallet code:
       * `async () => (await import('./my-toolkit')).createMyToolkit()`. What it made is destroyed on unmount.
       */
      create: () => DappToolkit | PromiseLike<DappToolkit>
      /**
       * `mounted` (default): right after the first render. `used`: when somebody connects, sends or calls `prepare`.
       * A function decides once, after the first render: `() => hasStoredWallet({ dAppDefinitionAddress, networkId })`
       * restores a stored login at once and loads nothing for anybody else before they reach for their wallet.
       */
      createWhen?: CreateWhen
      toolkit?: undefined
    }
  | {
      /** A toolkit of your own; destroying it is yours, too. */
      toolkit: DappToolkit
      create?: undefined
      createWhen?: undefined
    }
)

/** Gives the hooks their toolkit, as soon as there is one. */
export function WalletProvider(props: WalletProviderProps) {
  const { children, fallback, toolkit } = props
  const [first] = useState(() => props)
  const loader = useMemo(() => {
    if (toolkit) return createWalletLoader({ toolkit })
    const { create, createWhen = 'mounted' } = first
    return createWalletLoader({ create: create ?? (() => Promise.reject(new Error('No toolkit'))), createWhen })
  }, [toolkit, first])
  const { load$ } = loader
  const load = useSyncExternalStore(load$.subscribe, load$.get, load$.getInitial)
  const value = useMemo(() => ({ ...loader, ...load }), [loader, load])
  return <WalletContext value={value}>{fallback === undefined || load.toolkit ? children : fallback}</WalletContext>
}
