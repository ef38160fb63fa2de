'use client'
import type { ResultAsync } from 'neverthrow'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { ToolkitError } from '../toolkit/toolkit-error'
import { useWalletContext } from './wallet-context'

/** Runs with the toolkit: at once if it exists, else when it has been loaded. */
export type UseToolkit = <T>(
  work: (toolkit: DappToolkit) => ResultAsync<T, ToolkitError>,
) => ResultAsync<T, ToolkitError>

/** For what the other hooks do not do: `withToolkit(({ walletApi }) => walletApi.updateSharedAccounts())`. */
export const useToolkit = (): UseToolkit => useWalletContext().withToolkit
