import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { fakeClock } from '@lootboxes/ledger/testing'
import { errAsync, okAsync } from 'neverthrow'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createWalletConnector } from '../../connector/create-wallet-connector'
import { createTestWallet } from '../../testing/create-test-wallet'
import { fakeTransport } from '../../testing/fake-transport'
import { memoryChallengeStore } from '../challenge-store'
import { toNextJsHandler, toNodeHandler } from './adapters'
import { type CookieSessionsOptions, cookieSessions } from './cookie-sessions'
import { createRolaHandlers, type RequestHandler, type RolaHandlersOptions } from './create-rola-handlers'
import { challengeTableSql, sqlChallengeStore } from './sql-challenge-store'

const networkId = 2
const origin = 'https://shop.example'
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const secret = 'a secret of at least 32 characters'

const setup = (own: Partial<RolaHandlersOptions> = {}, cookies: Partial<CookieSessionsOptions> = {}) => {
  const clock = fakeClock(1_000)
  const warnings: string[] = []
  const rola = createRolaHandlers({
    verify: {
      networkId,
      dAppDefinitionAddress,
      origin,
      clock,
      readOwnerKeys: (addresses) => okAsync(new Map(addresses.map((address) => [address, undefined]))),
    },
    sessions: cookieSessions({ secret, clock, ...cookies }),
    logger: { warn: (text) => warnings.push(text) },
    ...own,
  })
  return { rola, clock, warnings }
}

/** A browser with one cookie. */
const createBrowser = (handler: RequestHandler) => {
  let cookie = ''
  return {
    cookie: () => cookie,
    setCookie: (value: string) => {
      cookie = value
    },
    async send(path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await handler(
        new Request(`${origin}/auth/${path}`, {
          method: path === 'session' ? 'GET' : 'POST',
          headers: { origin, cookie, ...headers },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      )
      const set = response.headers.get('set-cookie')
      if (set) cookie = set.split(';')[0] ?? ''
      return { status: response.status, body: (await response.json()) as Record<string, unknown>, set }
    },
  }
}

/** Signs a challenge with the test wallet and returns the wallet data that a page sends. */
const sign = async (challenge: unknown) => {
  const transport = fakeTransport({ origin })
  const wallet = createTestWallet({ seed: 1, networkId, wire: transport.wire })
  const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
  const answer = await connector.request({
    discriminator: 'authorizedRequest',
    auth: { discriminator: 'loginWithChallenge', challenge: String(challenge) },
  })
  connector.destroy()
  wallet.stop()
  if (answer.isErr()) throw new Error('The wallet refused.')
  const { auth } = answer.value
  if (auth.discriminator !== 'loginWithChallenge') throw new Error('The wallet signed nothing.')
  const { persona, proof } = auth
  return { persona, accounts: [], proofs: [{ type: 'persona', challenge, proof, address: persona.identityAddress }] }
}

const logIn = async (browser: ReturnType<typeof createBrowser>) => {
  const { body } = await browser.send('challenge')
  const walletData = await sign(body.challenge)
  return { walletData, answer: await browser.send('login', walletData) }
}

test('a login is known to the server until the logout', async () => {
  const { rola } = setup()
  const browser = createBrowser(rola.handler)
  expect(await browser.send('session')).toMatchObject({ status: 200, body: { user: null } })
  const { answer } = await logIn(browser)
  const user = { persona: { address: expect.stringMatching(/^identity_tdx_2_1/), label: 'Test Persona' }, accounts: [] }
  expect(answer).toMatchObject({ status: 200, body: { user } })
  expect(await browser.send('session')).toMatchObject({ body: { user } })
  expect(await rola.getUser(`theme=dark; ${browser.cookie()}; other=1`)).toMatchObject(user)
  const { set } = await browser.send('logout')
  expect(set).toContain('Max-Age=0')
  expect(await browser.send('session')).toMatchObject({ body: { user: null } })
})

test.each([{}, [[]], null, 'text', { proofs: [] }, { proofs: [{}] }, { proofs: 'x' }, { proofs: [{ challenge: {} }] }])(
  'the login %j is refused with a reason',
  async (body) => {
    const { rola, warnings } = setup()
    const browser = createBrowser(rola.handler)
    await browser.send('challenge')
    const { status, body: answer } = await browser.send('login', body)
    expect({ status, answer }).toEqual({
      status: 400,
      answer: { error: { kind: expect.any(String), message: expect.any(String) } },
    })
    expect(warnings).toEqual([])
  },
)

test('a login without proofs says so, not that its challenge is malformed', async () => {
  const browser = createBrowser(setup().rola.handler)
  expect(await browser.send('login', { proofs: [] })).toMatchObject({
    status: 400,
    body: { error: { kind: 'no-proofs' } },
  })
})

test('a body that is too large is refused', async () => {
  const browser = createBrowser(setup().rola.handler)
  expect(await browser.send('login', JSON.stringify({ proofs: 'x'.repeat(100_000) }))).toMatchObject({ status: 413 })
  expect(await browser.send('login', '{')).toMatchObject({ status: 400, body: { error: { kind: 'malformed-body' } } })
})

test.each([
  { megabytes: 0.3, isRead: true },
  { megabytes: 5, isRead: false },
])('a body of $megabytes MB is read to its end: $isRead', async ({ megabytes, isRead }) => {
  let left = megabytes * 10
  const cancel = vi.fn<() => void>()
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      left -= 1
      stream.enqueue(new Uint8Array(100_000))
      if (left === 0) stream.close()
    },
    cancel,
  })
  // The DOM's type lacks `duplex`, which Node requires for a streamed body.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const request = new Request('http://localhost/auth/login', init)
  expect((await setup().rola.handler(request)).status).toBe(413)
  expect(left === 0).toBe(isRead)
  expect(cancel).toHaveBeenCalledTimes(isRead ? 0 : 1)
})

