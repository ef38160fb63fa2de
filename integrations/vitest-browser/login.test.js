import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'
import { afterEach, expect, test } from 'vitest'

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const gateway = { watchTransaction: () => Promise.reject(new Error('nothing is sent here')) }

const open = () => {
  const toolkit = createDappToolkit({ networkId, dAppDefinitionAddress, gateway })
  toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
  afterEach(() => toolkit.destroy())
  return toolkit
}

test('a login in a real browser', async () => {
  const wallet = createTestWallet({ seed: 1, networkId })
  const login = await open().buttonApi.connect()
  expect(login._unsafeUnwrap().accounts).toEqual([wallet.accounts[0]])
  wallet.stop()
})

test('refused, by a wallet nobody stopped', async () => {
  createTestWallet({ seed: 1, networkId, script: [{ reply: 'reject' }, { reply: 'reject' }] })
  expect((await open().buttonApi.connect())._unsafeUnwrapErr().error).toBe('rejectedByUser')
})

test('the next test has a wallet of its own', async () => {
  createTestWallet({ seed: 1, networkId })
  expect((await open().buttonApi.connect()).isOk()).toBe(true)
  expect(sessionStorage).toHaveLength(0)
})
