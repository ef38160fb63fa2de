import type { DappToolkit } from '@lootboxes/wallet-connector/toolkit'

/** Stokenet with an example dApp definition. Replace it as described in the README. */
export const dApp = {
  networkId: 2,
  dAppDefinitionAddress: 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe',
}

/** Called when the user opens the wallet button or has connected before. */
export async function createToolkit(): Promise<DappToolkit> {
  const [{ createGateway }, { createDappToolkit, DataRequestBuilder }] = await Promise.all([
    import('@lootboxes/gateway'),
    import('@lootboxes/wallet-connector/toolkit'),
  ])
  const gateway = createGateway({ networkId: dApp.networkId, applicationName: 'My dApp' })
  const toolkit = createDappToolkit({ ...dApp, gateway })
  toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
  return toolkit
}
