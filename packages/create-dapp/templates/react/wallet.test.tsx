// @vitest-environment happy-dom
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { okAsync } from 'neverthrow'
import { afterEach, expect, test } from 'vitest'
import { Providers } from './providers'
import { dApp } from './toolkit'
import { Wallet } from './wallet'

/** A fake ledger with empty accounts. */
const nothing = () => okAsync({ items: [] })
const gateway = {
  watchTransaction: () => Promise.reject(new Error('nothing is sent here')),
  getFungibles: nothing,
  getNonFungibles: nothing,
}
afterEach(cleanup)

test('connects and shows the account with its balance', async () => {
  const wallet = createTestWallet({ seed: 1, networkId: dApp.networkId })
  const create = () => {
    const toolkit = createDappToolkit({ ...dApp, gateway })
    toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
    return toolkit
  }
  render(
    <Providers create={create}>
      <Wallet />
    </Providers>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Connect' }))
  expect(await screen.findByText('Main account: 0 XRD')).toBeTruthy()
  wallet.stop()
})
