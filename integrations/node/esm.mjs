import assert from 'node:assert/strict'
import { entriesFor } from './entries.cjs'

const before = Object.keys(globalThis)
const entries = entriesFor('import')
for (const entry of entries) assert.ok(Object.keys(await import(entry)).length > 0, entry)
const { createWalletConnector } = await import('@lootboxes/wallet-connector')
const { createTestWallet, fakeTransport } = await import('@lootboxes/wallet-connector/testing')
const { testWalletInitScript } = await import('@lootboxes/wallet-connector/testing/node')

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const items = { discriminator: 'authorizedRequest', auth: { discriminator: 'loginWithoutChallenge' } }

const alone = createWalletConnector({ networkId, dAppDefinitionAddress })
assert.equal((await alone.request(items)).error.error, 'missingExtension')

const transport = fakeTransport()
const wallet = createTestWallet({ seed: 1, networkId, wire: transport.wire })
const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
assert.equal((await connector.request(items)).value.auth.persona.label, 'Test Persona')
connector.destroy()
wallet.stop()
assert.match(await testWalletInitScript({ seed: 1 }), /chromeExtension/)
// Those of zod and tslib begin with two underscores.
const added = Object.keys(globalThis).filter((name) => !before.includes(name) && !name.startsWith('__'))
assert.deepEqual(added, [], 'the entries add no globals')
console.log(`ESM: ${entries.length} entries load`)
