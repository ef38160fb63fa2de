import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaPolicy } from '@/config/paths'
import { forgetProcess } from '@/config/per-process'
import { proxy } from './proxy'

const loot = 'resource_loc1n2ppz8gw8ygl9smmw764khwe4qdywg7s9k0dfy4sel2ghdaeqmvwkz'

beforeEach(() => {
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

test.each(['/boxes/none.svg', '/icons/none', '/_next/none', '/health/none', '/favicon.ico', '/api/'])(
  'the 404 page of %s does not bypass the rate limit',
  async (path) => {
    vi.stubEnv('RATE_LIMIT_PER_MINUTE', '1')
    expect([(await get(path)).status, (await get(path)).status]).toEqual([200, 429])
  },
)

test('a header that claims a prefetch does not bypass the rate limit', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '20')
  const prefetch = { 'next-router-prefetch': '1' }
  expect((await get('/lists/items.csv', prefetch)).status).toBe(200)
  expect((await get('/about', prefetch)).status).toBe(429)
})

test.each([`/media/${loot}/%231%23`, `/media/${loot}/%231%23/`, `//media/${loot}//%231%23`])(
  'an SVG at %s is sandboxed',
  async (path) => expect((await get(path)).headers.get('content-security-policy')).toBe(mediaPolicy),
)

test.each(['/%00', '/media%2Fx/y', '/%E0%A4%A', '/lists/items?collection=a%00', '/search?q=%00', '/user/%00'])(
  '%s is a 400',
  async (path) => expect((await get(path)).status).toBe(400),
)
