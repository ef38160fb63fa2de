import { type GatewayError, ResponseError } from '@lootboxes/gateway'
import { type AskOptions, type ProductError, ProductErrorBody } from '@lootboxes/lootbox'
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { createLog } from '@/config/log'
import { accountOf, box } from './product-ledger.fixture'
import { createProductRoute } from './product-route'
import { createRateLimit } from './rate-limit'

type Answer = ResultAsync<object, ProductError>
type Checked = Result<unknown, ProductError>

function setUp(
  answer: () => Answer,
  {
    checked = ok(undefined),
    kept,
    cost = 1,
    perMinute = 0,
  }: { checked?: Checked; kept?: object; cost?: number; perMinute?: number } = {},
) {
  const lines: Record<string, unknown>[] = []
  const asked: unknown[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(JSON.parse(line)) } })
  const deps = {
    api: {
      question: (_: unknown, body: unknown) =>
        checked.map(() => ({
          cost,
          kept: () => kept,
          read: (ask: AskOptions) => {
            asked.push([body, ask])
            return answer()
          },
        })),
    },
    limit: createRateLimit({ perMinute }),
    log,
    trustProxy: 0,
    now: () => 0,
  }
  return { route: createProductRoute(() => deps, 'getUnrevealedTickets'), lines, asked }
}

const body = { account_address: accountOf(0), ticket_address: box.ticketAddress }
const request = (init: { body?: string; headers?: Record<string, string> } = {}) => {
  const { headers, ...rest } = init
  return new Request('http://site.test/api', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    ...rest,
  })
}
const fails = (error: GatewayError) => () => errAsync({ kind: 'gateway' as const, error })

describe('bad input is a 400 that names each field', () => {
  const untouched = () => setUp(() => okAsync([]))
  test.each([
    ['no JSON', { body: '{"account' }, 'body'],
    ['an empty body', { body: '' }, 'body'],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 'content-type'],
    ['a body too long', { body: JSON.stringify({ ...body, note: 'x'.repeat(70_000) }) }, 'body'],
  ])('%s', async (_, init, path) => {
    const { route, asked } = untouched()
    const response = await route.POST(request(init))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { kind: 'bad-request', fields: [{ path }] } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(asked).toEqual([])
  })

  test('wrong fields, both of them', async () => {
    const fields = [
      { path: 'account_address', message: 'Required' },
      { path: 'ticket_address', message: 'Expected string' },
    ]
    const { route } = setUp(() => okAsync([]), { checked: err({ kind: 'bad-request', fields }) })
    const response = await route.POST(request({ body: '{"ticket_address":7}' }))
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { kind: 'bad-request', message: expect.any(String), fields } },
    ])
  })
})

test.each([
  ['an unlisted ticket', () => errAsync({ kind: 'unlisted' as const, address: box.ticketAddress }), 404, 'unlisted'],
  ['a Gateway that fails', fails(new ResponseError(500)), 502, 'gateway'],
  ['a Gateway that is away', fails({ kind: 'unreachable', cause: 0 }), 502, 'gateway'],
  ['a Gateway that is late', fails({ kind: 'timed-out', afterMs: 10_000 }), 504, 'gateway'],
  ['the deadline', () => errAsync({ kind: 'timed-out' as const, afterMs: 12_000 }), 504, 'timed-out'],
  ['an answer of another shape', () => okAsync({ tickets: 7 }), 500, 'unexpected'],
])('%s is a typed error', async (_, answer, status, kind) => {
  const response = await setUp(answer).route.POST(request())
  expect(response.status).toBe(status)
  expect(ProductErrorBody.parse(await response.json()).error.kind).toBe(kind)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('a fault of ours is a 500 that says nothing outside and everything in the log', async () => {
  const { route, lines } = setUp(() => {
    throw new Error('secret detail')
  })
  const response = await route.POST(request())
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: { kind: 'unexpected', message: 'Something went wrong here.' } },
  ])
  expect(lines).toMatchObject([{ level: 50, status: 500, because: expect.stringContaining('secret detail') }])
})

