import { type GatewayError, ResponseError } from '@lootboxes/gateway'
import { Validator } from '@seriousme/openapi-schema-validator'
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import { createProductApi } from '../create-product-api'
import {
  account,
  club,
  component,
  config,
  createLedger,
  ids,
  lootOf,
  picture,
  ticketData,
  tickets,
} from '../ledger.fixture'
import { ProductErrorBody } from '../product-calls'
import type { ProductError } from '../product-error'
import type { QueryOptions } from '../query'
import { createProductHandler, type ProductHandlerOptions, type ProductLogLine } from './create-product-handler'
import { createMemoryRateLimit } from './rate-limit'

const path = '/api/all-account-tickets-unrevealed'
const mine = { account_address: account, ticket_address: tickets }

type Init = { body?: string; headers?: Record<string, string>; path?: string }
const request = ({ body = JSON.stringify(mine), headers, path: at = path }: Init = {}) =>
  new Request(`http://site.test${at}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
const post = (body: object, at: string) => request({ body: JSON.stringify(body), path: at })
const withMethod = (method: string, at = path) => new Request(`http://site.test${at}`, { method })

function logOf() {
  const lines: (ProductLogLine & { level: string })[] = []
  const write = (level: string) => (line: ProductLogLine) => void lines.push({ level, ...line })
  return { lines, log: { error: write('error'), info: write('info'), warn: write('warn') } }
}

type Fake = { checked?: Result<unknown, ProductError>; cached?: object; cost?: number; perMinute?: number }

/** A handler over one planned answer. `asked` holds what reached the API. */
function setUp(
  answer: () => ResultAsync<object, ProductError>,
  { checked = ok(undefined), cached, cost = 1, perMinute, ...own }: Fake & ProductHandlerOptions = {},
) {
  const asked: unknown[] = []
  const { lines, log } = logOf()
  const api = {
    product: config.product,
    query: (_: unknown, body: unknown) =>
      checked.map(() => ({
        cost,
        cached: () => cached,
        read: (ask: QueryOptions) => {
          asked.push([body, ask])
          return answer()
        },
      })),
  }
  const limit = perMinute === undefined ? undefined : createMemoryRateLimit({ perMinute })
  return { handle: createProductHandler(api, { limit, log, ...own }), lines, asked }
}

const fails = (error: GatewayError) => () => errAsync({ kind: 'gateway' as const, error })

describe('the five calls over the product API', () => {
  function overLedger() {
    const ledger = createLedger()
    const [loot] = [lootOf(1)]
    ledger.put(account, tickets, ids(2), (id) =>
      ticketData(id === '#1#' ? {} : { opened: true, revealed: true, loots: [['Creature', loot, ['#7#']]] }),
    )
    ledger.put(account, loot, ['#7#'], () => picture('ipfs://moss'))
    ledger.hold(account, club, '100')
    const handle = createProductHandler(createProductApi(ledger.gateway, config))
    return { ledger, loot, ask: async (at: string, body: object) => (await handle(post(body, at))).json() }
  }

  test('answers each by its path (spec L46, L101 to L105)', async () => {
    const { ask, loot } = overLedger()
    expect(await ask('/api/all-lootbox-resources', { address: component })).toEqual({
      address: expect.objectContaining({ componentAddress: component, ticketAddress: tickets, price: '2' }),
    })
    expect(await ask('/api/all-account-tickets-unrevealed', mine)).toEqual([{ id: '#1#' }])
    expect(await ask('/api/all-account-tickets-revealed-unredeemed', mine)).toEqual([
      {
        non_fungible_id: '#2#',
        loots: [{ resourceAddress: loot, fieldName: 'Creature', nonFungibleLocalId: [{ id: '#7#' }] }],
      },
    ])
    expect(await ask('/api/baller-100-club', { account_address: account, token_amount: 4 })).toEqual({ result: true })
    const info = await ask('/api/ticket-info-post-reveal', { resource_address: tickets, non_fungible_ids: ['#2#'] })
    expect(info).toMatchObject({
      address: tickets,
      info: [{ loots: [{ nonFungibleLocalId: [{ id: '#7#', key_image_url: 'ipfs://moss' }] }] }],
    })
  })

  test('answers an unlisted box with the empty address, without a Gateway call (spec L47; traps T29, T44)', async () => {
    const { ask, ledger } = overLedger()
    expect(await ask('/api/all-lootbox-resources', { address: 'component_loc1unlisted' })).toEqual({ address: '' })
    expect(ledger.count()).toBe(0)
  })

  test('allows caching for the boxes on sale only', async () => {
    const handle = createProductHandler(createProductApi(createLedger().gateway, config))
    const cacheControl = async (sent: Request) => (await handle(sent)).headers.get('cache-control')
    expect(await cacheControl(post({ address: component }, '/api/all-lootbox-resources'))).toBe('public, max-age=60')
    expect(await cacheControl(post(mine, path))).toBe('private, no-store')
  })
})

describe('routing', () => {
  test.each(['/api/other-100-club', '/api/club', '/api', '/'])('answers 404 as JSON at %s', async (at) => {
    const { handle, asked } = setUp(() => okAsync([]))
    const response = await handle(post(mine, at))
    expect([response.status, ProductErrorBody.parse(await response.json()).error.kind]).toEqual([404, 'not-found'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(asked).toEqual([])
  })

  test('ignores a trailing slash', async () =>
    expect((await setUp(() => okAsync([])).handle(request({ path: `${path}/` }))).status).toBe(200))

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('refuses %s', async (method) => {
    const { handle, asked } = setUp(() => okAsync([]))
    const response = await handle(withMethod(method))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
    expect(ProductErrorBody.parse(await response.json()).error).toEqual({
      kind: 'method-not-allowed',
      message: 'This address takes POST.',
    })
    expect(asked).toEqual([])
  })

  test('answers OPTIONS with the allowed methods', async () => {
    const { handle } = setUp(() => okAsync([]))
    const response = await handle(withMethod('OPTIONS'))
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'OPTIONS, POST'])
  })

  test('serves a valid OpenAPI 3.1 document of the five calls', async () => {
    const { handle } = setUp(() => okAsync([]), { version: '2.0.0' })
    const response = await handle(withMethod('GET', '/api/openapi.json'))
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    const document: { info: object; paths: object } = await response.json()
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    expect(document.info).toEqual({ title: 'Baller Lootboxes', version: '2.0.0' })
    expect(Object.keys(document.paths)).toHaveLength(5)
    expect((await new Validator().validate({ ...document, info: {} })).valid).toBe(false)
    expect((await handle(withMethod('HEAD', '/api/openapi.json'))).status).toBe(200)
    expect((await handle(withMethod('POST', '/api/openapi.json'))).status).toBe(405)
  })
})

describe('a bad request is a 400 that names each field', () => {
  test.each([
    ['no JSON', { body: '{"account' }, 'body'],
    ['an empty body', { body: '' }, 'body'],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 'content-type'],
    ['a body that is too long', { body: JSON.stringify({ ...mine, note: 'x'.repeat(70_000) }) }, 'body'],
  ])('%s', async (_, init, field) => {
    const { handle, asked } = setUp(() => okAsync([]))
    const response = await handle(request(init))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { kind: 'bad-request', fields: [{ path: field }] } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(asked).toEqual([])
  })

  test('two wrong fields', async () => {
    const fields = [
      { path: 'account_address', message: 'Required' },
      { path: 'ticket_address', message: 'Expected string' },
    ]
    const { handle } = setUp(() => okAsync([]), { checked: err({ kind: 'bad-request', fields }) })
    const response = await handle(request({ body: '{"ticket_address":7}' }))
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { kind: 'bad-request', message: expect.any(String), fields } },
    ])
  })
})

