// @vitest-environment jsdom
import { amountOf, parseAmount } from '@lootboxes/ledger'
import type { ForecastState } from '@lootboxes/lootbox/client'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { ForecastNote, failureCost, feeText } from './forecast'

afterEach(cleanup)

const works: ForecastState = { outcome: 'works', fee: amountOf(1) }

test('the fee is that of the forecast; the wallet shows it if the ledger has none', () => {
  expect(feeText(false, { outcome: 'asking' })).toBe('…')
  expect(feeText(false, { outcome: 'unknown' })).toBe('Your wallet shows it')
  expect(feeText(false, works)).toBe('about 1 XRD')
  expect(feeText(true, works)).toBe('The box pays about 1 XRD')
  expect(feeText(true, undefined)).toBe('The box pays it')
  const fee = parseAmount('0.0012')._unsafeUnwrap()
  expect(feeText(false, { outcome: 'works', fee })).toBe('about <0.01 XRD')
})

test('a failed transaction costs at most the fee of the forecast; a rejected one and that of a member cost nothing', () => {
  const fails = (fee?: bigint) => ({ outcome: 'fails', reason: 'sold out', fee }) as ForecastState
  expect(failureCost(false, works)).toMatch(/lose at most its network fee, about 1 XRD\.$/)
  expect(failureCost(false, fails(amountOf(2)))).toMatch(/lose its network fee, about 2 XRD\.$/)
  expect(failureCost(true, works)).toMatch(/lose nothing/)
  expect(failureCost(false, fails())).toBeUndefined()
  expect(failureCost(false, { outcome: 'unknown' })).toBeUndefined()
})

test('an unknown forecast offers Retry, and the page is rendered again once the ledger answers', async () => {
  const { client, count, settled, wrapper } = openPage({ login: account })
  const note = (forecast: ForecastState) => <ForecastNote kind="buy" forecast={forecast} />
  const { rerender } = render(note({ outcome: 'unknown' }), { wrapper })
  await settled()
  const before = count('/api/all-lootbox-resources')
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click())
  expect(count('/api/all-lootbox-resources')).toBe(before + 1)
  rerender(note({ outcome: 'asking' }))
  expect(client.page$.get().count).toBe(0)
  rerender(note(works))
  expect(screen.getByText(/^Checked: this will work\./)).toBeDefined()
  expect(client.page$.get().count).toBe(1)
})
