// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { WalletSteps } from './own-sections'

afterEach(cleanup)

test('the steps are checked without a press', async () => {
  render(<WalletSteps />, { wrapper: openPage({}).wrapper })
  const states = () => screen.getAllByRole('listitem').flatMap((step) => step.dataset.state ?? [])
  expect(states()).toEqual(['checking', 'checking', 'unknown'])
  await waitFor(() => expect(states()).toEqual(['missing', 'unknown', 'unknown']))
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeDefined()
})

test('a connected wallet is ready, and the next step is the box', () => {
  render(<WalletSteps />, { wrapper: openPage({ login: account }).wrapper })
  expect(screen.getByRole('heading', { name: 'Your wallet is ready' })).toBeDefined()
  expect(screen.getAllByRole('heading', { name: /, done$/ })).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'See the box' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: 'Connect wallet' })).toBeNull()
})
