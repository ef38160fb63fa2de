// @vitest-environment jsdom
import { xrdAddress } from '@lootboxes/ledger'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clubToken } from '@/client/genesis.fixture'
import { openPage, type PageOptions } from '@/client/page.fixture'
import { BuyTokenDialog } from './buy-token-dialog'

afterEach(cleanup)

const swapWidget = { provider: 'Example Trade', baseUrl: 'about:blank' }
const token = { address: clubToken, symbol: 'BALLER' }

function open(site: NonNullable<PageOptions['site']>) {
  const { client, wrapper } = openPage({ site })
  client.flags.buyTokenModal.show()
  render(<BuyTokenDialog />, { wrapper })
  const dialog = screen.getByRole('dialog', { name: 'Buy Baller' })
  return { dialog, shown: () => client.flags.buyTokenModal.shown$.get() }
}

test('(spec L29) the dialog frames the widget with both tokens; a press on its surround closes it', () => {
  const { dialog, shown } = open({ swapWidget, clubToken: token })
  const { search } = new URL(dialog.querySelector('iframe')?.src ?? '')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    sell: xrdAddress(240),
    buy: clubToken,
    style: 'dark',
  })
  fireEvent.click(dialog)
  expect(shown()).toBe(false)
})

test('(spec L29) without a widget the dialog says where to get the token; a press closes it, but not on a control', () => {
  const { dialog, shown } = open({ clubToken: token, explorerUrl: 'https://e.test' })
  expect(dialog.textContent).toContain('Where to get the Baller token.')
  expect(dialog.textContent).toContain('Exchanges of the Radix network trade it')
  expect(dialog.textContent).not.toContain('cannot be bought')
  const link = screen.getByRole('link', { name: /Baller on the explorer/ })
  expect(link.getAttribute('href')).toBe(`https://e.test/resource/${clubToken}`)
  fireEvent.click(screen.getByRole('button', { name: /Copy BALLER resource address/ }))
  fireEvent.click(link)
  expect(shown()).toBe(true)
  fireEvent.click(dialog)
  expect(shown()).toBe(false)
})
