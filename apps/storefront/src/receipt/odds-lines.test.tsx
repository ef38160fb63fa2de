// @vitest-environment jsdom

import type { ReceiptOdds } from '@lootboxes/lootbox'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OddsLines, oddsLabel } from './odds-lines'

afterEach(cleanup)

const at = (stateVersion: number): ReceiptOdds => ({
  basis: 'ledger',
  stateVersion,
  shares: [{ rarity: 'foil', share: 0.0152 }],
})
const print: ReceiptOdds = { basis: 'print', shares: [{ rarity: 'foil', share: 0.02 }] }

test.each([
  ['bought', [at(9)], 'Odds at that moment'],
  ['revealed', [at(9)], 'Odds at that moment'],
  ['redeemed', [at(9)], 'Odds before the reveal'],
  ['redeemed', [at(9), at(12)], 'Odds before each reveal'],
  ['bought', [print], 'Odds as printed'],
] as const)('%s, %o: %s', (what, odds, label) => expect(oddsLabel({ what, odds })).toBe(label))

test('what the ledger proves has its version, the print has none', () => {
  const { container } = render(<OddsLines odds={[at(1234), print]} />)
  expect(container.textContent).toBe('Legendary (foil): 1.5\u00a0%at version 1,234Legendary (foil): 2.0\u00a0%')
  expect(screen.getByText('at version 1,234')).toBeTruthy()
})

test('of an empty box nothing could be drawn', () => {
  const { container } = render(<OddsLines odds={[{ basis: 'ledger', stateVersion: 7, shares: [] }]} />)
  expect(container.textContent).toBe('Nothing was leftat version 7')
})
