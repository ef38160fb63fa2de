// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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
