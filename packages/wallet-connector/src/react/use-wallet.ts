'use client'
import { useCallback } from 'react'
import type { Account, Persona } from '../protocol/entities'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { WalletData } from '../toolkit/login-state'
import type { ToolkitError } from '../toolkit/toolkit-error'
import { useStore } from './use-store'
import { useWalletContext } from './wallet-context'
import { emptyWalletData } from './wallet-stores'

/** `restoring` until the login state is known. Render neither "connect" nor an account then. */
export type WalletSession =
  | { status: 'restoring' | 'disconnected'; persona?: undefined; account?: undefined }
  | { status: 'connected'; persona: Persona | undefined; account: Account | undefined }

/** What `useWallet` returns. */
export type Wallet = WalletSession & {
  /** In the order of the wallet. Use the first. */
  accounts: readonly Account[]
  walletData: WalletData
  /** Undefined before it is created. `useToolkit` waits for it. */
  toolkit: DappToolkit | undefined
  disconnect: () => void
  /** Loads the wallet code before a press, for `onPointerEnter` and `onFocus`. */
  prepare: () => void
  /** Why the wallet code could not be loaded. The next use tries again. */
  loadError: ToolkitError | undefined
}

const sessionOf = (data: WalletData | undefined): WalletSession => {
  if (data === undefined) return { status: 'restoring' }
  const { persona, accounts } = data
  return persona || accounts.length > 0
    ? { status: 'connected', persona, account: accounts[0] }
    : { status: 'disconnected' }
}

/**
 * The login: status, persona and accounts.
 * @example const { status, account } = useWallet()
 */
export const useWallet = (): Wallet => {
  const { toolkit, perform, error: loadError } = useWalletContext()
  const data = useStore('walletData')
  const disconnect = useCallback(() => perform((made) => made.disconnect()), [perform])
  const prepare = useCallback(() => perform(() => {}), [perform])
  const walletData = data ?? emptyWalletData
  return { ...sessionOf(data), accounts: walletData.accounts, walletData, toolkit, disconnect, prepare, loadError }
}
