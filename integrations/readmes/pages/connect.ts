import { createGateway } from '@lootboxes/gateway'
import { walletErrorText } from '@lootboxes/wallet-connector'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'
import { dApp } from '../src/wallet-connector/dapp'

/* The README omits this part: a page that connects on request and shows why it failed. */
const baseUrl = new URLSearchParams(location.search).get('gateway') ?? ''
const toolkit = createDappToolkit({ ...dApp, gateway: createGateway({ ...dApp, applicationName: 'A shop', baseUrl }) })
toolkit.walletApi.setRequestData(DataRequestBuilder.accounts().exactly(1))
document.querySelector('button')?.addEventListener('click', async () => {
  const login = await toolkit.buttonApi.connect()
  document.body.append(login.isOk() ? 'Connected' : walletErrorText(login.error))
})
