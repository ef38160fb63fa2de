import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { RequiredError } from '@lootboxes/gateway'
import { amountOf, parseLocalId, xrdAddress } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { errAsync, okAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { account, club, component, tickets as ticketResource } from '../ledger.fixture'
import {
  askForecast,
  type Forecast,
  failReason,
  forecastOf,
  FORECAST_PATIENCE_MS as patienceMs,
  type ReadForecastOptions,
  readForecast,
  FORECAST_SETTLED_MS as settledMs,
} from './forecast'
import type { Order, OrderManifestConfig, TriableOrder } from './order'

const works: Forecast = { outcome: 'works', fee: amountOf(1) }
const never = () => new Promise<Forecast>(() => undefined)

test('requests a forecast once the order has settled, not before', async () => {
  const clock = fakeClock()
  const read = vi.fn(() => Promise.resolve(works))
  const answer = askForecast({ clock, read, signal: new AbortController().signal })
  await clock.advance(settledMs - 1)
  expect(read).not.toHaveBeenCalled()
  await clock.advance(1)
  expect(await answer).toEqual(works)
  expect(clock.pending()).toBe(0)
})

test('requests no forecast of an order that changes meanwhile', async () => {
  const clock = fakeClock()
  const read = vi.fn(() => Promise.resolve(works))
  const ended = new AbortController()
  const answer = askForecast({ clock, read, signal: ended.signal })
  ended.abort()
  expect(await answer).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
  expect(clock.pending()).toBe(0)
})

test('a ledger that takes too long leaves the outcome unknown, and its call is given up', async () => {
  const clock = fakeClock()
  let signal: AbortSignal | undefined
  const answer = askForecast({
    clock,
    signal: new AbortController().signal,
    read: (until) => {
      signal = until
      return never()
    },
  })
  await clock.advance(settledMs)
  await clock.advance(patienceMs)
  expect(await answer).toEqual({ outcome: 'unknown' })
  expect(signal?.aborted).toBe(true)
})

test('leaving the dialog gives the call up', async () => {
  const clock = fakeClock()
  const ended = new AbortController()
  let signal: AbortSignal | undefined
  const read = (until: AbortSignal) => {
    signal = until
    return new Promise<Forecast>((resolve) => until.addEventListener('abort', () => resolve({ outcome: 'unknown' })))
  }
  const answer = askForecast({ clock, read, signal: ended.signal })
  await clock.advance(settledMs)
  ended.abort()
  await answer
  expect(signal?.aborted).toBe(true)
  expect(clock.pending()).toBe(0)
})

const token = xrdAddress(240)
const config: OrderManifestConfig = {
  networkId: 240,
  clubToken: { address: club },
  lockFeeProof: 'auth-zone',
  deposit: 'deposit_batch',
}
const buy: TriableOrder = { kind: 'buy', component, token, ticketResource, price: amountOf(2), count: 3n }
const { signal } = new AbortController()

type Preview = Gateway['previewTransaction']
const read = (previewTransaction: Preview, own: Partial<ReadForecastOptions> = {}) =>
  readForecast({ config, order: buy, account, lockFee: false, signal, gateway: { previewTransaction }, ...own })
const receipt = {
  status: 'Succeeded',
  fee_summary: { xrd_total_execution_cost: '0.4', xrd_total_storage_cost: '0.1', cost_units: 7 },
}
const answers = (answer: object) =>
  vi.fn<Preview>(() => okAsync({ encoded_receipt: '', receipt: answer, resource_changes: [], logs: [] }))

test('the manifest that would be sent is tried out, its signature assumed and its fee on credit', async () => {
  const preview = answers(receipt)
  expect(await read(preview)).toEqual({ outcome: 'works', fee: amountOf(1) / 2n })
  const [request, options] = preview.mock.calls[0] ?? []
  expect(request?.manifest).toContain('"buy_loot_box_ticket"')
  expect(request?.manifest).toContain('Decimal("6")')
  expect(request?.flags).toMatchObject({ assume_all_signature_proofs: true, use_free_credit: true })
  expect(options?.signal).toBe(signal)
})

test('the fee line and the signature the wallet adds are in the figure; the box of a member needs no such line', async () => {
  const preview = answers(receipt)
  await read(preview)
  await read(preview, { lockFee: true })
  const [[own] = [], [member] = []] = preview.mock.calls
  expect(own?.manifest).toMatch(new RegExp(`^CALL_METHOD Address\\("${account}"\\) "lock_fee"`))
  expect(member?.manifest).not.toContain('"lock_fee"')
  expect([own?.signer_public_keys?.length, member?.signer_public_keys?.length]).toEqual([1, 1])
})

test('an account that cannot pay the fee itself is no failure: another one of the wallet may', async () => {
  const preview = vi.fn<Preview>(({ manifest }) =>
    okAsync({
      encoded_receipt: '',
      receipt: manifest.includes('"lock_fee"')
        ? { status: 'Failed', error_message: 'VaultError(LockFeeInsufficientBalance)' }
        : receipt,
      resource_changes: [],
      logs: [],
    }),
  )
  expect(await read(preview)).toMatchObject({ outcome: 'works' })
  expect(preview).toHaveBeenCalledTimes(2)
})

test('members try out the form the box pays for; a claim is tried out too', async () => {
  const preview = answers(receipt)
  const ids = [parseLocalId('#1#')._unsafeUnwrap()]
  await read(preview, { lockFee: true })
  await read(preview, { order: { kind: 'redeem', component, ticketResource, ids } })
  expect(preview.mock.calls.map(([request]) => request.manifest)).toEqual([
    expect.stringContaining('buy_loot_box_ticket_lock_fee'),
    expect.stringContaining('"claim_loot"'),
  ])
})

test('a reveal cannot be tried out', () => {
  const reveal: Order = { kind: 'reveal', component, ticketResource, ids: [] }
  // @ts-expect-error a user who saw the result in advance could decline it
  const options: Pick<ReadForecastOptions, 'order'> = { order: reveal }
  expect(options.order).toBe(reveal)
})

test.each([
  ['Failed', amountOf(1) / 2n],
  ['Rejected', undefined],
])('%s is a failure with the ledger’s reason; only a committed failure has a fee', async (status, fee) =>
  expect(await read(answers({ ...receipt, status, error_message: 'Lootbox: sold out' }))).toEqual({
    outcome: 'fails',
    reason: 'Lootbox: sold out',
    fee,
  }),
)

test('not knowing is not failing: no answer, an unreadable one, a status of a newer ledger', async () => {
  const down = (): ReturnType<Preview> => errAsync<never, GatewayError>(new RequiredError('manifest'))
  const unknown = { outcome: 'unknown' }
  expect(await read(down)).toEqual(unknown)
  expect([undefined, null, 'x', {}, { status: 7 }, { status: 'Postponed' }].map(forecastOf)).toEqual(
    Array.from({ length: 6 }, () => unknown),
  )
})

test('a receipt without readable costs still works, at an unknown fee', () =>
  expect(forecastOf({ status: 'Succeeded', fee_summary: { xrd_total_execution_cost: 'much' } })).toEqual({
    outcome: 'works',
    fee: undefined,
  }))

const cases: readonly (readonly [TriableOrder['kind'], reason: string, said: RegExp])[] = [
  ['buy', 'Lootbox: sold out', /sold out/],
  ['buy', 'Lootbox: only 1 tickets are left', /only 1 ticket is left\. Choose fewer/],
  ['buy', 'Lootbox: only 12 tickets are left', /only 12 tickets are left\. Choose fewer/],
  ['buy', 'Lootbox: sales are closed', /not selling now/],
  [
    'buy',
    'ApplicationError(VaultError(ResourceError(InsufficientBalance { requested: 40, actual: 3 })))',
    /too little/,
  ],
  ['buy', 'AccountError(VaultDoesNotExist { resource_address: resource_loc1… })', /too little/],
  ['redeem', 'VaultError(NonFungibleMissing { id: #7# })', /has left the account/],
  ['buy', 'WorktopError(AssertionFailed): 1 is less than 3', /another price\. Reload/],
  ['redeem', 'WorktopError(AssertionFailed): #3# is not there', /other loot than this page shows/],
  ['redeem', 'Lootbox: ticket #7# is not revealed yet', /still waits for its result/],
  ['redeem', 'SystemModuleError(AuthError(Unauthorized)): show 100 of resource_loc1…', /proof of 100/],
  ['buy', 'PanicMessage("something of its own")', /would not accept it now/],
  ['buy', 'VaultError(LockFeeInsufficientBalance { requested: 10, actual: 0 })', /no XRD left for your fee/],
  ['redeem', '', /would not accept it now/],
]

test.each(cases)('%s: %s', (kind, reason, said) => {
  const { sentence, next } = failReason(kind, reason)
  const shown = `${sentence} ${next}`
  expect(shown).toMatch(said)
  // Never the ledger's own words.
  expect(shown).not.toMatch(/Error\(|resource_|\{/)
  // Three lines of a phone, which the note keeps free from the start.
  expect(`Expected to fail: ${shown}`.length).toBeLessThan(100)
})
