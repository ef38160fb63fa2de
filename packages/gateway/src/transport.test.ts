import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, test } from 'vitest'
import { version } from '../package.json'
import { createGateway, type GatewayOptions, RequiredError, ResponseError } from './index'
import { createFakeFetch, type FakeReply, ledgerStateAt } from './testing/index'

type Extra = Partial<Omit<GatewayOptions, 'networkId' | 'baseUrl'>>

const status = { ledger_state: ledgerStateAt(7), release_info: { release_version: '1', open_api_schema_version: '1' } }
const notFound = { message: 'Not there', code: 404, details: { type: 'EntityNotFoundError', address: 'a' } }

function setup(replies: readonly FakeReply[], options: Extra = {}) {
  const clock = fakeClock()
  const queue = [...replies]
  const { fetch, exchanges } = createFakeFetch(() => queue.shift() ?? { json: status }, clock)
  const times: number[] = []
  const timed: typeof fetch = (...request) => {
    times.push(clock.now())
    return fetch(...request)
  }
  const gateway = createGateway({
    baseUrl: 'http://gateway.test/',
    applicationName: 'Shop',
    fetch: timed,
    clock,
    retry: { jitter: 0 },
    ...options,
  })
  return { clock, gateway, exchanges, times }
}

test('every request has headers that identify the client; a value that is not given is Unknown (spec L112)', async () => {
  const { gateway, exchanges } = setup([])
  await gateway.getGatewayStatus()
  expect(exchanges).toMatchObject([{ path: '/status/gateway-status', body: undefined }])
  expect(Object.fromEntries(exchanges[0]?.headers ?? [])).toEqual({
    'rdx-client-name': '@lootboxes/gateway',
    'rdx-client-version': version,
    'rdx-app-name': 'Shop',
    'rdx-app-version': 'Unknown',
    'rdx-app-dapp-definition': 'Unknown',
  })
})

test('characters outside Latin-1 are replaced in the headers', async () => {
  const { gateway, exchanges } = setup([], {
    applicationName: 'Löt→盒',
    applicationVersion: '1',
    dAppDefinitionAddress: 'account_x',
  })
  expect((await gateway.getGatewayStatus()).isOk()).toBe(true)
  expect(exchanges[0]?.headers.get('rdx-app-name')).toBe('L?t??')
  expect(exchanges[0]?.headers.get('rdx-app-dapp-definition')).toBe('account_x')
})

test('a request with parameters has a JSON body', async () => {
  const { gateway, exchanges } = setup([{ json: { duplicate: false } }])
  await gateway.submitTransaction({ notarized_transaction_hex: '4d' })
  expect(exchanges[0]?.headers.get('content-type')).toBe('application/json')
  expect(exchanges[0]?.body).toEqual({ notarized_transaction_hex: '4d' })
})

test('an error response has its status and its JSON body, and a 404 is not retried (spec L128)', async () => {
  const { gateway, exchanges } = setup([{ status: 404, json: notFound }])
  const error = (await gateway.getCommittedDetails({ intent_hash: 'txid' }))._unsafeUnwrapErr()
  expect(error).toBeInstanceOf(ResponseError)
  expect(error).toMatchObject({
    name: 'ResponseError',
    kind: 'response',
    status: 404,
    body: notFound,
    message: JSON.stringify(notFound),
  })
  expect(exchanges).toHaveLength(1)
})

test('an error response without JSON has its status and the message "Unknown error occurred" (spec L128)', async () => {
  const { gateway } = setup([
    { status: 415, text: '' },
    { status: 403, text: '<html>' },
  ])
  for (const expected of [415, 403])
    expect((await gateway.getGatewayStatus())._unsafeUnwrapErr()).toMatchObject({
      status: expected,
      body: undefined,
      message: 'Unknown error occurred',
    })
})

test.each([
  ['no response', { dropped: true }],
  ['429', { status: 429, text: 'slow down' }],
  ['500', { status: 500, json: { message: 'oops' } }],
  ['524', { status: 524, text: '' }],
  ['a page instead of JSON', { text: '<html>' }],
])('retries after %s with growing pauses', async (_, reply) => {
  const { gateway, clock, times } = setup([reply, reply, reply])
  const answer = gateway.getGatewayStatus()
  await clock.advance(10_000)
  expect(await answer).toMatchObject({ value: status })
  expect(times).toEqual([0, 250, 750, 1_750])
  expect(clock.pending()).toBe(0)
})

test('returns the last error after the last retry', async () => {
  const { gateway, clock, times } = setup(Array(9).fill({ status: 503, text: 'down' }), {
    retry: { jitter: 0, times: 2 },
  })
  const answer = gateway.getGatewayStatus()
  await clock.advance(60_000)
  expect((await answer)._unsafeUnwrapErr()).toMatchObject({ kind: 'response', status: 503 })
  expect(times).toHaveLength(3)
})

test.each([
  ['seconds', '7', 7_000],
  ['a date', new Date(7_000).toUTCString(), 7_000],
  ['nonsense', 'soon', 250],
])('Retry-After in %s', async (_, header, expected) => {
  const { gateway, clock, times } = setup([{ status: 429, text: '', headers: { 'Retry-After': header } }])
  const answer = gateway.getGatewayStatus()
  await clock.advance(10_000)
  expect((await answer).isOk()).toBe(true)
  expect(times).toEqual([0, expected])
})

test('a Retry-After beyond the maximum ends the call', async () => {
  const { gateway, times } = setup([{ status: 429, text: '', headers: { 'Retry-After': '3600' } }])
  expect((await gateway.getGatewayStatus())._unsafeUnwrapErr()).toMatchObject({ status: 429, retryAfterMs: 3_600_000 })
  expect(times).toEqual([0])
})

