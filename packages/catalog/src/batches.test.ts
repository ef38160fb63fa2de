import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalog } from './create-catalog'
import { databases } from './testing/databases'
import { dumpIndex } from './testing/dump-index'
import { createTrade } from './testing/random-trade'
import { testWorld, type World } from './testing/test-world'

// A test reads how thorough it is to be; nothing is configured by it.
const isFull = process.env.FULL !== undefined
const RUNS = isFull ? 200 : 20
const STEPS = isFull ? 600 : 150
const HOUR_MS = 3_600_000

/** The quickest database that is installed: each run needs an empty one. */
const { make } = databases.find(({ name, missing }) => name === 'PostgreSQL' && missing === '') ?? databases[0]

let nowMs = Date.now() - 40 * 24 * HOUR_MS
let world: World
const close: (() => unknown)[] = []
beforeAll(async () => {
  world = await testWorld({ devnet: { history: false, now: () => nowMs } })
  close.push(world.close)
})
afterAll(async () => {
  for (const one of close.reverse()) await one()
})

const freshDatabase = async () => {
  const { where, remove } = await make()
  close.push(remove)
  return where
}

/** Reads the ledger in batches of these sizes, again and again from the first. */
async function readInBatches(where: string, sizes: readonly number[], scope: 'everything' | 'followed'): Promise<void> {
  let at = -1
  const batchSize = () => {
    at = (at + 1) % sizes.length
    return sizes[at] ?? 1
  }
  const catalog = createCatalog({ ...world.options, database: where, batchSize, scope, now: () => nowMs })
  ;(await catalog.catchUp())._unsafeUnwrap()
  await catalog.close()
}

type Dump = Awaited<ReturnType<typeof dumpIndex>>

/** The first rows of each table that are in one of two indexes only. */
const differences = (one: Dump, other: Dump) =>
  Object.entries(one).flatMap(([table, rows]) => {
    const at = rows.findIndex((row, place) => row !== other[table]?.[place])
    const hasMore = rows.length !== other[table]?.length
    return at === -1 && !hasMore ? [] : [{ table, at, rows: [rows[at], other[table]?.[at]] }]
  })

test(`the index is the same for every batch size, live or built again (${RUNS} random batchings)`, async () => {
  const live = await freshDatabase()
  const trade = createTrade(world.devnet, 11, { onStep: () => (nowMs += HOUR_MS) })
  for (let part = 0; part < 10; part += 1) {
    await trade.run(STEPS / 10)
    await readInBatches(live, [1_000], 'everything')
  }
  const expected = await dumpIndex(live)
  expect(expected.activity?.length).toBeGreaterThan(STEPS / 2)

  const rebuilt = createCatalog({ ...world.options, database: live, now: () => nowMs })
  ;(await rebuilt.rebuild())._unsafeUnwrap()
  await rebuilt.close()
  expect(differences(await dumpIndex(live), expected)).toEqual([])

  const sizes = fc.array(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 300 })), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(sizes, async (batching) => {
      const where = await freshDatabase()
      await readInBatches(where, batching, 'everything')
      expect(differences(await dumpIndex(where), expected)).toEqual([])
    }),
    { numRuns: RUNS, examples: [[[1]], [[7]], [[1_000]]], endOnFailure: true },
  )
})

test('followed: the index is the same for batches of 1, 7 and 1,000', async () => {
  const [ones, sevens, whole] = await Promise.all(
    [1, 7, 1_000].map(async (size) => {
      const where = await freshDatabase()
      await readInBatches(where, [size], 'followed')
      return dumpIndex(where)
    }),
  )
  expect(ones && sevens && differences(ones, sevens)).toEqual([])
  expect(ones && whole && differences(ones, whole)).toEqual([])
})
