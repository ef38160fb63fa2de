import { createDappToolkit, type DappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'
import { pageGateway } from '@/client/page-gateway'
import type { SiteConfig } from '@/config/site-config'

/** Creates the wallet toolkit of this site. `ClientProvider` loads this file lazily. */
export function createToolkit(site: SiteConfig): DappToolkit {
  const { networkId, dAppDefinitionAddress } = site
  const toolkit = createDappToolkit({ networkId, dAppDefinitionAddress, gateway: pageGateway(site) })
  // A persona and exactly one account (spec section 5).
  toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
  return toolkit
}
