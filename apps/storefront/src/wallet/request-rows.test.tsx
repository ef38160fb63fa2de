// @vitest-environment jsdom

import { requestCode } from '@lootboxes/wallet-connector/react'
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import type { RequestItem, Settlement } from '@lootboxes/wallet-connector/toolkit'
import { storageKeys } from '@lootboxes/wallet-connector/toolkit'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { failureText } from '@/client/failure-text'
import { account } from '@/client/genesis.fixture'
import { openPage, type PageOptions, site } from '@/client/page.fixture'
import { useActivity } from './request-rows'

afterEach(cleanup)

const transactionIntentHash = 'txid_loc1a'
const item = (own: Partial<RequestItem> = {}): RequestItem => ({
  id: 'x',
  type: 'sendTransaction',
  status: 'fail',
  timestamp: 1000,
  showCancel: false,
  label: 'buy component_loc1a',
  ...own,
})

/** A page with these finished requests of an earlier visit. */
function show(items: readonly RequestItem[], options: PageOptions = { login: account }) {
  const { requests } = storageKeys(site.dAppDefinitionAddress, site.networkId)
  const read = localStorage.clear.bind(localStorage)
  // `openPage` empties the storage first.
  vi.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => {
    read()
    localStorage.setItem(requests, JSON.stringify(items))
  })
  const page = openPage(options)
  const { result } = renderHook(() => useActivity(), { wrapper: page.wrapper })
  return { ...page, rows: () => result.current.rows, shown: result }
}

test('a request goes by the button that sent it, over a reload too', () => {
  const labels = ['buy', 'reveal', 'redeem', 'something else'].map((label, n) =>
    item({ id: label, label, timestamp: 9 - n }),
  )
  const { rows } = show([...labels, item({ id: 'login', type: 'loginRequest', timestamp: 0 })])
  expect(rows().map(({ title }) => title)).toEqual([
    'Buy Tickets',
    'Reveal Tickets',
    'Redeem Tickets',
    'Transaction',
    'Connect wallet',
  ])
})

test.each([
  ['rejectedByUser', 'declined'],
  ['canceledByUser', 'cancelled'],
  ['missingExtension', 'fail'],
])('%s is shown as %s: an end that the user chose is not a failure', (error, status) => {
  expect(show([item({ error })]).rows()[0]?.status).toBe(status)
})

