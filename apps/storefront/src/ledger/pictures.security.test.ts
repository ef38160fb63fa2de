import { createFakeFetch } from '@lootboxes/gateway/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountOf, box, loot, productLedger } from '@/api/product-ledger.fixture'
import { forgetProcess } from '@/config/per-process'

vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => undefined }) }))

/** The two routes as Next loads them, over a Gateway and a catalog that count their questions. */
async function load({ isCatalogAway = false } = {}) {
  const ledger = createFakeFetch(productLedger([{ unrevealed: 2, revealed: 0, clubTokens: '0' }]))
  const asked = { catalog: 0 }
  const fetchAll: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`
    if (!url.startsWith('http://catalog.test')) return ledger.fetch(input, init)
    asked.catalog += 1
    return Promise.resolve(
      isCatalogAway
        ? new Response('gone', { status: 502 })
        : Response.json({ error: { kind: 'not-found', what: 'it' } }, { status: 404 }),
    )
  }
  vi.stubGlobal('fetch', fetchAll)
  const media = await import('@/app/media/[resource]/[id]/route')
  const cards = await import('@/app/cards/[resource]/[id]/route')
  const get = (resource: string, id: string, route: typeof media.GET = media.GET) =>
    route(new Request('http://site.test/', { headers: { 'lootbox-peer': '203.0.113.7' } }), {
      params: Promise.resolve({ resource, id }),
    })
  const ledgerQuestions = () => ledger.exchanges.filter(({ path }) => path === '/state/non-fungible/data').length
  return { get, card: cards.GET, asked, ledgerQuestions }
}

beforeEach(() => {
  vi.resetModules()
  forgetProcess()
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('CATALOG_URL', 'http://catalog.test')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const invented = (n: number) => `#${900_000 + n}#`

test('pictures of invented ids do not bypass the rate limit, and reach the Gateway only as often as it allows', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '3')
  const { get, ledgerQuestions } = await load()
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) statuses.push((await get(box.ticketAddress, invented(n))).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  expect(ledgerQuestions()).toBe(3)
})

test('the same invented id again is answered from the cache, and takes no point', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '1')
  const { get, ledgerQuestions } = await load()
  for (let n = 0; n < 5; n += 1) expect((await get(box.ticketAddress, invented(0))).status).toBe(200)
  expect(ledgerQuestions()).toBe(1)
})

test('an invented collection is looked up once', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '1')
  const { get, asked } = await load()
  for (let n = 0; n < 5; n += 1) expect((await get(loot, invented(n))).status).toBe(404)
  expect(asked.catalog).toBe(1)
})

test('a catalog that does not answer is not cached as "no such collection"', async () => {
  const { get, asked } = await load({ isCatalogAway: true })
  for (let n = 0; n < 2; n += 1) expect((await get(loot, '#1#')).status).toBe(404)
  expect(asked.catalog).toBe(2)
})

test.each(['%', '%E0%A4%A', '%2523'])('the id %s, which Next has decoded once, is no fault', async (id) => {
  const { get, card } = await load()
  expect((await get('x', id)).status).toBe(404)
  expect((await get('x', id, card)).status).toBe(404)
})

test('an address that is no collection asks nothing and takes no point', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '1')
  const { get, asked, ledgerQuestions } = await load()
  for (const resource of ['x', accountOf(0), '__proto__']) {
    expect((await get(resource, '#1#')).status).toBe(404)
    expect((await get(resource, 'constructor!')).status).toBe(404)
  }
  expect([asked.catalog, ledgerQuestions()]).toEqual([0, 0])
})
