import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { visitorCookie } from '@/api/rate-limit'
import { mediaPolicy } from '@/config/media-policy'
import { forgetProcess } from '@/config/per-process'

import { proxy } from './proxy'

const loot = 'resource_loc1n2ppz8gw8ygl9smmw764khwe4qdywg7s9k0dfy4sel2ghdaeqmvwkz'

beforeEach(() => {
  // Points grow back with time.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.unstubAllEnvs()
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  forgetProcess()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { headers: { 'lootbox-peer': '203.0.113.7', ...headers } }))
const rewriteOf = (response: Response) => {
  const to = response.headers.get('x-middleware-rewrite')
  return to === null ? undefined : new URL(to).pathname
}

/** Prefixes whose own answers take no point, or stay open during maintenance. */
const prefixes = [
  'api',
  'health',
  'boxes',
  'icons',
  'seasonal',
  'media',
  '_next',
  '.well-known',
  'api/a/b',
  '_next/image',
]

describe('the search page under the path of a file, a call or a picture', () => {
  test.each(prefixes)('/%s/search does not bypass the rate limit', async (prefix) => {
    vi.stubEnv('RATE_LIMIT_PER_MINUTE', '2')
    const answers = [await get(`/${prefix}/search`), await get(`/${prefix}/search?q=x`), await get(`/${prefix}/search`)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers.map(rewriteOf)).toEqual(['/search', '/search', undefined])
    expect((await get('/about')).status).toBe(429)
  })

  test.each(prefixes)('/%s/search does not bypass maintenance', async (prefix) => {
    vi.stubEnv('MAINTENANCE', 'The shelves are being painted.')
    const answer = await get(`/${prefix}/search`)
    expect([answer.status, rewriteOf(answer)]).toEqual([503, '/maintenance'])
  })

  test.each(prefixes)('/%s/search carries the policy of a page', async (prefix) => {
    const policy = (await get(`/${prefix}/search`)).headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'nonce-/)
  })
})

test('the query of a search reaches the search page', async () => {
  const to = (await get('/blog/search?q=hug%26x')).headers.get('x-middleware-rewrite') ?? ''
  expect(new URL(to).searchParams.get('q')).toBe('hug&x')
})

describe.each([
  '/boxes/none.svg',
  '/icons/none',
  '/_next/none',
  '/health/none',
  '/favicon.ico',
  '/api/',
  '/%61pi/none',
  '/%69con.svg',
  '/health/%6cive',
  '/%6dedia/a/b',
  '/%75ploads/a.png',
  '/.well-known/radix%2Ejson',
])('the 404 page of %s', (path) => {
  test('does not bypass the rate limit', async () => {
    vi.stubEnv('RATE_LIMIT_PER_MINUTE', '1')
    expect([(await get(path)).status, (await get(path)).status]).toEqual([200, 429])
  })

  test('does not bypass maintenance', async () => {
    vi.stubEnv('MAINTENANCE', 'The shelves are being painted.')
    expect((await get(path)).status).toBe(503)
  })
})

test.each([
  ['/_next/data/x/api/y.json', '/api/y'],
  ['/_next/data/x/about.json', '/about'],
  ['/a/../_next/data/x/icon.svg.json', '/icon.svg'],
  ['/icon.svg.rsc', '/icon.svg'],
  ['/about/%E0%A4%A.rsc', '/about'],
  ['http://site.test/about', '/about'],
])('%s, which Next shows to a proxy as %s, is a 400', async (target, path) => {
  expect((await get(path, { 'lootbox-target': target })).status).toBe(400)
})

test.each([
  ['/about', '/about'],
  ['/about/?_rsc=1', '/about'],
  ['/a/../about', '/about'],
  ['/user/ü', '/user/%C3%BC'],
  ["/it's", '/it%27s'],
])('%s is the path %s', async (target, path) => {
  expect((await get(path, { 'lootbox-target': encodeURI(target) })).status).toBe(200)
})

