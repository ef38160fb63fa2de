// @vitest-environment jsdom
import { createWalletConnector } from '@lootboxes/wallet-connector'
import { defineLootboxConnect } from '@lootboxes/wallet-connector/button'
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { expect, test } from 'vitest'

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'

test('reports a rejected transaction', async () => {
  const wallet = createTestWallet({ seed: 1, networkId, script: [{ on: 'transaction', reply: 'reject' }] })
  const connector = createWalletConnector({ networkId, dAppDefinitionAddress })
  const sent = await connector.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
  expect(sent.isErr() && sent.error.error).toBe('rejectedByUser')
  connector.destroy()
  wallet.stop()
})

test('the button connects', async () => {
  const wallet = createTestWallet({ seed: 2, networkId })
  const gateway = { watchTransaction: () => Promise.reject(new Error('nothing is sent here')) }
  const toolkit = createDappToolkit({ networkId, dAppDefinitionAddress, gateway })
  defineLootboxConnect()
  const element = document.createElement('lootbox-connect')
  element.toolkit = toolkit
  document.body.append(element)
  const connected = new Promise((resolve) => element.addEventListener('connected', resolve))
  element.shadowRoot.querySelector('button').click()
  expect((await connected).detail.persona).toBe('Test Persona')
  toolkit.destroy()
  wallet.stop()
})