test.each([
  ['an unlisted ticket', () => errAsync({ kind: 'unlisted' as const, address: tickets }), 404, 'unlisted'],
  ['an unreachable Gateway', fails({ kind: 'unreachable', cause: 0 }), 502, 'gateway'],
  ['a late Gateway', fails({ kind: 'timed-out', afterMs: 10_000 }), 504, 'gateway'],
  ['the deadline', () => errAsync({ kind: 'timed-out' as const, afterMs: 12_000 }), 504, 'timed-out'],
  ['an answer of another shape', () => okAsync({ tickets: 7 }), 500, 'unexpected'],
])('%s is a typed error', async (_, answer, status, kind) => {
  const response = await setUp(answer).handle(request())
  expect(response.status).toBe(status)
  expect(ProductErrorBody.parse(await response.json()).error.kind).toBe(kind)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('hides the cause of an exception from the caller and logs it', async () => {
  const { handle, lines } = setUp(() => {
    throw new Error('secret detail')
  })
  const response = await handle(request())
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: { kind: 'unexpected', message: 'Something went wrong here.' } },
  ])
  expect(lines).toMatchObject([{ level: 'error', status: 500, because: expect.stringContaining('secret detail') }])
})

test('answers 408 when the body does not arrive in time', async () => {
  const { handle } = setUp(() => okAsync([]), { bodyDeadlineMs: 20 })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: new ReadableStream(),
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  }
  const response = await handle(new Request(`http://site.test${path}`, init))
  expect([response.status, response.headers.get('connection')]).toEqual([408, 'close'])
  expect(ProductErrorBody.parse(await response.json()).error.kind).toBe('request-timeout')
})

