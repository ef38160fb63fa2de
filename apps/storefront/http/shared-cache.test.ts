import { describe, expect, test } from 'vitest'
import { box } from '../e2e/ledger'
import { routes } from '../e2e/site-routes'
import { get, postJson } from './site'

/** The HTML of a page without the nonce of its rendering. */
async function htmlOf(path: string, headers: Record<string, string>): Promise<string> {
  const response = await get(path, { headers, redirect: 'follow' })
  const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
  return (await response.text()).replaceAll(nonce, '')
}

const visitors = [
  { cookie: 'theme=dark; lootbox-visitor=a.b', 'x-forwarded-for': '203.0.113.7', 'accept-language': 'de' },
  { cookie: 'session=1', 'x-forwarded-for': '198.51.100.1', 'user-agent': 'A phone' },
] as const

describe('pages are identical for two visitors, so a shared cache may store them', () => {
  test.each(routes.map(({ path }) => path))('%s', async (path) => {
    // Ages such as “3 s ago” and the order in which parts are streamed may change between two renderings.
    await expect
      .poll(
        async () => {
          const [one, other] = visitors
          return (await htmlOf(path, one)) === (await htmlOf(path, other))
        },
        { timeout: 20_000 },
      )
      .toBe(true)
  })
})

describe('Cache-Control', () => {
  test.each([
    ['/', 'public, max-age=0, s-maxage=2, stale-while-revalidate=30'],
    ['/blog', 'public, max-age=0, s-maxage=120, stale-while-revalidate=600'],
    ['/boxes/hug.svg', 'public, max-age=3600, stale-while-revalidate=86400'],
    ['/offline-worker.js', 'public, max-age=0'],
    ['/?utm_source=x', 'private, no-store'],
    ['/nope', /no-store/],
  ])('%s', async (path, expected) => {
    const { headers } = await get(path)
    expect(headers.get('cache-control')).toMatch(expected)
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('a visitor who has to see an own commit gets a page of their own', async () => {
    const { headers } = await get('/', { headers: { cookie: 'lootbox-seen=8' } })
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('a call of the product server is not stored, and issues the cookie of a visitor', async () => {
    const { headers } = await postJson('/api/ticket-info-post-reveal', {
      non_fungible_id: '#1#',
      ticket_address: box.tickets,
    })
    expect(headers.get('cache-control')).toMatch(/no-store|private/)
    expect(headers.get('set-cookie')).toMatch(
      /^lootbox-visitor=[\w-]{16}\.[\w-]{43}; Path=\/; Max-Age=3600; SameSite=lax$/i,
    )
  })
})

describe('GET /sale/component_…', () => {
  test('answers how many tickets of a listed box are left, at most three seconds old', async () => {
    const answer = await get(`/sale/${box.component}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1')
    expect(await answer.json()).toEqual({ left: expect.any(Number), stateVersion: expect.any(Number) })
  })

  test('is a 404 for a box that this site does not list', async () =>
    expect((await get(`/sale/${box.component.slice(0, -1)}x`)).status).toBe(404))
})
