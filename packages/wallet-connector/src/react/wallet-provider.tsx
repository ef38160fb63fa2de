'use client'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { RolaUser } from '../rola/server/sessions'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import { WalletContext } from './wallet-context'
import { type CreateWhen, createWalletLoader } from './wallet-loader'
import { sessionStores } from './wallet-stores'

/** Properties of `WalletProvider`. */
export type WalletProviderProps = {
  children?: ReactNode
  /**
   * Rendered instead of the children until the toolkit exists; `null` renders nothing. Without it the children render from the
   * start, on a server too, and their hooks return `restoring`, or `disconnected` if the toolkit loads on first use.
   */
  fallback?: ReactNode
  /**
   * The user of the server's session, from `getUser` of `./rola/server`. The hooks and the button show this user from the first
   * render, on the server too, until the toolkit exists and knows the stored login of the browser.
   */
  initialUser?: RolaUser | undefined
} & (
  | {
      /**
       * Creates the toolkit, only in a browser. With a dynamic import the first load contains no wallet code:
       * `async () => (await import('./my-toolkit')).createMyToolkit()`. The provider destroys the toolkit on unmount.
       */
      create: () => DappToolkit | PromiseLike<DappToolkit>
      /**
       * `mounted` (default): after the first render. `used`: when the user connects, sends or hovers (`prepare`).
       * A function decides after the first render: `() => hasStoredWallet({ dAppDefinitionAddress, networkId })`
       * restores a stored login and loads nothing for other users until they use the wallet.
       */
      createWhen?: CreateWhen
      toolkit?: undefined
    }
  | {
      /** A toolkit that you create and destroy. */
      toolkit: DappToolkit
      create?: undefined
      createWhen?: undefined
    }
)

/** Provides the toolkit to the hooks. */
export function WalletProvider(props: WalletProviderProps) {
  const { children, fallback, toolkit, initialUser } = props
  const [first] = useState(() => props)
  const loader = useMemo(() => {
    if (toolkit) return createWalletLoader({ toolkit })
    const { create, createWhen = 'mounted' } = first
    return createWalletLoader({ create: create ?? (() => Promise.reject(new Error('No toolkit'))), createWhen })
  }, [toolkit, first])
  const { load$ } = loader
  const load = useSyncExternalStore(load$.subscribe, load$.get, load$.getInitial)
  const session = useMemo(() => initialUser && sessionStores(initialUser), [initialUser])
  const value = useMemo(
    () => ({
      ...loader,
      ...load,
      ...(session && !load.toolkit ? { stores: session } : {}),
      initialStores: session,
      initialUser,
    }),
    [loader, load, session, initialUser],
  )
  // React 18 cannot render a context itself.
  return (
    <WalletContext.Provider value={value}>
      {fallback === undefined || load.toolkit ? children : fallback}
    </WalletContext.Provider>
  )
}
