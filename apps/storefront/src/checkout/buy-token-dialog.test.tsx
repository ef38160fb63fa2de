// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clubToken } from '@/client/genesis.fixture'
import { openPage, type PageOptions } from '@/client/page.fixture'
import { BuyTokenDialog } from './buy-token-dialog'

afterEach(cleanup)

const swapWidget = { provider: 'Example Trade', url: 'about:blank' }

function open(site: NonNullable<PageOptions['site']>) {
  const { client, wrapper } = openPage({ site })
  client.flags.buyTokenModal.show()
  render(<BuyTokenDialog />, { wrapper })
  const dialog = screen.getByRole('dialog', { name: 'Buy Baller' })
  return { dialog, shown: () => client.flags.buyTokenModal.shown$.get() }
}

test('(spec L29) a press on the surround of the widget closes the dialog', () => {
  const { dialog, shown } = open({ swapWidget })
  expect(dialog.querySelector('iframe')).not.toBeNull()
  fireEvent.click(dialog)
  expect(shown()).toBe(false)
})

test('(spec L29) without a widget the dialog says where to get the token, and a press on it keeps it open', () => {
  const { dialog, shown } = open({ clubToken: { address: clubToken, symbol: 'BALLER' }, explorerUrl: 'https://e.test' })
  expect(dialog.textContent).toContain('Where to get the Baller token.')
  expect(dialog.textContent).toContain('Connect the Club account of the development wallet')
  expect(dialog.textContent).not.toContain('cannot be bought')
  expect(screen.getByRole('link', { name: /Baller on the explorer/ }).getAttribute('href')).toBe(
    `https://e.test/resource/${clubToken}`,
  )
  fireEvent.click(dialog)
  expect(shown()).toBe(true)
})

test('(spec L29) on a public network the exchanges trade the token', () => {
  const { dialog } = open({ network: 'mainnet', clubToken: { address: clubToken, symbol: 'BALLER' } })
  expect(dialog.textContent).toContain('Exchanges of the Radix network trade it')
})
