import {
  type DappToolkit,
  DataRequestBuilder,
  type ToolkitError,
  type WalletData,
} from '@lootboxes/wallet-connector/toolkit'
import type { ResultAsync } from 'neverthrow'

/** Data the wallet may be asked for again. It forgets the earlier answer (L57). */
export type ResetData = 'account' | 'name'

/**
 * Sends a reset request: the user chooses again which account or name this site may see. The data of a login request stays
 * the same (L90).
 */
export function resetSharedData(what: ResetData, { walletApi }: DappToolkit): ResultAsync<WalletData, ToolkitError> {
  if (what === 'account') return walletApi.updateSharedAccounts()
  const [persona, account] = [DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1)]
  walletApi.setRequestData(persona, account, DataRequestBuilder.personaData().fullName().reset())
  const response = walletApi.sendRequest()
  walletApi.setRequestData(persona, account)
  return response
}
