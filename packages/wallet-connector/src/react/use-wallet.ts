'use client'
import { useCallback } from 'react'
import type { Account, Persona } from '../protocol/entities'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { WalletData } from '../toolkit/login-state'
import { useStore } from './use-store'
import { useWalletContext } from './wallet-context'
import { emptyWalletData } from './wallet-stores'

/** `restoring` until it is known whether anyone is logged in: show neither "connect" nor an account then. */
export type WalletSession =
  | { status: 'restoring' | 'disconnected'; persona?: undefined; account?: undefined }
  | { status: 'connected'; persona: Persona | undefined; account: Account | undefined }

export type Wallet = WalletSession & {
  /** In the order of the wallet; the first is the one to use (trap T40). */
  accounts: readonly Account[]
  walletData: WalletData
  /** Undefined while restoring. */
  toolkit: DappToolkit | undefined
  disconnect: () => void
}

const sessionOf = (data: WalletData | undefined): WalletSession => {
  if (data === undefined) return { status: 'restoring' }
  const { persona, accounts } = data
  return persona || accounts.length > 0
    ? { status: 'connected', persona, account: accounts[0] }
    : { status: 'disconnected' }
}

/** Who is logged in. */
export const useWallet = (): Wallet => {
  const toolkit = useWalletContext()?.toolkit
  const data = useStore('walletData')
  const disconnect = useCallback(() => toolkit?.disconnect(), [toolkit])
  const walletData = data ?? emptyWalletData
  return { ...sessionOf(data), accounts: walletData.accounts, walletData, toolkit, disconnect }
}
