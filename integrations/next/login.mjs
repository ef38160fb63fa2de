import assert from 'node:assert/strict'
import { createWalletConnector } from '@lootboxes/wallet-connector'
import { createTestWallet, fakeTransport } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'

/** The guide's page against the guide's routes: a login the server believes, the same again that it does not. */
const { ORIGIN: origin, DAPP_DEFINITION: dAppDefinitionAddress } = process.env
const networkId = 240
const transport = fakeTransport({ origin })
const wallet = createTestWallet({ seed: 1, networkId, wire: transport.wire })
const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
const gateway = { watchTransaction: () => Promise.reject(new Error('nothing is sent here')) }
const { walletApi, buttonApi, destroy } = createDappToolkit({ networkId, dAppDefinitionAddress, gateway, connector })

let cookie = ''
let body = ''
const logIn = () =>
  fetch(`${origin}/login`, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body })
walletApi.setRequestData(DataRequestBuilder.persona().withProof(), DataRequestBuilder.accounts().exactly(1).withProof())
walletApi.provideChallengeGenerator(async () => {
  const answer = await fetch(`${origin}/challenge`)
  cookie = answer.headers.get('set-cookie').split(';')[0]
  return answer.text()
})
walletApi.dataRequestControl(async (walletData) => {
  body = JSON.stringify(walletData)
  const answer = await logIn()
  if (!answer.ok) throw new Error(await answer.text())
})
const login = await buttonApi.connect()
assert.ok(login.isOk(), login.isErr() ? `${login.error.error}: ${login.error.jsError}` : '')
assert.equal((await logIn()).status, 401, 'a challenge is good for one login')
destroy()
connector.destroy()
wallet.stop()
console.log('Next: a login its routes believe, and the same again that they do not')