test('jitter varies the pauses within its share', async () => {
  const pauses = new Set<number>()
  for (let run = 0; run < 20; run++) {
    const { gateway, clock, times } = setup([{ dropped: true }], { retry: { jitter: 0.5 } })
    const answer = gateway.getGatewayStatus()
    await clock.advance(1_000)
    await answer
    pauses.add(times[1] ?? Number.NaN)
  }
  expect(pauses.size).toBeGreaterThan(1)
  for (const pause of pauses) expect(Math.abs(pause - 250)).toBeLessThanOrEqual(125)
})

test('an attempt that takes longer than 10 s is retried', async () => {
  const { gateway, clock, times } = setup([{ json: status, afterMs: 60_000 }])
  const answer = gateway.getGatewayStatus()
  await clock.advance(11_000)
  expect((await answer).isOk()).toBe(true)
  expect(times).toEqual([0, 10_250])
  expect(clock.pending()).toBe(0)
})

test('a Gateway that never responds ends as timed-out', async () => {
  const never: FakeReply = { json: status, afterMs: 3_600_000 }
  const { gateway, clock } = setup([never, never, never, never])
  const answer = gateway.getGatewayStatus()
  await clock.advance(60_000)
  expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'timed-out', afterMs: 10_000 })
})

test('a fetch that ignores its signal times out too', async () => {
  const deaf: typeof fetch = () => new Promise(() => {})
  const { gateway, clock } = setup([], { fetch: deaf, retry: { times: 0 } })
  const answer = gateway.getGatewayStatus()
  await clock.advance(10_000)
  expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'timed-out', afterMs: 10_000 })
})

test('the time limit and an abort include the body', async () => {
  const stalled: typeof fetch = () => Promise.resolve(new Response(new ReadableStream()))
  const { gateway, clock } = setup([], { fetch: stalled, retry: { times: 0 } })
  const scope = new AbortController()
  const late = gateway.getGatewayStatus()
  const aborted = gateway.getConstruction({}, { signal: scope.signal })
  await clock.advance(5_000)
  scope.abort('left the page')
  expect((await aborted)._unsafeUnwrapErr()).toEqual({ kind: 'aborted', cause: 'left the page' })
  await clock.advance(5_000)
  expect((await late)._unsafeUnwrapErr()).toEqual({ kind: 'timed-out', afterMs: 10_000 })
  expect(clock.pending()).toBe(0)
})

test('an abort ends a call in flight, between retries and before it starts', async () => {
  const reason = new Error('left the page')
  const aborted = { kind: 'aborted', cause: reason }
  const inFlight = setup([{ json: status, afterMs: 5_000 }])
  const between = setup([{ dropped: true }])
  const scope = new AbortController()
  const answers = [inFlight, between].map(({ gateway }) => gateway.getGatewayStatus({}, { signal: scope.signal }))
  await inFlight.clock.advance(100)
  await between.clock.advance(100)
  scope.abort(reason)
  for (const answer of answers) expect((await answer)._unsafeUnwrapErr()).toEqual(aborted)
  const before = setup([])
  expect((await before.gateway.getGatewayStatus({}, { signal: scope.signal }))._unsafeUnwrapErr()).toEqual(aborted)
  expect(before.exchanges).toHaveLength(0)
  expect([inFlight.clock.pending(), between.clock.pending()]).toEqual([0, 0])
})

test('null in a response is the same as an absent field', async () => {
  const { gateway } = setup([
    { text: JSON.stringify({ ...status, release_info: { ...status.release_info, image_tag: null } }) },
  ])
  expect((await gateway.getGatewayStatus())._unsafeUnwrap()).toEqual(status)
})

test('a response of another shape is malformed', async () => {
  const { gateway } = setup([
    { json: { ledger_state: ledgerStateAt(1), items: 'none' } },
    { json: { ...status, new_field: [1] } },
  ])
  expect((await gateway.streamTransactions())._unsafeUnwrapErr()).toMatchObject({
    kind: 'malformed',
    path: '/stream/transactions',
    issue: expect.stringMatching(/^items: /),
  })
  expect((await gateway.getGatewayStatus())._unsafeUnwrap()).toEqual({ ...status, new_field: [1] })
})

test('finds the public Gateway of a network and requires baseUrl for other networks', () => {
  const options = { applicationName: 'Shop' }
  expect(createGateway({ ...options, networkId: 1 }).baseUrl).toBe('https://mainnet.radixdlt.com')
  expect(createGateway({ ...options, networkId: 2 }).baseUrl).toBe('https://stokenet.radixdlt.com')
  expect(createGateway({ ...options, networkId: 240, baseUrl: 'http://127.0.0.1:8090/' })).toMatchObject({
    baseUrl: 'http://127.0.0.1:8090',
    networkId: 240,
  })
  expect(() => createGateway({ ...options, networkId: 240 })).toThrow(
    new RequiredError('baseUrl', 'network 240 has no public Gateway, so pass its baseUrl'),
  )
  expect(() => createGateway(options as GatewayOptions)).toThrow('pass networkId or baseUrl')
})

test.each(['localhost:8090', 'shop', 'ftp://127.0.0.1'])('refuses %j as baseUrl instead of calling it', (baseUrl) => {
  expect(() => createGateway({ applicationName: 'Shop', baseUrl })).toThrow(
    new TypeError(`baseUrl must be an http or https address, such as http://localhost:8090, not “${baseUrl}”.`),
  )
})
