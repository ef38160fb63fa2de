// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '@/client/page.fixture'
import { WalletDiagnosis } from './wallet-diagnosis'

const isTouch = vi.fn(() => false)
beforeEach(() => {
  isTouch.mockReturnValue(false)
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch(), addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the skeleton is replaced in one piece when the checks of the wallet have their results', async () => {
  render(<WalletDiagnosis fallback={<p>Skeleton</p>} />, { wrapper: openPage({}).wrapper })
  expect(screen.getByText('Skeleton')).toBeDefined()
  await screen.findByRole('heading', { name: 'Not connected' }, { timeout: 3_000 })
  const states = screen.getAllByRole('listitem').flatMap((check) => check.dataset.state ?? [])
  expect(states).toEqual(['missing', 'unknown', 'unknown'])
})

test('without an account the panel leads to what needs none', async () => {
  render(<WalletDiagnosis fallback={<p>Skeleton</p>} />, { wrapper: openPage({}).wrapper })
  const heading = await screen.findByRole('heading', { name: 'Without a wallet' }, { timeout: 3_000 })
  const links = [...(heading.parentElement?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/home/home_8',
    '/collection/explore_collection',
    '/activity',
  ])
})

test('a phone has a check of the app in place of those of the extension and its link', async () => {
  isTouch.mockReturnValue(true)
  render(<WalletDiagnosis fallback={<p>Skeleton</p>} />, { wrapper: openPage({}).wrapper })
  await screen.findByText('Radix Wallet on this phone', undefined, { timeout: 3_000 })
  expect(screen.getByText(/^This site uses the Radix Wallet, the app on this phone/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Get the Radix Wallet/ })).toBeDefined()
  expect(screen.queryByText(/extension/)).toBeNull()
  expect(screen.queryByText(/linked/)).toBeNull()
})
