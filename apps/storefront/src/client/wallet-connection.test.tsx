// @vitest-environment jsdom
import type { DappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Connect } from '@/wallet/connect'
import { ClientScope } from './client-scope'
import { ConnectAction } from './connect-action'
import { account } from './genesis.fixture'
import { openPage, type PageOptions, site } from './page.fixture'
import { WalletConnection } from './wallet-connection'

const { created } = vi.hoisted(() => ({ created: vi.fn<() => DappToolkit>() }))
vi.mock('@/wallet/create-toolkit', () => ({ createToolkit: created }))

afterEach(() => {
  cleanup()
  created.mockReset()
})

const tree = ({ client }: ReturnType<typeof openPage>) => (
  <WalletConnection site={site}>
    <ClientScope client={client}>
      <h1>A box</h1>
      <Connect />
      <ConnectAction />
    </ClientScope>
  </WalletConnection>
)

/** The page in a browser that becomes idle when the test says so. */
function open(options: PageOptions = {}) {
  const page = openPage(options)
  created.mockReturnValue(page.toolkit)
  let task: IdleRequestCallback = () => undefined
  vi.stubGlobal('requestIdleCallback', (idle: IdleRequestCallback) => {
    task = idle
    return 1
  })
  render(tree(page))
  return { ...page, becomeIdle: () => act(() => task({ didTimeout: false, timeRemaining: () => 9 })) }
}
const buttons = () => screen.queryAllByRole('button', { name: 'Connect wallet', busy: false })

test('(spec L80) the server renders the page, with skeletons in place of what needs the wallet', () => {
  const { body } = new DOMParser().parseFromString(renderToString(tree(openPage())), 'text/html')
  expect(body.querySelector('h1')?.textContent).toBe('A box')
  const rendered = [...body.querySelectorAll('button')]
  expect(rendered.map((button) => [button.ariaBusy, button.hasAttribute('inert'), button.ariaHidden])).toEqual([
    // Both take a press.
    ['true', false, null],
    ['true', false, null],
  ])
})

test.each([
  ['in the header', 0],
  ['in the page', 1],
])('a press %s before the connection exists connects once it does', async (_, place) => {
  const { becomeIdle, toolkit } = open()
  const connect = vi.spyOn(toolkit.buttonApi, 'connect')
  act(() => screen.getAllByRole('button', { name: 'Connect wallet' })[place]?.click())
  expect(connect).not.toHaveBeenCalled()
  becomeIdle()
  await waitFor(() => expect(connect).toHaveBeenCalledTimes(1))
})

test('a button of the page keeps the focus when the connection exists', async () => {
  const { becomeIdle } = open()
  const [, button] = screen.getAllByRole('button', { name: 'Connect wallet' })
  act(() => button?.focus())
  becomeIdle()
  await waitFor(() => expect(buttons()).toHaveLength(2))
  expect(document.activeElement).toBe(buttons()[1])
})

test('a press before a stored login is restored opens the wallet menu, and does not log in again', async () => {
  const { toolkit } = open({ login: account })
  const connect = vi.spyOn(toolkit.buttonApi, 'connect')
  for (const button of screen.getAllByRole('button', { name: 'Connect wallet' })) act(() => button.click())
  expect(await screen.findByRole('dialog', { name: 'Wallet' })).toBeDefined()
  expect(connect).not.toHaveBeenCalled()
})

test('(spec L80) without a stored login the connection is created once the browser is idle; until then skeletons stand in', async () => {
  const { becomeIdle } = open()
  expect(screen.getByRole('heading', { name: 'A box' })).toBeDefined()
  expect(buttons()).toEqual([])
  await act(() => vi.dynamicImportSettled())
  expect(created).not.toHaveBeenCalled()
  becomeIdle()
  await waitFor(() => expect(buttons()).toHaveLength(2))
  expect(created).toHaveBeenCalledTimes(1)
})

test('(spec L80) a stored login is restored right after the first render', async () => {
  open({ login: account })
  expect(created).not.toHaveBeenCalled()
  await screen.findByRole('button', { name: /^Wallet menu: Ada/ })
  expect(created).toHaveBeenCalledTimes(1)
})

test('a connection that cannot be created leaves the buttons, which try again', async () => {
  const { becomeIdle, log } = open()
  created.mockImplementationOnce(() => {
    throw new Error('offline')
  })
  becomeIdle()
  await waitFor(() => expect(buttons()).toHaveLength(2))
  expect(log.mock.calls.map(([sentence]) => sentence)).toEqual(['connect: toolkitNotLoaded'])
  act(() => buttons()[1]?.click())
  becomeIdle()
  await waitFor(() => expect(created).toHaveBeenCalledTimes(2))
})
