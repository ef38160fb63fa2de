// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '@/client/page.fixture'
import { WalletSteps } from './own-sections'

afterEach(cleanup)

test('whoever is not connected reads the steps at once, and the extension is asked when they want to know', () => {
  render(<WalletSteps />, { wrapper: openPage({}).wrapper })
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.dataset.state)).toEqual(['unknown', 'unknown', 'unknown'])
  expect(within(steps[0] as HTMLElement).getByText(/Radix Wallet Connector/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Check this browser' }))
  expect(screen.getAllByRole('listitem').map((step) => step.dataset.state)).toEqual(['checking', 'checking', 'unknown'])
})
