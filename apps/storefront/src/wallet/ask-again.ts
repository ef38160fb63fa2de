import {
  type DappToolkit,
  DataRequestBuilder,
  type ToolkitError,
  type WalletData,
} from '@lootboxes/wallet-connector/toolkit'
import type { ResultAsync } from 'neverthrow'

/** What the wallet may be asked anew: it then forgets what it had shared of that before (L57). */
export type AskedAgain = 'account' | 'name'

/**
 * A reset request. The wallet lets its owner choose again which account this site may see, or which name; what this site
 * asks for at a login stays what it was (L90).
 */
export function askAgain(what: AskedAgain, { walletApi }: DappToolkit): ResultAsync<WalletData, ToolkitError> {
  if (what === 'account') return walletApi.updateSharedAccounts()
  const [persona, account] = [DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1)]
  walletApi.setRequestData(persona, account, DataRequestBuilder.personaData().fullName().reset())
  const asked = walletApi.sendRequest()
  walletApi.setRequestData(persona, account)
  return asked
}
