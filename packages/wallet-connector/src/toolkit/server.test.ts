import { expect, test } from 'vitest'
import { dApp } from '../connector/sample-response.fixture'
import { createDappToolkit } from './create-dapp-toolkit'

test('C16 T34 a server can create, use and destroy a toolkit', async () => {
  expect(typeof window).toBe('undefined')
  const toolkit = createDappToolkit({
    networkId: 2,
    dAppDefinitionAddress: dApp,
    gateway: { watchTransaction: () => new Promise<never>(() => {}) },
  })
  expect(toolkit.walletApi.getLoginState()).toMatchObject({ initialized: false, loggedInTimestamp: '' })
  expect((await toolkit.buttonApi.connect())._unsafeUnwrapErr().error).toBe('missingExtension')
  expect(toolkit.buttonApi.getStatus()).toBe('error')
  toolkit.destroy()
})