test.each(['POST', 'PUT', 'OPTIONS'])('%s to a file is a 405', async (method) => {
  const answer = await proxy(new NextRequest('http://localhost:3000/boxes/hug.svg', { method }))
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a prefetch takes no point of its visitor, and a claimed one buys an address the same points once more', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '20')
  const prefetch = { 'lootbox-prefetch': '1' }
  for (let n = 0; n < 20; n += 1) expect((await get('/about', prefetch)).status).toBe(200)
  expect((await get('/about', prefetch)).status).toBe(429)
  const cookie = `lootbox-visitor=${visitorCookie().issue()}`
  expect((await get('/about', { ...prefetch, cookie })).status).toBe(429)
  expect((await get('/lists/items.csv', prefetch)).status).toBe(200)
  expect((await get('/about')).status).toBe(429)
})

test.each([`/media/${loot}/%231%23`, `/media/${loot}/%231%23/`, `//media/${loot}//%231%23`])(
  'an SVG at %s is sandboxed',
  async (path) => expect((await get(path)).headers.get('content-security-policy')).toBe(mediaPolicy),
)

test.each(['/%00', '/media%2Fx/y', '/%E0%A4%A', '/lists/items?collection=a%00', '/search?q=%00', '/user/%00'])(
  '%s is a 400',
  async (path) => expect((await get(path)).status).toBe(400),
)

describe('a client without points', () => {
  const visitorOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

  test('gets a page that loads again by itself, and a cookie with which it is counted alone', async () => {
    vi.stubEnv('RATE_LIMIT_PER_MINUTE', '1')
    await get('/about')
    const refused = await get('/about')
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(
      /<meta http-equiv="refresh" content="2">[\s\S]*Too many requests\. Try again in \d+ s\./,
    )
    const cookie = visitorOf(refused)
    expect((await get('/about', { cookie })).status).toBe(200)
    const again = await get('/about', { cookie })
    expect([again.status, again.headers.get('set-cookie')]).toEqual([429, null])
  })

  test('gets no more points for a cookie that this site did not sign', async () => {
    vi.stubEnv('RATE_LIMIT_PER_MINUTE', '1')
    await get('/about')
    expect((await get('/about', { cookie: 'lootbox-visitor=invented.signature' })).status).toBe(429)
  })

  test('cannot get more than twenty times the points with many cookies', async () => {
    vi.stubEnv('RATE_LIMIT_PER_MINUTE', '1')
    const statuses: number[] = []
    let cookie = ''
    for (let n = 0; n < 60; n += 1) {
      const answer = await get('/about', { cookie })
      statuses.push(answer.status)
      cookie = visitorOf(answer)
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
  })
})

test('new cookies do not buy more drawings: a card is counted for its address', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '10')
  const card = `/cards/${loot}/%231%23`
  const drawings: number[] = []
  while (drawings.at(-1) !== 429) drawings.push((await get(card)).status)
  expect(drawings.length).toBeGreaterThan(1)
  const cookie = `lootbox-visitor=${visitorCookie().issue()}`
  expect([(await get('/about', { cookie })).status, (await get(card, { cookie })).status]).toEqual([200, 429])
})

test('the visitor cookie of an https site travels over TLS only', async () => {
  const cookieOf = async () =>
    (
      await proxy(new NextRequest('http://localhost:3000/api/all-account-tickets-unrevealed', { method: 'POST' }))
    ).headers.get('set-cookie')
  expect(await cookieOf()).toMatch(/^lootbox-visitor=.*; SameSite=Lax$/)
  vi.stubEnv('RADIX_NETWORK', 'stokenet')
  vi.stubEnv('SITE_URL', 'https://shop.example')
  vi.stubEnv('DAPP_DEFINITION_ADDRESS', 'account_tdx_2_1')
  forgetProcess()
  expect(await cookieOf()).toMatch(/; SameSite=Lax; Secure$/)
})

test('200 visitors behind one address who call the product server are not refused', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '600')
  const call = (cookie: string) =>
    proxy(
      new NextRequest('http://localhost:3000/api/all-account-tickets-unrevealed', {
        method: 'POST',
        headers: { 'lootbox-peer': '203.0.113.7', cookie },
      }),
    )
  for (let person = 0; person < 200; person += 1) {
    const cookie = (await call('')).headers.get('set-cookie')?.split(';')[0] ?? ''
    for (let page = 0; page < 28; page += 1)
      expect((await get(`/rankings?cursor=${page}`, { cookie })).status).toBe(200)
  }
})

test('pages set no cookie', async () => expect((await get('/')).headers.get('set-cookie')).toBeNull())
