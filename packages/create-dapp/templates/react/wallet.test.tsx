// @vitest-environment happy-dom
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit, DataRequestBuilder, type MobileOptions } from '@lootboxes/wallet-connector/toolkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { okAsync } from 'neverthrow'
import { afterEach, expect, test, vi } from 'vitest'
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
const open = (mobile?: MobileOptions) => {
  const create = () => {
    const toolkit = createDappToolkit({ ...dApp, gateway, mobile })
    toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
    return toolkit
  }
  render(
    <Providers create={create}>
      <Wallet />
    </Providers>,
  )
}
const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('connects and shows the account with its balance', async () => {
  const wallet = createTestWallet({ seed: 1, networkId: dApp.networkId })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Connect' }))
  expect(await screen.findByText('Main account: 0 XRD')).toBeTruthy()
  wallet.stop()
})

test('a desktop without the extension gets its link and a QR code of the page', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Connect' }))
  expect(await href('Install the extension')).toMatch(/^https:\/\/chromewebstore/)
  expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeTruthy()
})

test('a phone opens the wallet app again, and gets its stores', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const links: string[] = []
  // The relay has no answer yet.
  open({ openLink: (link) => links.push(link), fetch: () => new Promise(() => {}) })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect' }))
  await vi.waitFor(() => expect(links).toHaveLength(1), 10_000)
  expect(await href('Open Radix Wallet again')).toBe(links[0])
  expect(await href('Google Play')).toMatch(/^https:\/\/play\.google/)
})
