'use client'
import type { ResultAsync } from 'neverthrow'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { ToolkitError } from '../toolkit/toolkit-error'
import { useWalletContext } from './wallet-context'

/** Runs with the toolkit: immediately if it exists, otherwise when it is loaded. */
export type UseToolkit = <T>(
  work: (toolkit: DappToolkit) => ResultAsync<T, ToolkitError>,
) => ResultAsync<T, ToolkitError>

/** Access to the toolkit: `withToolkit(({ walletApi }) => walletApi.updateSharedAccounts())`. */
export const useToolkit = (): UseToolkit => useWalletContext().withToolkit
