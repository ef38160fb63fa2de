import { fakeClock } from '@lootboxes/ledger/testing'
import { runs } from '@lootboxes/tooling/runs'
import { expect, test } from 'vitest'
import { createBoxReader } from './box-reader'
import { createProductApi } from './create-product-api'
import { createFairnessReader } from './fairness-reader'
import { club, config, createLedger, ids, mint, tickets } from './ledger.fixture'
import { ProductErrorBody } from './product-calls'
import { createProductHandler } from './server/create-product-handler'

/** Deterministic dice. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

const ACCOUNTS = 50
const REQUESTS = runs(300, 1_000)
const DEADLINE_MS = 20_000

/** A Gateway that fails one answer in five: 429, 500, a page instead of JSON, a dropped socket, or three seconds late. */
const faulty = (
  ledger: ReturnType<typeof createLedger>,
  clock: ReturnType<typeof fakeClock>,
  count: () => void,
): typeof fetch => {
  const roll = dice(7)
  return async (input, init) => {
    if (roll() >= 0.2) return ledger.respond(input, init)
    count()
    const fault = Math.floor(roll() * 5)
    if (fault === 0) return new Response('', { status: 429, headers: { 'Retry-After': '1' } })
    if (fault === 1) return Response.json({ message: 'sorry', code: 500 }, { status: 500 })
    if (fault === 2) return new Response('<html>maintenance</html>', { status: 200 })
    if (fault === 3) throw new TypeError('fetch failed')
    await clock.sleep(3_000, init?.signal ?? undefined)
    return ledger.respond(input, init)
  }
}

const accountOf = (n: number) => mint('ed25519-account', 100 + n)
const ticketsOf = (n: number) => ids((n % 7) * 20, n * 1_000 + 1)

test('requests under a fault plan end in the right answer or a typed error, in time, and never in another’s data', async () => {
  const ledger = createLedger()
  const clock = fakeClock()
  for (let n = 0; n < ACCOUNTS; n += 1) {
    if (ticketsOf(n).length > 0) ledger.put(accountOf(n), tickets, ticketsOf(n))
    ledger.hold(accountOf(n), club, n % 2 === 0 ? '100' : '99')
  }
  let faults = 0
  const gateway = ledger.gatewayWith({
    fetch: faulty(ledger, clock, () => {
      faults += 1
    }),
    clock,
  })
  const handle = createProductHandler(createProductApi(gateway, config, { clock, deadlineMs: DEADLINE_MS }))

  const roll = dice(11)
  let wrong = 0
  let late = 0
  let failed = 0
  let pending = REQUESTS
  const ask = async (index: number) => {
    await clock.sleep(roll() * 60_000)
    const started = clock.now()
    const n = index % ACCOUNTS
    const [path, own, right] =
      index % 3 === 0
        ? (['baller-100-club', { token_amount: 0 }, { result: n % 2 === 0 }] as const)
        : (['all-account-tickets-unrevealed', { ticket_address: tickets }, ticketsOf(n).map((id) => ({ id }))] as const)
    const response = await handle(
      new Request(`http://shop.test/api/${path}`, {
        method: 'POST',
        body: JSON.stringify({ account_address: accountOf(n), ...own }),
        headers: { 'content-type': 'application/json' },
      }),
    )
    const body: unknown = await response.json()
    pending -= 1
    if (response.status !== 200) {
      failed += 1
      if (![502, 504].includes(response.status) || !ProductErrorBody.safeParse(body).success) wrong += 1
    } else if (JSON.stringify(body) !== JSON.stringify(right)) wrong += 1
    if (clock.now() - started > DEADLINE_MS) late += 1
  }
  const all = Promise.all(Array.from({ length: REQUESTS }, (_, index) => ask(index)))
  for (let step = 0; step < 400 && pending > 0; step += 1) await clock.advance(250)
  expect({ pending, wrong, late }).toEqual({ pending: 0, wrong: 0, late: 0 })
  await all
  expect(faults).toBeGreaterThan(REQUESTS / 5)
  expect(failed).toBeLessThan(REQUESTS / 20)
  await clock.advance(60_000)
  expect(clock.pending()).toBe(0)
}, 60_000)

test('a Gateway that never answers ends at the deadline, and its request is aborted', async () => {
  const ledger = createLedger()
  const clock = fakeClock()
  const seen: AbortSignal[] = []
  const silent: typeof fetch = (_, init) => {
    if (init?.signal) seen.push(init.signal)
    return new Promise(() => {})
  }
  const gateway = ledger.gatewayWith({ fetch: silent, clock, attemptTimeoutMs: 60_000 })
  const api = createProductApi(gateway, config, { clock, deadlineMs: DEADLINE_MS })
  const answer = api.getClub({ account_address: accountOf(1), token_amount: 0 })
  await clock.advance(DEADLINE_MS)
  expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'timed-out', afterMs: DEADLINE_MS })
  expect(seen.map(({ aborted }) => aborted)).toEqual([true])

  expect.assertions(4)
  const [box] = config.lootboxes
  if (!box) return
  for (const read of [createBoxReader, createFairnessReader]) {
    const facts = read(gateway, config, { clock, deadlineMs: 1_000 })(box)
    await clock.advance(1_000)
    expect((await facts)._unsafeUnwrapErr()).toEqual({ kind: 'timed-out', afterMs: 1_000 })
  }
})
