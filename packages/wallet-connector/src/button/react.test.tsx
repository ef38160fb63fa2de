// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { WalletProvider } from '../react/index'
import { benchToolkit } from '../toolkit/toolkit.fixture'
import type { ConnectWords } from './connect-words'
import { LootboxConnect } from './react'

afterEach(cleanup)

test('uses the toolkit of the provider and calls the event handlers', async () => {
  const bench = benchToolkit()
  const onConnected = vi.fn()
  const { container } = render(
    <StrictMode>
      <WalletProvider toolkit={bench.toolkit}>
        <LootboxConnect theme="dark" label="Log in" words={{ menu: 'My wallet' }} onConnected={onConnected} />
      </WalletProvider>
    </StrictMode>,
  )
  const element = container.querySelector('lootbox-connect')
  expect(element?.shadowRoot?.querySelector('button')?.textContent).toBe('Log in')
  expect(element?.getAttribute('theme')).toBe('dark')
  element?.shadowRoot?.querySelector('button')?.click()
  await act(() => bench.clock.advance(120))
  expect(onConnected).toHaveBeenCalledOnce()
  expect(element?.shadowRoot?.querySelector('button')?.getAttribute('aria-label')).toMatch(/^My wallet: /)
})

test('the texts are English again when the page passes no words any more', async () => {
  const { toolkit, clock } = benchToolkit()
  const page = (words?: Partial<ConnectWords>) => (
    <WalletProvider toolkit={toolkit}>
      <LootboxConnect {...(words && { words })} />
    </WalletProvider>
  )
  const { container, rerender } = render(page({ connect: 'Verbinden' }))
  await act(() => clock.advance(120))
  const text = () => container.querySelector('lootbox-connect')?.shadowRoot?.querySelector('button')?.textContent
  expect(text()).toBe('Verbinden')
  rerender(page())
  expect(text()).toBe('Connect wallet')
})

test('with createWhen="used" the first press loads the toolkit and connects', async () => {
  const bench = benchToolkit()
  const create = vi.fn(() => Promise.resolve(bench.toolkit))
  const { container } = render(
    <WalletProvider create={create} createWhen="used">
      <LootboxConnect />
    </WalletProvider>,
  )
  await act(async () => undefined)
  expect(create).not.toHaveBeenCalled()
  container.querySelector('lootbox-connect')?.shadowRoot?.querySelector('button')?.click()
  await act(async () => undefined)
  await act(() => bench.clock.advance(120))
  expect(create).toHaveBeenCalledOnce()
  expect(container.querySelector('lootbox-connect')?.dataset.status).toBe('connected')
})

const user = {
  persona: { address: 'identity_tdx_2_1x', label: 'Sam' },
  accounts: [{ address: 'account_x', label: 'Main' }],
}

test.each(['mounted', 'used'] as const)(
  'shows the user whom the server knows from the first HTML on, created when %s',
  async (createWhen) => {
    const bench = benchToolkit()
    const onDisconnected = vi.fn()
    let begin: (toolkit: typeof bench.toolkit) => void = () => undefined
    const create = () => new Promise<typeof bench.toolkit>((resolve) => (begin = resolve))
    const page = (
      <WalletProvider create={create} createWhen={createWhen} initialUser={user}>
        <LootboxConnect onDisconnected={onDisconnected} />
      </WalletProvider>
    )
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = renderToString(page)
    expect(host.textContent).toBe('Sam')
    await act(async () => hydrateRoot(host, page))
    const element = host.querySelector('lootbox-connect')
    const button = element?.shadowRoot?.querySelector('button')
    expect(button?.textContent).toBe('Sam')
    expect(element?.dataset.status).toBe('connected')
    await vi.dynamicImportSettled()
    button?.click()
    expect(element?.shadowRoot?.querySelector('[part="account"]')?.textContent).toContain('Main')
    element?.shadowRoot?.querySelector<HTMLElement>('[part~="disconnect"]')?.click()
    await act(async () => begin(bench.toolkit))
    expect(element?.dataset.status).toBe('disconnected')
    expect(onDisconnected).toHaveBeenCalledOnce()
    host.remove()
  },
)

test('renders an empty element on a server', () => {
  const html = renderToString(
    <WalletProvider create={() => benchToolkit().toolkit}>
      <LootboxConnect />
    </WalletProvider>,
  )
  expect(html).toBe('<lootbox-connect theme="system"></lootbox-connect>')
})