test.each([
  ['Rejected', 'Nothing left your account.'],
  ['CommittedFailure', 'Nothing but the network fee left your account.'],
])('%s: only a committed failure costs the fee, and only that has a receipt', (transactionStatus, next) => {
  const { rows } = show([item({ error: 'transactionNotSuccessful', transactionStatus, transactionIntentHash })])
  const [row] = rows()
  expect(row?.status).toBe('fail')
  expect(row?.sentence).toMatch(new RegExp(`${next}$`))
  expect(row?.transactionHref).toBe(transactionStatus === 'Rejected' ? undefined : `/receipt/${transactionIntentHash}`)
  expect(row?.helpHref).toMatch(/^\/help_center#error-(failed|rejected)$/)
})

test.each(['failedToPollSubmittedTransaction', 'submittedTransactionWasDuplicate'])(
  '%s is not known to have failed (trap T34), and without an id nobody can be asked again',
  (error) => {
    const { rows } = show([item({ error })])
    expect(rows()[0]).toMatchObject({ status: 'undetermined', onCheckAgain: undefined })
    expect(rows()[0]?.sentence).not.toContain('Check again')
  },
)

test('a transaction that is still followed may be checked again', () => {
  const followed = item({
    status: 'pending',
    error: 'failedToPollSubmittedTransaction',
    transactionIntentHash,
  })
  expect(requestCode(followed)).toBe('undetermined')
  expect(failureText('undetermined').next).toContain('Check again')
})

test('with the surface switched off failures stay in the console (trap T12)', () => {
  const items = [item({ id: 'a', error: 'rejectedByUser' }), item({ id: 'b', status: 'success' })]
  const { rows, shown } = show(items, { login: account, site: { errorSurface: 'none' } })
  expect(rows().map(({ id }) => id)).toEqual(['b'])
  expect(shown.current.unseen).toBe(0)
})

test('a success leads to its receipt, a request of another tab’s network explorer to that', () => {
  const { rows } = show(
    [
      item({ id: 'a', status: 'success', transactionIntentHash, timestamp: 2 }),
      item({ id: 'b', transactionIntentHash, error: 'connectorDestroyed', timestamp: 1 }),
    ],
    { login: account, site: { explorerUrl: 'https://explorer.test' } },
  )
  expect(rows().map(({ transactionHref }) => transactionHref)).toEqual([
    `/receipt/${transactionIntentHash}`,
    `https://explorer.test/transaction/${transactionIntentHash}`,
  ])
})

const answers: readonly (readonly [Settlement, RegExp])[] = [
  [{ status: 'committed', transactionIntentHash, committedStateVersion: 7 }, /worked/],
  [{ status: 'failed', transactionIntentHash, reason: 'no' }, /Nothing but the network fee/],
  [{ status: 'rejected', transactionIntentHash, reason: 'no' }, /Nothing left your account/],
  [{ status: 'undetermined', transactionIntentHash, lastSeen: 'pending', because: 'deadline' }, /still does not say/],
]
test.each(answers)('announces the result of "Check again": $status', async (settlement, sentence) => {
  const { shown, toolkit, client } = show([item({ error: 'failedToPollSubmittedTransaction', transactionIntentHash })])
  vi.spyOn(toolkit.walletApi, 'checkTransaction').mockResolvedValue(settlement)
  await act(async () => shown.current.rows[0]?.onCheckAgain?.())
  expect(client.activity.announced$.get()).toMatch(sentence)
})

test('"Check again" is said each time, and an answer that settles nothing is noted with its time', async () => {
  const { shown, toolkit, client } = show([item({ error: 'failedToPollSubmittedTransaction', transactionIntentHash })])
  const heard: string[] = []
  client.activity.announced$.subscribe(() => heard.push(client.activity.announced$.get()))
  let answer: (settlement: Settlement) => void = () => undefined
  vi.spyOn(toolkit.walletApi, 'checkTransaction').mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  for (let time = 0; time < 2; time++) {
    act(() => shown.current.rows[0]?.onCheckAgain?.())
    expect(shown.current.rows[0]).toMatchObject({ checking: true })
    await act(async () =>
      answer({ status: 'undetermined', transactionIntentHash, lastSeen: 'pending', because: 'deadline' }),
    )
    expect(shown.current.rows[0]?.sentence).toMatch(/^Still not known, asked at \d\d:\d\d\./)
  }
  expect(heard).toEqual([
    'Asking the ledger.',
    'Asked the ledger: it still does not say how it ended.',
    'Asking the ledger.',
    'Asked the ledger: it still does not say how it ended.',
  ])
})

test('a success and its message are one row, and so is a repeated message (traps T11, T12)', async () => {
  const redeem = { label: 'redeem component_loc1a', status: 'success' as const }
  const { rows, client, clock } = show([item({ id: 'b', timestamp: 2000, ...redeem }), item({ id: 'a', ...redeem })])
  await clock.advance(3000)
  act(() => {
    client.activity.note({ message: 'Please connect your wallet to continue' })
    client.activity.note({ message: 'Tickets Redeemed Successfully' })
    client.activity.note({ message: 'Please connect your wallet to continue' })
  })
  expect(rows().map(({ title, sentence }) => [title, sentence])).toEqual([
    ['Please connect your wallet to continue', undefined],
    ['Redeem Tickets', 'Tickets Redeemed Successfully'],
    ['Redeem Tickets', undefined],
  ])
})

test('a declined request counts without an alarm until the same kind of request succeeds (trap T12)', async () => {
  const { shown, toolkit, client } = show([], {})
  const wallet = createTestWallet({ seed: 1, networkId: 240, script: [{ reply: 'reject' }] })
  onTestFinished(wallet.stop)
  const connect = () =>
    act(async () => {
      await toolkit.walletApi.sendRequest()
    })
  await connect()
  expect(shown.current).toMatchObject({ unseen: 1, isChosen: true })
  // A failure of another kind that the user did not choose.
  act(() => client.activity.note({ kind: 'buy', error: 'busy' }))
  expect(shown.current).toMatchObject({ unseen: 2, isChosen: false })
  await connect()
  expect(shown.current.rows.map(({ title, status }) => `${title} ${status}`)).toContain('Connect wallet success')
  expect(shown.current).toMatchObject({ unseen: 1, isChosen: false })
})
