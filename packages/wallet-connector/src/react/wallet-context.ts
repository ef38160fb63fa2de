'use client'
import { createContext, useContext } from 'react'
import type { RolaUser } from '../rola/server/sessions'
import type { WalletLoad, WalletLoader } from './wallet-loader'
import type { WalletStores } from './wallet-stores'

/** The state of the toolkit and access to it. */
export type WalletContextValue = WalletLoad &
  Omit<WalletLoader, 'load$'> & {
    /** The stores on the server and during hydration, if the server knows the user. */
    initialStores?: WalletStores | undefined
    initialUser?: RolaUser | undefined
  }

/** Null outside a provider. */
export const WalletContext = /* @__PURE__ */ createContext<WalletContextValue | null>(null)

export const useWalletContext = (): WalletContextValue => {
  const value = useContext(WalletContext)
  if (value === null) throw new Error('No WalletProvider around this component.')
  return value
}