test('a login cannot be replayed, not even in the session that it created', async () => {
  const { rola } = setup()
  const browser = createBrowser(rola.handler)
  const { walletData } = await logIn(browser)
  expect(await browser.send('login', walletData)).toMatchObject({
    status: 401,
    body: { error: { kind: 'unknown-challenge' } },
  })
})

test('a challenge belongs to the session that requested it', async () => {
  const { rola } = setup()
  const victim = createBrowser(rola.handler)
  const attacker = createBrowser(rola.handler)
  const { body } = await victim.send('challenge')
  await attacker.send('challenge')
  expect(await attacker.send('login', await sign(body.challenge))).toMatchObject({
    status: 401,
    body: { error: { kind: 'foreign-session' } },
  })
})

test('a login issues a new session id, so that a planted cookie stays logged out', async () => {
  const { rola } = setup()
  const browser = createBrowser(rola.handler)
  await browser.send('challenge')
  const planted = browser.cookie()
  await logIn(browser)
  expect(browser.cookie()).not.toBe(planted)
  expect(await rola.getUser(planted)).toBeUndefined()
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a request with %j is refused', async (headers) => {
  const browser = createBrowser(setup().rola.handler)
  for (const path of ['challenge', 'login', 'logout', 'session'])
    expect(await browser.send(path, path === 'session' ? undefined : {}, headers)).toMatchObject({
      status: 403,
      body: { error: { kind: 'foreign-origin', message: expect.stringContaining(`another site than ${origin},`) } },
    })
})

test('an unknown route and a wrong method have answers', async () => {
  const { rola } = setup()
  expect((await rola.handler(new Request(`${origin}/auth/other`))).status).toBe(404)
  const answer = await rola.handler(new Request(`${origin}/auth/login`))
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
})

test('an unreachable ledger, a broken store and broken sessions answer 5xx and are logged', async () => {
  const down = setup({
    verify: { networkId, dAppDefinitionAddress, origin, readOwnerKeys: () => errAsync('down') },
  })
  const { answer } = await logIn(createBrowser(down.rola.handler))
  expect([answer.status, down.warnings.length]).toEqual([503, 1])
  const broken = setup({
    challenges: { save: () => Promise.reject(new Error('disk')), take: () => Promise.reject(new Error('disk')) },
  })
  expect(await createBrowser(broken.rola.handler).send('challenge')).toMatchObject({ status: 503 })
  const throwing = () => {
    throw new Error('sessions')
  }
  const sessions = { read: throwing, issue: throwing, end: throwing }
  expect(await createBrowser(setup({ sessions }).rola.handler).send('session')).toMatchObject({ status: 500 })
})

test('accepts decides which entities log in', async () => {
  const { rola } = setup({ accepts: ({ accounts }) => accounts.length > 0 })
  expect((await logIn(createBrowser(rola.handler))).answer.status).toBe(403)
})

