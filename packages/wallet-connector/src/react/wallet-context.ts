'use client'
import { createContext, useContext } from 'react'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { WalletStores } from './wallet-stores'

export type WalletContextValue = { toolkit: DappToolkit; stores: WalletStores } | undefined

/** Null outside a provider, undefined while the toolkit does not exist yet. */
export const WalletContext = /* @__PURE__ */ createContext<WalletContextValue | null>(null)

/** The toolkit of the provider around; undefined while it is being restored. */
export const useWalletContext = (): WalletContextValue => {
  const value = useContext(WalletContext)
  if (value === null) throw new Error('No WalletProvider around this component.')
  return value
}
