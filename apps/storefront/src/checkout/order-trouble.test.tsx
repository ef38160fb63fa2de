// @vitest-environment jsdom
import { orderLabel } from '@lootboxes/lootbox/client'
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { account, component } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { useClient, useStore } from '@/client/use-client'
import { Connect } from '@/wallet/connect'
import { WalletNotice } from '@/wallet/wallet-notice'
import { BuyDialog } from './buy-dialog'

afterEach(cleanup)

function Page() {
  const isShown = useStore(useClient().flags.buyModal.shown$)
  return (
    <>
      <Connect />
      <WalletNotice />
      {isShown ? <BuyDialog /> : null}
    </>
  )
}

const sentence = /^You declined the request in your wallet\./

test('(spec L124) a declined purchase is a row in the dialog it came from and in the menu, and nowhere else', async () => {
  onTestFinished(createTestWallet({ seed: 1, networkId: 240, script: [{ reply: 'reject' }] }).stop)
  const { client, sendToWallet, wrapper } = openPage({ login: account })
  client.flags.buyModal.show()
  render(<Page />, { wrapper })
  await act(async () => {
    await sendToWallet({ transactionManifest: 'A;', version: 1, label: orderLabel('buy', component) })
  })
  const dialog = within(screen.getByRole('dialog', { name: 'Buy Tickets' }))
  const row = await dialog.findByRole('listitem')
  expect(row.textContent).toContain('Buy Tickets: Declined')
  expect(screen.getAllByText(sentence)).toHaveLength(1)
  expect(dialog.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])

  act(() => client.flags.buyModal.hide())
  expect(screen.queryByText(sentence)).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: /^Wallet menu/ }))
  const menu = within(await screen.findByRole('dialog', { name: 'Wallet' }))
  expect(menu.getByText(sentence)).toBeDefined()
  expect(screen.getAllByText(sentence)).toHaveLength(1)
})
