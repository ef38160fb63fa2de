import { createGateway } from '@lootboxes/gateway'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogOptions } from './catalog-options'
import { createCatalog } from './create-catalog'
import { quickestDatabase } from './testing/databases'
import { dumpDifferences, dumpIndex } from './testing/dump-index'
import { isFull } from './testing/is-full'
import { createTrade } from './testing/random-trade'
import { recountFrom, verbDifferences } from './testing/recount-catalog'
import { testWorld, type World } from './testing/test-world'

const RUNS = isFull ? 200 : 5
const STEPS = isFull ? 600 : 100
const HOUR_MS = 3_600_000
const LONG_MS = isFull ? HOUR_MS : 600_000

let nowMs = Date.now() - 40 * 24 * HOUR_MS
let world: World
const close: (() => unknown)[] = []
/** An index that was read while the ledger grew. */
let live = ''
beforeAll(async () => {
  world = await testWorld({ devnet: { history: false, now: () => nowMs } })
  close.push(world.close)
  live = await freshDatabase()
  const trade = createTrade(world.devnet, 11, { onStep: () => (nowMs += HOUR_MS) })
  for (let part = 0; part < 10; part += 1) {
    await trade.run(STEPS / 10)
    await readInBatches(live, [1_000])
  }
}, LONG_MS)
afterAll(async () => {
  for (const one of close.reverse()) await one()
})

const freshDatabase = async () => {
  const { where, remove } = await quickestDatabase()
  close.push(remove)
  return where
}

/** Reads the ledger in batches of these sizes, again and again from the first. */
async function readInBatches(
  where: string,
  sizes: readonly number[],
  own: Pick<Partial<CatalogOptions>, 'scope' | 'gateway'> = {},
): Promise<void> {
  let at = -1
  const batchSize = () => {
    at = (at + 1) % sizes.length
    return sizes[at] ?? 1
  }
  const catalog = createCatalog({ ...world.options, database: where, batchSize, now: () => nowMs, ...own })
  ;(await catalog.catchUp())._unsafeUnwrap()
  await catalog.close()
}

test(
  `the index is the same for every batch size, live or rebuilt (${RUNS} random batchings)`,
  async () => {
    const expected = await dumpIndex(live)
    expect(expected.activity?.length).toBeGreaterThan(STEPS / 2)

    const rebuilt = createCatalog({ ...world.options, database: live, now: () => nowMs })
    ;(await rebuilt.rebuild())._unsafeUnwrap()
    await rebuilt.close()
    expect(dumpDifferences(await dumpIndex(live), expected)).toEqual([])

    const sizes = fc.array(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 300 })), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(sizes, async (batching) => {
        const where = await freshDatabase()
        await readInBatches(where, batching)
        expect(dumpDifferences(await dumpIndex(where), expected)).toEqual([])
      }),
      { numRuns: RUNS, examples: [[[1]], [[7]], [[1_000]]], endOnFailure: true },
    )
  },
  LONG_MS,
)

/** Indexes made with batches of 1, 7 and 1,000: the first of them, after the others were compared with it. */
async function sameInAllSizes(own: Parameters<typeof readInBatches>[2]): Promise<string> {
  const [first = '', ...others] = await Promise.all(
    [1, 7, 1_000].map(async (size) => {
      const where = await freshDatabase()
      await readInBatches(where, [size], own)
      return where
    }),
  )
  const expected = await dumpIndex(first)
  for (const other of others) expect(dumpDifferences(await dumpIndex(other), expected)).toEqual([])
  return first
}

test('the index and its verbs equal a recount from the Gateway', async () => {
  const catalog = createCatalog({ ...world.options, database: live, now: () => nowMs })
  expect((await catalog.check())._unsafeUnwrap().differences).toEqual([])
  const ledger = await recountFrom(world.options, world.devnet.ledger.chain.tip().stateVersion)
  // Loot that still lies in its box has no history; a few of it stand for the others.
  const hasHistory = (key: string) => {
    const { printed, revealed } = ledger.item.get(key) ?? {}
    return printed !== 1 || revealed !== undefined || key.endsWith('7#')
  }
  expect(await verbDifferences(catalog, ledger, hasHistory)).toEqual([])
  await catalog.close()
})

test('a followed scope gives the same index for batches of 1, 7 and 1,000', async () => {
  await sameInAllSizes({ scope: 'followed' })
})

test('a box without events gives the same correct index for batches of 1, 7 and 1,000', async () => {
  const boxes = new Set<unknown>(world.options.boxes.map(({ componentAddress }) => componentAddress))
  const withoutBoxEvents = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutBoxEvents)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        name === 'detailed_events' && Array.isArray(one)
          ? one.filter(
              (event: { emitter: { method_emitter: { entity: string } } }) =>
                !boxes.has(event.emitter.method_emitter.entity),
            )
          : withoutBoxEvents(one),
      ]),
    )
  }
  const gateway = createGateway({
    baseUrl: world.url,
    networkId: world.devnet.networkId,
    applicationName: 'Catalog tests',
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      const isStream = (input instanceof Request ? input.url : input.toString()).includes('/stream/')
      return isStream && answer.ok ? Response.json(withoutBoxEvents(await answer.json())) : answer
    },
  })
  const where = await sameInAllSizes({ gateway })
  const catalog = createCatalog({ ...world.options, gateway, database: where })
  expect((await catalog.check())._unsafeUnwrap().differences).toEqual([])
  await catalog.close()
})
