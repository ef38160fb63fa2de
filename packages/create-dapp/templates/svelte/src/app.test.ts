// @vitest-environment happy-dom
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'
import { mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import App from './App.svelte'
import { dApp } from './toolkit'

const gateway = { watchTransaction: () => Promise.reject(new Error('nothing is sent here')) }
let end = () => {}
afterEach(() => end())

test('connects and shows the account', async () => {
  const wallet = createTestWallet({ seed: 1, networkId: dApp.networkId })
  const toolkit = createDappToolkit({ ...dApp, gateway })
  toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
  const app = mount(App, { target: document.body, props: { toolkit } })
  end = () => {
    void unmount(app)
    toolkit.destroy()
    wallet.stop()
  }
  const shown = () => document.querySelector('#account')?.textContent
  expect(shown()).toBe('Not connected.')
  document.querySelector('lootbox-connect')?.shadowRoot?.querySelector('button')?.click()
  await vi.waitFor(() => expect(shown()).toBe(wallet.accounts[0]?.address))
})
