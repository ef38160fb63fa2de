import type { DappToolkit } from '@lootboxes/wallet-connector/toolkit'

/** Stokenet, and a dApp definition of its own: see "Your dApp definition" in the README. */
export const dApp = {
  networkId: 2,
  dAppDefinitionAddress: 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe',
}

/** Loaded when somebody reaches for their wallet, or was logged in before. */
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
