'use client'
import { createContext, useContext } from 'react'
import type { WalletLoad, WalletLoader } from './wallet-loader'

/** The state of the toolkit and access to it. */
export type WalletContextValue = WalletLoad & Omit<WalletLoader, 'load$'>

/** Null outside a provider. */
export const WalletContext = /* @__PURE__ */ createContext<WalletContextValue | null>(null)

export const useWalletContext = (): WalletContextValue => {
  const value = useContext(WalletContext)
  if (value === null) throw new Error('No WalletProvider around this component.')
  return value
}
