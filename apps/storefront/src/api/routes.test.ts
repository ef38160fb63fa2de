import { createFakeFetch } from '@lootboxes/gateway/testing'
import { ProductErrorBody, productPath } from '@lootboxes/lootbox'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetProcess } from '@/config/per-process'
import { product } from '@/config/product'
import { accountOf, box, type Held, loot, productLedger, revealedOf, unrevealedOf } from './product-ledger.fixture'

const held: readonly Held[] = [
  { unrevealed: 29, revealed: 1, clubTokens: '100' },
  { unrevealed: 2, revealed: 0, clubTokens: '99' },
]
const mine = { account_address: accountOf(0), ticket_address: box.ticketAddress }
const theirs = { account_address: accountOf(1), ticket_address: box.ticketAddress }

/** The routes as Next loads them: their own process's deps over a counted Gateway. */
async function loadRoutes() {
  const { fetch, exchanges } = createFakeFetch(productLedger(held))
  vi.stubGlobal('fetch', fetch)
  const resources = await import('@/app/api/all-lootbox-resources/route')
  const unrevealed = await import('@/app/api/all-account-tickets-unrevealed/route')
  const revealed = await import('@/app/api/all-account-tickets-revealed-unredeemed/route')
  const named = await import('@/app/api/[...path]/route')
  const info = await import('@/app/api/ticket-info-post-reveal/route')
  return { resources, unrevealed, revealed, named, info, exchanges }
}

const post = (body: unknown, headers: Record<string, string> = {}, path = '/api') =>
  new Request(`http://site.test${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const postClub = (body: unknown, headers: Record<string, string> = {}) => post(body, headers, '/api/baller-100-club')
const jsonOf = async (response: Promise<Response>): Promise<unknown> => (await response).json()

beforeEach(() => {
  vi.resetModules()
  forgetProcess()
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  vi.stubEnv('LOG_LEVEL', 'silent')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('the five routes', () => {
  test('all-lootbox-resources, without a Gateway call; an unlisted box is an empty address (spec L47, L101; traps T29, T44)', async () => {
    const { resources, exchanges } = await loadRoutes()
    expect(await jsonOf(resources.POST(post({ address: box.componentAddress })))).toEqual({
      address: expect.objectContaining({
        componentAddress: box.componentAddress,
        ticketAddress: box.ticketAddress,
        price: '2',
      }),
    })
    expect(await jsonOf(resources.POST(post({ address: 'component_loc1unlisted' })))).toEqual({ address: '' })
    expect(exchanges).toEqual([])
  })

  test('the two ticket calls of one page load share one read across their routes (spec L46, L102, L103)', async () => {
    const { unrevealed, revealed, exchanges } = await loadRoutes()
    const [open, done] = await Promise.all([jsonOf(unrevealed.POST(post(mine))), jsonOf(revealed.POST(post(mine)))])
    expect(open).toEqual(unrevealedOf(0, { unrevealed: 29, revealed: 1, clubTokens: '0' }).map((id) => ({ id })))
    expect(done).toEqual([
      {
        non_fungible_id: '#1500#',
        loots: [{ resourceAddress: loot, fieldName: 'Creature', nonFungibleLocalId: [{ id: '#1500#' }] }],
      },
    ])
    expect(exchanges.map(({ path }) => path)).toEqual([
      '/state/entity/page/non-fungible-vaults/',
      '/state/non-fungible/data',
      '/state/non-fungible/data',
    ])
    await unrevealed.POST(post(mine))
    expect(exchanges).toHaveLength(4)
  })

  test('two accounts asking at once share nothing', async () => {
    const { unrevealed, exchanges } = await loadRoutes()
    const [a, b] = await Promise.all([jsonOf(unrevealed.POST(post(mine))), jsonOf(unrevealed.POST(post(theirs)))])
    expect(a).toHaveLength(29)
    expect(b).toEqual([{ id: '#2000#' }, { id: '#2001#' }])
    expect(exchanges).toHaveLength(5)
  })

  test('{product}-100-club (spec L104)', async () => {
    const { named } = await loadRoutes()
    expect(await jsonOf(named.POST(postClub({ account_address: accountOf(0), token_amount: 4 })))).toEqual({
      result: true,
    })
    expect(await jsonOf(named.POST(postClub({ account_address: accountOf(1), token_amount: 0 })))).toEqual({
      result: false,
    })
  })

  test('the product as it ships has a folder of its own', async () => {
    const folder = await import('@/app/api/baller-100-club/route')
    const any = await import('@/app/api/[...path]/route')
    expect(folder.POST).toBe(any.POST)
    expect(productPath('getClub', product.slug)).toBe('/api/baller-100-club')
  })

  test.each(['/api/other-100-club', '/api/club', '/api/none/of/it'])('%s is nothing here', async (path) => {
    const { named, exchanges } = await loadRoutes()
    const response = await named.POST(post({ account_address: accountOf(0), token_amount: 4 }, {}, path))
    expect([response.status, ProductErrorBody.parse(await response.json()).error.kind]).toEqual([404, 'not-found'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(exchanges).toEqual([])
  })

  test('ticket-info-post-reveal (spec L46, L105)', async () => {
    const { info } = await loadRoutes()
    const [id = ''] = revealedOf(0, { unrevealed: 0, revealed: 1, clubTokens: '0' })
    expect(await jsonOf(info.POST(post({ resource_address: box.ticketAddress, non_fungible_ids: [id] })))).toEqual({
      address: box.ticketAddress,
      info: [
        {
          non_fungible_id: id,
          loots: [
            {
              resourceAddress: loot,
              fieldName: 'Creature',
              nonFungibleLocalId: [{ id, key_image_url: 'ipfs://1500' }],
            },
          ],
        },
      ],
    })
  })
})

test('what an account holds is never cached, what is for sale may be', async () => {
  const { resources, unrevealed, named } = await loadRoutes()
  const cacheControl = async (response: Promise<Response>) => (await response).headers.get('cache-control')
  expect(await cacheControl(resources.POST(post({ address: box.componentAddress })))).toBe('public, max-age=60')
  expect(await cacheControl(unrevealed.POST(post(mine)))).toBe('private, no-store')
  expect(await cacheControl(named.POST(postClub({ account_address: accountOf(0), token_amount: 0 })))).toBe(
    'private, no-store',
  )
})

test('a client is counted over all routes, and another one is not held up by it', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '3')
  vi.stubEnv('TRUST_PROXY', '1')
  const { resources, named } = await loadRoutes()
  const from = (hop: string) => ({ 'lootbox-peer': '127.0.0.1', 'x-forwarded-for': `10.0.0.1, ${hop}` })
  const ask = (hop: string) => resources.POST(post({ address: box.componentAddress }, from(hop)))
  const statuses = [await ask('198.51.100.1'), await ask('198.51.100.1'), await ask('198.51.100.1')]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
  const refused = await named.POST(postClub({ account_address: accountOf(0), token_amount: 0 }, from('198.51.100.1')))
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await refused.json()).toEqual({
    error: { kind: 'too-many-requests', message: `Too many requests. Try again in ${wait} s.` },
  })
  expect((await ask('198.51.100.2')).status).toBe(200)
})
