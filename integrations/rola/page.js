import { createGateway } from '@lootboxes/gateway'
import { walletErrorText } from '@lootboxes/wallet-connector'
import { createDappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { logOutOnServer, verifyOnServer } from './verify-on-server.js'

const dApp = {
  networkId: 240,
  dAppDefinitionAddress: 'account_loc1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5slzs7crh',
}
const gateway = createGateway({ ...dApp, baseUrl: 'http://localhost:8090', applicationName: 'My shop' })
const toolkit = createDappToolkit({ ...dApp, gateway, onDisconnect: logOutOnServer })
verifyOnServer(toolkit.walletApi)

const show = (text) => {
  document.getElementById('result').textContent = text
}
document.getElementById('connect').addEventListener('click', async () => {
  const login = await toolkit.buttonApi.connect()
  show(login.match(({ persona }) => `Welcome, ${persona.label}`, walletErrorText))
})
document.getElementById('disconnect').addEventListener('click', async () => {
  await toolkit.disconnect()
  show('Logged out')
})
