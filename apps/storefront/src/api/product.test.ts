import { existsSync } from 'node:fs'
import { createFakeFetch } from '@lootboxes/gateway/testing'
import { productCalls, productPath } from '@lootboxes/lootbox'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetProcess } from '@/config/per-process'
import { product } from '@/config/product'
import { accountOf, box, productLedger } from './product-ledger.fixture'

const mine = { account_address: accountOf(0), ticket_address: box.ticketAddress }

/** Two routes as Next loads them, over a Gateway that records its calls. */
async function loadRoutes() {
  const { fetch, exchanges } = createFakeFetch(productLedger([{ unrevealed: 29, revealed: 1, clubTokens: '100' }]))
  vi.stubGlobal('fetch', fetch)
  const revealed = await import('@/app/api/all-account-tickets-revealed-unredeemed/route')
  const named = await import('@/app/api/[...path]/route')
  const post =
    ({ POST }: typeof named) =>
    (path: string, body: object, headers: Record<string, string> = {}) =>
      POST(
        new Request(`http://site.test/api/${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }),
      )
  return { postRevealed: post(revealed), postNamed: post(named), exchanges }
}

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

test('every product call of this product has a folder', () => {
  const folders = Object.keys(productCalls).map((call) => productPath(call as keyof typeof productCalls, product.slug))
  expect(folders.filter((path) => !existsSync(`src/app${path}/route.ts`))).toEqual([])
})

test('the two ticket calls of one page load share one read across their routes (spec L46, L102, L103)', async () => {
  const { postRevealed, postNamed, exchanges } = await loadRoutes()
  const [unrevealed, revealed] = await Promise.all([
    postNamed('all-account-tickets-unrevealed', mine),
    postRevealed('all-account-tickets-revealed-unredeemed', mine),
  ])
  expect(await unrevealed.json()).toHaveLength(29)
  expect(await revealed.json()).toMatchObject([{ non_fungible_id: '#1500#' }])
  expect(exchanges.map(({ path }) => path)).toEqual([
    '/state/entity/page/non-fungible-vaults/',
    '/state/non-fungible/data',
    '/state/non-fungible/data',
  ])
})

test('counts a client over all routes, by the address that a trusted proxy forwards', async () => {
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '2')
  vi.stubEnv('TRUST_PROXY', '1')
  const { postRevealed, postNamed } = await loadRoutes()
  const from = (hop: string) => ({ 'lootbox-peer': '127.0.0.1', 'x-forwarded-for': `10.0.0.1, ${hop}` })
  const resources = (hop: string) => postNamed('all-lootbox-resources', { address: box.componentAddress }, from(hop))
  expect([(await resources('198.51.100.1')).status, (await resources('198.51.100.1')).status]).toEqual([200, 200])
  const refused = await postRevealed('all-account-tickets-revealed-unredeemed', mine, from('198.51.100.1'))
  expect(refused.status).toBe(429)
  expect((await resources('198.51.100.2')).status).toBe(200)
})

describe('behind one address, product calls are counted by account', () => {
  const invented = (n: number) => `${accountOf(0).slice(0, -4)}${n.toString(36).padStart(4, '0')}`
  // Points grow back with time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  async function callers() {
    vi.stubEnv('RATE_LIMIT_PER_MINUTE', '60')
    const { postNamed } = await loadRoutes()
    const { visitorCookie } = await import('./rate-limit')
    return {
      newCookie: () => `lootbox-visitor=${visitorCookie().issue()}`,
      call: async (account: string, cookie = '') =>
        (
          await postNamed(
            'all-account-tickets-unrevealed',
            { ...mine, account_address: account },
            { 'lootbox-peer': '203.0.113.7', cookie },
          )
        ).status,
    }
  }

  test('200 people with different accounts and no cookie are not refused', async () => {
    const { call } = await callers()
    for (let person = 0; person < 200; person += 1)
      for (let n = 0; n < 5; n += 1) expect(await call(invented(person))).not.toBe(429)
  })

  test('one account gets no more points from new cookies', async () => {
    const { call, newCookie } = await callers()
    const statuses: number[] = []
    for (let n = 0; n < 61; n += 1) statuses.push(await call(accountOf(0), newCookie()))
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    expect(await call(invented(1), newCookie())).not.toBe(429)
  })

  test('invented accounts buy a visitor nothing, and all of them twenty times the points', async () => {
    const { call, newCookie } = await callers()
    const cookie = newCookie()
    let taken = 0
    while ((await call(invented(taken), cookie)) !== 429) taken += 1
    expect(taken).toBeLessThanOrEqual(60)
    while (taken <= 1_200 && (await call(invented(taken))) !== 429) taken += 1
    expect(taken).toBeLessThanOrEqual(1_200)
  })
})
