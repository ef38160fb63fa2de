/* global settings */
import { createGateway } from '@lootboxes/gateway'
import { walletErrorText } from '@lootboxes/wallet-connector'
import { createDappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { logOutOnServer, verifyOnServer } from './verify-on-server.js'

const gateway = createGateway({
  networkId: settings.networkId,
  baseUrl: settings.gatewayUrl,
  applicationName: 'My shop',
})
const toolkit = createDappToolkit({ ...settings, gateway, onDisconnect: logOutOnServer })
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