test('what is known needs no asking, and is checked like any answer', async () => {
  const known = setUp(() => okAsync([]), { kept: [{ id: '#1#', secret: 7 }] })
  const response = await known.route.POST(request())
  expect([response.status, await response.json(), known.asked]).toEqual([200, [{ id: '#1#' }], []])
  expect(response.headers.get('content-type')).toBe('application/json')
  expect((await setUp(() => okAsync([]), { kept: { tickets: 7 } }).route.POST(request())).status).toBe(500)
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const)('%s is not allowed', async (method) => {
  const { route, asked } = setUp(() => okAsync([]))
  const response = await route[method](new Request('http://site.test/api', { method }))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
  expect(ProductErrorBody.parse(await response.json()).error.kind).toBe('method-not-allowed')
  expect(asked).toEqual([])
})

test('OPTIONS says what is allowed', async () => {
  const response = await setUp(() => okAsync([])).route.OPTIONS(new Request('http://site.test/api'))
  expect([response.status, response.headers.get('allow')]).toEqual([204, 'OPTIONS, POST'])
})

test('the caller’s state version and signal go along', async () => {
  const { route, asked } = setUp(() => okAsync([]))
  await route.POST(request({ headers: { 'content-type': 'application/json', 'lootbox-min-state-version': '77' } }))
  await route.POST(request({ headers: { 'content-type': 'application/json', 'lootbox-min-state-version': 'latest' } }))
  expect(asked).toEqual([
    [body, { minStateVersion: 77, signal: expect.any(AbortSignal) }],
    [body, { minStateVersion: undefined, signal: expect.any(AbortSignal) }],
  ])
})

describe('the log', () => {
  test('has a line for each request, by its id, with account and client shortened', async () => {
    const { route, lines } = setUp(() => okAsync([{ id: '#1#' }]))
    const response = await route.POST(
      request({
        headers: {
          'content-type': 'application/json',
          'x-request-id': 'edge-1',
          'lootbox-peer': '203.0.113.7',
        },
      }),
    )
    expect(response.headers.get('x-request-id')).toBe('edge-1')
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(String),
        requestId: 'edge-1',
        call: 'getUnrevealedTickets',
        status: 200,
        ms: 0,
        client: '203.0.113.x',
        account: `acco...${accountOf(0).slice(-6)}`,
        msg: 'product call',
      },
    ])
  })

  test('a Gateway’s failure is a warning that keeps addresses short; a caller’s mistake is theirs', async () => {
    const cause = new ResponseError(500, { message: `Lost ${accountOf(0)}`, code: 500 })
    const failed = setUp(fails(cause))
    await failed.route.POST(request())
    expect(failed.lines).toMatchObject([{ level: 40, status: 502, kind: 'gateway', because: expect.any(String) }])
    expect(JSON.stringify(failed.lines)).not.toContain(accountOf(0))

    const mistaken = setUp(() => okAsync([]))
    await mistaken.route.POST(request({ body: 'my seed phrase' }))
    const pasted = { ...body, account_address: 'my seed phrase' }
    await mistaken.route.POST(request({ body: JSON.stringify(pasted) }))
    expect(mistaken.lines).toMatchObject([{ level: 30, status: 400 }, { level: 30 }])
    expect(JSON.stringify(mistaken.lines)).not.toContain('seed')
  })
})

test('what asks more of the Gateway uses up more of the limit', async () => {
  const { route, asked } = setUp(() => okAsync([]), { cost: 18, perMinute: 20 })
  expect((await route.POST(request())).status).toBe(200)
  expect((await route.POST(request())).status).toBe(429)
  expect(asked).toHaveLength(1)
})

test('what is known already costs no more than a request', async () => {
  const { route } = setUp(() => okAsync([]), { cost: 18, perMinute: 4, kept: [] })
  for (let n = 0; n < 4; n += 1) expect((await route.POST(request())).status).toBe(200)
})