test('the cookie is signed, expires, and survives a new secret', async () => {
  const { rola, clock } = setup()
  const browser = createBrowser(rola.handler)
  const { answer } = await logIn(browser)
  for (const attribute of ['Path=/', 'HttpOnly', 'SameSite=Strict', 'Secure', 'Max-Age=604800'])
    expect(answer.set?.split('; ')).toContain(attribute)
  const cookie = browser.cookie()
  expect(cookie).toMatch(/^__Host-session=/)
  const rotated = cookieSessions({ secret: ['a newer secret of at least 32 characters', secret], clock })
  expect((await rotated.read(cookie))?.user).toBeDefined()
  expect(
    await cookieSessions({ secret: 'another secret of at least 32 characters', clock }).read(cookie),
  ).toBeUndefined()
  const [body, code] = cookie.split('=')[1]?.split('.') ?? []
  for (const forged of [`${body}.${code?.slice(1)}`, `${body?.slice(4)}.${code}`, `${body}.`, body])
    expect(await rola.getUser(`__Host-session=${forged}`)).toBeUndefined()
  await clock.advance(604_800_000)
  expect(await rola.getUser(cookie)).toBeUndefined()
  for (const wrong of ['short', undefined, [], [secret, undefined]])
    expect(() => cookieSessions({ secret: wrong as string })).toThrow('at least 32 characters')
})

test('a session with many long labels fits into one cookie without them', async () => {
  const accounts = Array.from({ length: 20 }, (_, at) => ({
    address: `account_${at}`.padEnd(66, 'x'),
    label: 'ä'.repeat(64),
  }))
  const { session, setCookie } = await cookieSessions({ secret }).issue({ accounts })
  expect(setCookie.length).toBeLessThan(4_096)
  expect(session.user?.accounts[0]).toEqual({ address: accounts[0]?.address })
})

const stores = {
  memory: () => memoryChallengeStore(fakeClock(1_000)),
  SQL: () => {
    const database = new DatabaseSync(':memory:')
    onTestFinished(() => database.close())
    database.exec(challengeTableSql)
    return sqlChallengeStore({
      query: async (text, values) => database.prepare(text.replaceAll(/\$\d/g, '?')).all(...(values as string[])),
      clock: fakeClock(1_000),
    })
  },
}
test.each(Object.entries(stores))(
  'the %s store gives a challenge to one of two simultaneous logins',
  async (_, create) => {
    const store = create()
    const issued = { expiresAtMs: 9_000_000_000_000, session: 'one' }
    await store.save('a', issued)
    await store.save('b', { ...issued, session: undefined })
    const taken = await Promise.all([store.take('a'), store.take('a')])
    expect(taken.filter((found) => found !== undefined)).toEqual([issued])
    expect(await store.take('b')).toEqual({ ...issued, session: undefined })
    await store.save('expired', { expiresAtMs: 1_000, session: undefined })
    await store.save('c', issued)
    expect(await store.take('expired')).toBeUndefined()
  },
)

const servers: { close(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('a Node server answers every body and keeps running', async () => {
  const { rola } = setup()
  const server = createServer((request, response) => void toNodeHandler(rola)(request, response))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const post = (path: string, body: string) => fetch(`http://127.0.0.1:${port}/auth/${path}`, { method: 'POST', body })
  expect((await post('login', '{}')).status).toBe(400)
  expect((await post('login', `"${'x'.repeat(300_000)}"`)).status).toBe(413)
  const answer = await post('challenge', '')
  expect([answer.status, answer.headers.get('set-cookie')?.includes('__Host-session')]).toEqual([200, true])
  expect((await fetch(`http://127.0.0.1:${port}/auth/session`)).status).toBe(200)
})

test('the Node handler reads the body of a body parser', async () => {
  const { rola } = setup()
  const request = Object.assign((async function* () {})(), {
    method: 'POST',
    originalUrl: '/auth/login',
    headers: {},
    body: {},
  })
  const response = { statusCode: 0, setHeader: () => undefined, end: () => undefined }
  await toNodeHandler(rola)(request, response)
  expect(response.statusCode).toBe(400)
})

test('the Node handler sends every cookie of a response', async () => {
  const headers = new Headers([
    ['set-cookie', 'one=1; Path=/'],
    ['set-cookie', 'two=2; Path=/'],
  ])
  const handler = async () => new Response('', { headers })
  const server = createServer((request, response) => void toNodeHandler({ handler })(request, response))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/auth/session`)
  expect(response.headers.getSetCookie()).toEqual(['one=1; Path=/', 'two=2; Path=/'])
})

test('Next creates the handlers with the first request', async () => {
  let created = 0
  const { GET, POST } = toNextJsHandler(() => {
    created += 1
    return setup().rola
  })
  expect(created).toBe(0)
  expect((await GET(new Request(`${origin}/auth/session`))).status).toBe(200)
  expect((await POST(new Request(`${origin}/auth/login`, { method: 'POST', body: '{}' }))).status).toBe(400)
})
