import { createGateway } from '@lootboxes/gateway'
import { defineLootboxConnect } from '@lootboxes/wallet-connector/button'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'
import { dApp, startDapp } from './dapp.js'

// With `npm run dev`, open /?wallet=test to use the test wallet without extension and phone.
if (import.meta.env.DEV && new URLSearchParams(location.search).get('wallet') === 'test') {
  const { createTestWallet, sessionStateStore } = await import('@lootboxes/wallet-connector/testing')
  createTestWallet({ seed: 1, networkId: dApp.networkId, store: sessionStateStore(window) })
}
const gateway = createGateway({ networkId: dApp.networkId, applicationName: 'My dApp' })
const toolkit = createDappToolkit({ ...dApp, gateway })
toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
defineLootboxConnect()
startDapp(document, toolkit)