test('validates a known answer and drops unknown fields', async () => {
  const known = setUp(() => okAsync([]), { cached: [{ id: '#1#', secret: 7 }] })
  const response = await known.handle(request())
  expect([response.status, await response.json(), known.asked]).toEqual([200, [{ id: '#1#' }], []])
  expect(response.headers.get('content-type')).toBe('application/json')
  expect((await setUp(() => okAsync([]), { cached: { tickets: 7 } }).handle(request())).status).toBe(500)
})

test('passes the state version and a signal to the API', async () => {
  const { handle, asked } = setUp(() => okAsync([]))
  await handle(request({ headers: { 'lootbox-min-state-version': '77' } }))
  await handle(request({ headers: { 'lootbox-min-state-version': 'latest' } }))
  expect(asked).toEqual([
    [mine, { minStateVersion: 77, signal: expect.any(AbortSignal) }],
    [mine, { minStateVersion: undefined, signal: expect.any(AbortSignal) }],
  ])
})

describe('the log', () => {
  test('has one line for each call, with account and client shortened', async () => {
    const { handle, lines } = setUp(() => okAsync([{ id: '#1#' }]), { clientKey: () => '203.0.113.7' })
    const response = await handle(request({ headers: { 'x-request-id': 'edge-1' } }))
    expect(response.headers.get('x-request-id')).toBe('edge-1')
    expect(lines).toEqual([
      {
        level: 'info',
        requestId: 'edge-1',
        call: 'getUnrevealedTickets',
        status: 200,
        ms: expect.any(Number),
        client: '203.0.113.x',
        account: `acco...${account.slice(-6)}`,
        kind: undefined,
        because: undefined,
      },
    ])
  })

  test('warns of a Gateway failure and never repeats what the caller sent', async () => {
    const failed = setUp(fails(new ResponseError(500, { message: 'Lost', code: 500 })))
    await failed.handle(request())
    expect(failed.lines).toMatchObject([{ level: 'warn', status: 502, kind: 'gateway', because: expect.any(String) }])

    const mistaken = setUp(() => okAsync([]))
    await mistaken.handle(request({ body: 'my seed phrase' }))
    await mistaken.handle(request({ body: JSON.stringify({ ...mine, account_address: 'my seed phrase' }) }))
    expect(mistaken.lines).toMatchObject([{ level: 'info', status: 400 }, { level: 'info' }])
    expect(JSON.stringify(mistaken.lines)).not.toContain('seed')
  })
})

describe('the rate limit', () => {
  test('counts each client and states how long to wait', async () => {
    const clientKey = vi.fn((sent: Request) => sent.headers.get('from') ?? '')
    const { handle } = setUp(() => okAsync([]), { perMinute: 2, cost: 0, clientKey })
    const from = (client: string) => handle(request({ headers: { from: client } }))
    expect([(await from('a')).status, (await from('a')).status]).toEqual([200, 200])
    const refused = await from('a')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await refused.json()).toEqual({
      error: { kind: 'too-many-requests', message: 'Too many requests. Try again in 30 s.' },
    })
    expect((await from('b')).status).toBe(200)
  })

  test('counts a request with the account that its body names, and one without an account as well', async () => {
    const clientKey = vi.fn((_: Request, named = 'none') => named)
    const { handle } = setUp(() => okAsync([]), { perMinute: 1, cost: 0, clientKey })
    const other = { ...mine, account_address: `${account.slice(0, -1)}x` }
    const statusOf = async (body: string) => (await handle(request({ body }))).status
    expect(await statusOf(JSON.stringify(mine))).toBe(200)
    expect(await statusOf(JSON.stringify(other))).toBe(200)
    expect(await statusOf(JSON.stringify(mine))).toBe(429)
    expect([await statusOf('{'), await statusOf('{'), await statusOf('{}')]).toEqual([400, 429, 429])
  })

  test('takes the Gateway calls of a request, unless the answer is known', async () => {
    const dear = setUp(() => okAsync([]), { cost: 18, perMinute: 20 })
    expect([(await dear.handle(request())).status, (await dear.handle(request())).status]).toEqual([200, 429])
    expect(dear.asked).toHaveLength(1)
    const known = setUp(() => okAsync([]), { cost: 18, perMinute: 4, cached: [] })
    for (let n = 0; n < 4; n += 1) expect((await known.handle(request())).status).toBe(200)
  })
})
