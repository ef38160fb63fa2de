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
let login
const post = async (path, body) => {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const response = await fetch(`${origin}/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
  return { status: response.status, body: await response.json() }
}
walletApi.setRequestData(DataRequestBuilder.persona().withProof(), DataRequestBuilder.accounts().exactly(1).withProof())
walletApi.provideChallengeGenerator(async () => (await post('challenge')).body.challenge)
walletApi.dataRequestControl(async (walletData) => {
  login = walletData
  const { status, body } = await post('login', walletData)
  if (status !== 200) throw new Error(body.error.message)
})
const result = await buttonApi.connect()
assert.ok(result.isOk(), result.isErr() ? `${result.error.error}: ${result.error.jsError}` : '')
const read = async (path) =>
  (await (await fetch(`${origin}${path}`, { headers: { cookie } })).text()).replaceAll('<!-- -->', '')
assert.match(await read('/me'), /Logged in as Test Persona/, 'a page on the server knows the user')
const account = await read('/account')
assert.match(account, /<p>connected: Test Persona<\/p>/, 'the HTML has the user in the hooks')
assert.match(account, /<lootbox-connect[^>]*>Test Persona<\/lootbox-connect>/, 'the HTML has the user in the button')
assert.equal((await post('login', {})).status, 400)
assert.equal((await post('login', login)).status, 401, 'a challenge is valid for one login')
destroy()
connector.destroy()
wallet.stop()
console.log('Next: the routes accept a login, a page renders the user, and a replay is refused')
