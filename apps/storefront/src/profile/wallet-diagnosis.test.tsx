// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '@/client/page.fixture'
import { WalletDiagnosis } from './wallet-diagnosis'

afterEach(cleanup)

test('the skeleton is replaced in one piece when the checks of the wallet have their results', async () => {
  render(<WalletDiagnosis fallback={<p>Skeleton</p>} />, { wrapper: openPage({}).wrapper })
  expect(screen.getByText('Skeleton')).toBeDefined()
  await screen.findByRole('heading', { name: 'Not connected' }, { timeout: 3_000 })
  const states = screen.getAllByRole('listitem').map((check) => check.dataset.state)
  expect(states).toEqual(['missing', 'unknown', 'unknown'])
})
