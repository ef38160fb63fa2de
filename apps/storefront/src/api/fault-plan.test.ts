import { createGateway } from '@lootboxes/gateway'
import { createFakeFetch, type FakeReply } from '@lootboxes/gateway/testing'
import { fakeClock } from '@lootboxes/ledger/testing'
import { createProductApi, type ProductCall, ProductErrorBody } from '@lootboxes/lootbox'
import { runs } from '@lootboxes/tooling/runs'
import { expect, test } from 'vitest'
import { createLog } from '@/config/log'
import { DEADLINE_MS } from './product-deps'
import {
  accountOf,
  box,
  config,
  type Held,
  loot,
  productLedger,
  revealedOf,
  unrevealedOf,
} from './product-ledger.fixture'
import { createProductRoute } from './product-route'
import { createRateLimit } from './rate-limit'

const ACCOUNTS = 40
const REQUESTS = runs(300, 3_000)

/** Deterministic dice. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

/** One answer in five is a 429, a 500, a page, a dropped socket or three seconds late. */
const faults: readonly ((right: () => FakeReply) => FakeReply)[] = [
  () => ({ status: 429, text: '<h1>Slow down</h1>', headers: { 'Retry-After': '1' } }),
  () => ({ status: 500, json: { message: 'Oops', code: 500 } }),
  () => ({ status: 200, text: '<html>Maintenance</html>' }),
  () => ({ dropped: true }),
  (right) => ({ ...right(), afterMs: 3_000 }),
]

const held: readonly Held[] = Array.from({ length: ACCOUNTS }, (_, n) => ({
  unrevealed: (n * 13) % 70,
  revealed: n % 5,
  clubTokens: n % 2 === 0 ? '100' : '99.999999999999999999',
}))

type Question = { call: ProductCall; body: object; right: unknown }

const heldBy = (n: number): Held => held[n] ?? { unrevealed: 0, revealed: 0, clubTokens: '0' }

function questionFor(n: number, kind: number): Question {
  const has = heldBy(n)
  const tickets = { account_address: accountOf(n), ticket_address: box.ticketAddress }
  const won = (picture: boolean) =>
    revealedOf(n, has).map((id) => ({
      non_fungible_id: id,
      loots: [
        {
          resourceAddress: loot,
          fieldName: 'Creature',
          nonFungibleLocalId: [picture ? { id, key_image_url: `ipfs://${id.slice(1, -1)}` } : { id }],
        },
      ],
    }))
  if (kind === 0)
    return {
      call: 'getClub',
      body: { account_address: accountOf(n), token_amount: '2.5' },
      right: { result: n % 2 === 0 },
    }
  if (kind === 1) return { call: 'getRevealedTickets', body: tickets, right: won(false) }
  if (kind === 2 && has.revealed > 0)
    return {
      call: 'getTicketInfo',
      body: { resource_address: box.ticketAddress, non_fungible_ids: revealedOf(n, has) },
      right: { address: box.ticketAddress, info: won(true) },
    }
  return { call: 'getUnrevealedTickets', body: tickets, right: unrevealedOf(n, has).map((id) => ({ id })) }
}

test('requests to the routes of a troubled Gateway end in time, in the right answer or a typed error, never in another’s', async () => {
  const clock = fakeClock()
  const roll = dice(7)
  const answer = productLedger(held)
  const troubles = faults.map(() => 0)
  const { fetch } = createFakeFetch((exchange) => {
    if (roll() >= 0.2) return answer(exchange)
    const which = Math.floor(roll() * faults.length)
    troubles[which] = (troubles[which] ?? 0) + 1
    return faults[which]?.(() => answer(exchange)) ?? answer(exchange)
  }, clock)
  const gateway = createGateway({ baseUrl: 'http://gateway.test', applicationName: 'test', fetch, clock })
  const levels: number[] = []
  const deps = {
    api: createProductApi(gateway, config, { clock, deadlineMs: DEADLINE_MS }),
    limit: createRateLimit({ perMinute: 0 }),
    log: createLog({
      level: 'info',
      destination: {
        write: (line) => {
          const { level }: { level: number } = JSON.parse(line)
          levels.push(level)
        },
      },
    }),
    trustProxy: 0,
    now: clock.now,
  }

  const chance = dice(11)
  const ends = { right: 0, typed: 0, wrong: [] as unknown[], late: 0 }
  const ask = async (index: number) => {
    await clock.sleep(chance() * 30_000)
    const { call, body, right } = questionFor(index % ACCOUNTS, Math.floor(chance() * 4))
    const started = clock.now()
    const request = new Request('http://site.test/api', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    const response = await createProductRoute(() => deps, call).POST(request)
    const said: unknown = await response.json()
    if (clock.now() - started > DEADLINE_MS) ends.late += 1
    if (response.status === 200) {
      if (JSON.stringify(said) === JSON.stringify(right)) ends.right += 1
      else ends.wrong.push({ call, said, right })
    } else if ([502, 504].includes(response.status) && ProductErrorBody.safeParse(said).success) ends.typed += 1
    else ends.wrong.push({ call, status: response.status, said })
  }
  const all = Promise.all(Array.from({ length: REQUESTS }, (_, index) => ask(index)))
  const answered = () => ends.right + ends.typed + ends.wrong.length
  for (let step = 0; step < 200 && answered() < REQUESTS; step += 1) await clock.advance(500)
  expect({ ...ends, right: undefined, typed: undefined, answered: answered() }).toEqual({
    wrong: [],
    late: 0,
    answered: REQUESTS,
  })
  await all
  expect(Math.min(...troubles)).toBeGreaterThan(REQUESTS / 50)
  expect(ends.typed).toBeLessThan(REQUESTS / 20)
  expect(levels).toHaveLength(REQUESTS)
  await clock.advance(60_000)
  expect(clock.pending()).toBe(0)
}, 60_000)

test('a Gateway that says nothing at all: every route ends at its deadline with a 504', async () => {
  const clock = fakeClock()
  const silent: typeof globalThis.fetch = () => new Promise(() => {})
  const gateway = createGateway({ baseUrl: 'http://gateway.test', applicationName: 'test', fetch: silent, clock })
  const deps = {
    api: createProductApi(gateway, config, { clock, deadlineMs: DEADLINE_MS }),
    limit: createRateLimit({ perMinute: 0 }),
    log: createLog({ level: 'silent' }),
    trustProxy: 0,
    now: clock.now,
  }
  const all = [0, 1, 2, 3].map(async (kind) => {
    const { call, body } = questionFor(4, kind)
    const request = new Request('http://site.test/api', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    const response = await createProductRoute(() => deps, call).POST(request)
    return [response.status, ProductErrorBody.parse(await response.json()).error.kind, clock.now()]
  })
  for (let step = 0; step < 30; step += 1) await clock.advance(500)
  expect(await Promise.all(all)).toEqual(Array(4).fill([504, 'timed-out', DEADLINE_MS]))
  expect(clock.pending()).toBe(0)
})
