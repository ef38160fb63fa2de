import {
  createDappToolkit,
  type DappToolkit,
  DataRequestBuilder,
  type ToolkitError,
  type WalletData,
} from '@lootboxes/wallet-connector/toolkit'
import type { ResultAsync } from 'neverthrow'
import { pageGateway } from '@/client/page-gateway'
import type { SiteConfig } from '@/config/site-config'

/** The data of a login: a persona and exactly one account (spec section 5). */
const loginData = () => [DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1)] as const

/** Creates the wallet toolkit of this site. `ClientProvider` loads this file lazily. */
export function createToolkit(site: SiteConfig): DappToolkit {
  const { networkId, dAppDefinitionAddress } = site
  const toolkit = createDappToolkit({ networkId, dAppDefinitionAddress, gateway: pageGateway(site) })
  toolkit.walletApi.setRequestData(...loginData())
  return toolkit
}

/** Data that a reset request names. The wallet then deletes its earlier choice (L57). */
export type ResetData = 'account' | 'name'

/**
 * Sends a reset request: the user chooses again which account or name this site may see. The data of a login request stays
 * the same (L90).
 */
export function resetSharedData(what: ResetData, { walletApi }: DappToolkit): ResultAsync<WalletData, ToolkitError> {
  if (what === 'account') return walletApi.updateSharedAccounts()
  walletApi.setRequestData(...loginData(), DataRequestBuilder.personaData().fullName().reset())
  const response = walletApi.sendRequest()
  walletApi.setRequestData(...loginData())
  return response
}
