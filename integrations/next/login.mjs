import assert from 'node:assert/strict'
import { createWalletConnector } from '@lootboxes/wallet-connector'
import { createTestWallet, fakeTransport } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'

/** Runs the guide's page against its routes: the server accepts a login and rejects its replay. */
const { ORIGIN: origin, DAPP_DEFINITION: dAppDefinitionAddress } = process.env
const networkId = 240
const transport = fakeTransport({ origin })
const wallet = createTestWallet({ seed: 1, networkId, wire: transport.wire })
const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
const gateway = { watchTransaction: () => Promise.reject(new Error('this test sends no transaction')) }
const { walletApi, buttonApi, destroy } = createDappToolkit({ networkId, dAppDefinitionAddress, gateway, connector })

let cookie = ''
let body = ''
const logIn = () =>
  fetch(`${origin}/login`, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body })
walletApi.setRequestData(DataRequestBuilder.persona().withProof(), DataRequestBuilder.accounts().exactly(1).withProof())
walletApi.provideChallengeGenerator(async () => {
  const response = await fetch(`${origin}/challenge`)
  cookie = response.headers.get('set-cookie').split(';')[0]
  return response.text()
})
walletApi.dataRequestControl(async (walletData) => {
  body = JSON.stringify(walletData)
  const response = await logIn()
  if (!response.ok) throw new Error(await response.text())
})
const login = await buttonApi.connect()
assert.ok(login.isOk(), login.isErr() ? `${login.error.error}: ${login.error.jsError}` : '')
assert.equal((await logIn()).status, 401, 'a challenge is valid for one login')
destroy()
connector.destroy()
wallet.stop()
console.log('Next: the routes accept a login and reject its replay')
