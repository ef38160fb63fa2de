import assert from 'node:assert/strict'
import { createWalletConnector } from '@lootboxes/wallet-connector'
import { relayTransport } from '@lootboxes/wallet-connector/mobile'
import { RequestItems } from '@lootboxes/wallet-connector/protocol'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { createRola } from '@lootboxes/wallet-connector/rola'
import { createRolaHandlers } from '@lootboxes/wallet-connector/rola/server'
import { createTestWallet, fakeTransport } from '@lootboxes/wallet-connector/testing'
import { testWalletInitScript } from '@lootboxes/wallet-connector/testing/node'
import { createDappToolkit } from '@lootboxes/wallet-connector/toolkit'

const before = Object.keys(globalThis).length
const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const items = { discriminator: 'authorizedRequest', auth: { discriminator: 'loginWithoutChallenge' } }
for (const entry of [RequestItems, useWallet, createRola, createRolaHandlers, createDappToolkit, relayTransport])
  assert.ok(entry)

const alone = createWalletConnector({ networkId, dAppDefinitionAddress })
assert.equal((await alone.request(items)).error.error, 'missingExtension')

const transport = fakeTransport()
const wallet = createTestWallet({ seed: 1, networkId, wire: transport.wire })
const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
assert.equal((await connector.request(items)).value.auth.persona.label, 'Test Persona')
connector.destroy()
wallet.stop()
assert.match(await testWalletInitScript({ seed: 1 }), /chromeExtension/)
assert.equal(Object.keys(globalThis).length, before, 'the entries add no globals')
console.log('ESM: every entry loads')
