import { createServer, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetProcess } from '@/config/per-process'

// Each test loads the modules again, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

/** A worker that sends `reply`. Without one it never answers. */
let worker: Server
let reply: { status: number; body: unknown } | undefined
let questions: { path: string | undefined; ask: unknown }[]
let open: ServerResponse[]
let seen: string | undefined

vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ get: () => (seen === undefined ? undefined : { value: seen }) }),
}))

const asOf = { stateVersion: 7, reached: true }

beforeEach(async () => {
  questions = []
  open = []
  worker = createServer((request, response) => {
    void json(request).then((body) => {
      questions.push({ path: request.url, ask: (body as { ask: unknown }).ask })
      if (reply === undefined) open.push(response)
      else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((done) => worker.listen(0, '127.0.0.1', done))
  const address = worker.address()
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('CATALOG_URL', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  vi.resetModules()
  forgetProcess()
})
afterEach(async () => {
  worker.closeAllConnections()
  await new Promise((done) => worker.close(done))
  vi.unstubAllEnvs()
  reply = undefined
  seen = undefined
})

const ask = async () => {
  const { readCatalog } = await import('./catalog')
  return readCatalog('getCollection', { address: 'resource_loc1x' })
}

test('an answer of the worker is handed on', async () => {
  reply = { status: 200, body: { ok: { name: 'Hug', asOf } } }
  expect(await ask()).toMatchObject({ kind: 'found', value: { name: 'Hug', asOf } })
  expect(questions).toMatchObject([{ path: '/verbs/getCollection' }])
})

test('a call of scripts waits longer than a page', async () => {
  const { readCatalog, readCatalogForCall } = await import('./catalog')
  const call = readCatalogForCall('getCollection', { address: 'resource_loc1x' })
  expect((await readCatalog('getCollection', { address: 'resource_loc1x' })).kind).toBe('unavailable')
  for (const response of open)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: { name: 'Hug', asOf } }))
  expect(await call).toMatchObject({ kind: 'found', value: { name: 'Hug' } })
})

describe('the cookie with the version that a visitor has seen committed', () => {
  const askWith = async (cookie: string | undefined) => {
    seen = cookie
    expect((await ask()).kind).toBe('found')
    return questions.at(-1)?.ask
  }

  test.each([
    ['8', 8],
    ['1007', 1007],
    [undefined, undefined],
    ['0', undefined],
    ['1e9', undefined],
    ['9'.repeat(16), undefined],
  ])('%s: the catalog is asked for %s at least', async (cookie, minStateVersion) => {
    reply = { status: 200, body: { ok: { name: 'Hug', asOf } } }
    await askWith(undefined)
    expect(await askWith(cookie)).toEqual({
      maxWaitMs: 500,
      ...(minStateVersion === undefined ? {} : { minStateVersion }),
    })
  })

  test.each(['999999999999999', '9007'])(
    'lootbox-seen=%s, later than the ledger can be, makes no page wait',
    async (cookie) => {
      reply = { status: 200, body: { ok: { name: 'Hug', asOf } } }
      expect(await askWith(cookie), 'before anything was read').toEqual({ maxWaitMs: 500 })
      expect(await askWith(cookie)).toEqual({ maxWaitMs: 500 })
    },
  )
})

test.each([
  [{ kind: 'not-found', what: 'resource_loc1x' }, { kind: 'not-found' }],
  [
    { kind: 'bad-cursor', cursor: 'x' },
    { kind: 'stale-cursor', isMalformed: false },
  ],
  [
    { kind: 'bad-request', field: 'cursor' },
    { kind: 'stale-cursor', isMalformed: true },
  ],
  [{ kind: 'bad-request', field: 'options' }, { kind: 'not-found' }],
  [
    { kind: 'not-built' },
    { kind: 'unavailable', reason: 'The catalog is still being read from the ledger. Try again in a moment.' },
  ],
])('of %o a page makes %o', async (error, expected) => {
  reply = { status: 503, body: { error } }
  expect(await ask()).toEqual(expected)
})

test('a page waits less than a second for a worker that hangs, and is answered once it works again', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  expect(await ask()).toEqual({ kind: 'unavailable', reason: 'The catalog does not answer.' })
  expect(limit.mock.calls.flat()).toEqual([expect.toSatisfy((ms: number) => ms < 1_000)])
  limit.mockRestore()
  reply = { status: 200, body: { ok: { name: 'Hug', asOf } } }
  expect((await ask()).kind).toBe('found')
})

test('a worker that is not there makes the catalog unavailable', async () => {
  vi.stubEnv('CATALOG_URL', 'http://127.0.0.1:9')
  expect((await ask()).kind).toBe('unavailable')
})
