'use client'
import { type Clock, systemClock, withDeadline } from '@lootboxes/ledger'
import { okAsync } from 'neverthrow'
import { useToolkit } from './use-toolkit'
import { useWallet } from './use-wallet'

/** The longest wait for a stored login. */
const RESTORE_MS = 5000

/**
 * Returns a function that resolves whether an account is connected. While a stored login is restored it waits, so that a press
 * on a button asks for no second login.
 */
export const useIsConnected = (clock: Clock = systemClock): (() => Promise<boolean>) => {
  const { status, accounts } = useWallet()
  const withToolkit = useToolkit()
  return async () => {
    if (status !== 'restoring') return accounts.length > 0
    return withDeadline({ clock, timeoutMs: RESTORE_MS, onTimeout: () => false }, () =>
      withToolkit(({ walletApi }) => okAsync(walletApi.getWalletData().accounts.length > 0)).unwrapOr(false),
    )
  }
}
