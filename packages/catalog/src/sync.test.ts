import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Catalog } from './catalog'
import { createCatalog } from './create-catalog'
import { databases } from './testing/databases'
import { isFull } from './testing/is-full'
import { bundleWriter, killRounds, type Writers } from './testing/killing'
import { createRandom } from './testing/random'
import { createTrade } from './testing/random-trade'
import { testWorld, type World } from './testing/test-world'

const installed = databases.filter(({ missing }) => missing === '')
const close: (() => unknown)[] = []
let world: World
let trade: ReturnType<typeof createTrade>

beforeAll(async () => {
  world = await testWorld({ devnet: { history: false } })
  trade = createTrade(world.devnet, 7)
  close.push(world.close)
})
afterAll(async () => {
  for (const one of close.reverse()) await one()
})

const answers = async (catalog: Catalog) => {
  const { hugOpen } = world.devnet.addresses
  const stats = (await catalog.getStats({ box: hugOpen }))._unsafeUnwrap()
  const activity = (await catalog.listActivity({ limit: 100 }))._unsafeUnwrap()
  const pulls = (await catalog.listPulls({ box: hugOpen, limit: 100 }))._unsafeUnwrap()
  const collections = (await catalog.listCollections({ limit: 100 }))._unsafeUnwrap()
  return [stats, activity, pulls, collections].map((answer) => ({ ...answer, asOf: undefined, cursor: undefined }))
}

/** Random operations before each reading. */
const PARTS = isFull ? [60, 1, 30, 3, 56] : [30, 1, 19]

test(`after ${PARTS.reduce((sum, part) => sum + part, 0)} random operations, read in several pieces, the index equals a recount of the ledger (${installed.map(({ name }) => name).join(', ')})`, async () => {
  const catalogs: Catalog[] = []
  for (const { make } of installed) {
    const { where, remove } = await make()
    const catalog = createCatalog({ ...world.options, database: where })
    close.push(async () => {
      await catalog.close()
      remove()
    })
    catalogs.push(catalog)
  }
  for (const steps of PARTS) {
    await trade.run(steps)
    for (const catalog of catalogs) {
      ;(await catalog.catchUp())._unsafeUnwrap()
      expect((await catalog.check())._unsafeUnwrap().differences).toEqual([])
    }
  }
  // Read in one piece the answers are the same, whichever the database.
  ;(await world.catalog.catchUp())._unsafeUnwrap()
  const whole = await answers(world.catalog)
  for (const catalog of catalogs) expect(await answers(catalog)).toEqual(whole)
})

test('a followed scope reads the boxes and their collections, and nothing else', async () => {
  const { make } = installed[0] ?? {}
  if (!make) throw new Error('No database.')
  const { where, remove } = await make()
  const catalog = createCatalog({ ...world.options, database: where, scope: 'followed' })
  close.push(async () => {
    await catalog.close()
    remove()
  })
  for (const steps of [20, 1]) {
    await trade.run(steps)
    ;(await catalog.catchUp())._unsafeUnwrap()
    expect((await catalog.check())._unsafeUnwrap().differences).toEqual([])
  }
  ;(await world.catalog.catchUp())._unsafeUnwrap()
  // Collections of other accounts count in the sums of everything alone.
  const ours = async (one: Catalog) => {
    const [stats, , pulls] = await answers(one)
    return [{ ...stats, collections: undefined, items: undefined }, pulls]
  }
  expect(await ours(catalog)).toEqual(await ours(world.catalog))
  const addresses = async ({ listCollections }: Catalog) =>
    (await listCollections({ limit: 100 }))._unsafeUnwrap().items.map(({ address }) => address)
  const [followed, all] = [await addresses(catalog), await addresses(world.catalog)]
  expect(all).toEqual(expect.arrayContaining(followed))
  expect(followed.length).toBeLessThan(all.length)
})

/** `pnpm catalog:prove`, a part of `test:full`, kills 70 times. */
const KILLS = 3

describe('killed at any moment', () => {
  let writers: Writers
  beforeAll(async () => {
    writers = await bundleWriter(world, 5)
    close.push(writers.remove)
  })
  for (const { name, missing, make } of databases)
    test.skipIf(missing !== '')(
      `the index on ${name} continues without a gap or a duplicate${missing === '' ? '' : ` (${missing})`}`,
      async () => {
        const { where, remove } = await make()
        close.push(remove)
        const together = name === 'PostgreSQL' ? 2 : 1
        const random = createRandom(3)
        const report = await killRounds({ world, database: where, writers, trade, random, rounds: KILLS, together })
        expect(report.differences).toEqual([])
      },
    )

  const postgres = databases.find(({ name }) => name === 'PostgreSQL')
  test.skipIf(postgres?.missing !== '')('a waiting writer replaces one that hangs', async () => {
    if (!postgres) throw new Error('No database.')
    const { where, remove } = await postgres.make()
    close.push(remove)
    const tip = () => world.devnet.ledger.chain.tip().stateVersion
    const [first, second] = [writers.start(where), writers.start(where)]
    try {
      await Promise.all([first.started, second.started])
      const writing = await vi.waitUntil(
        () => [first, second].find(({ output }) => output.includes(`reading ${tip()}`)),
        30_000,
      )
      const waiting = writing === first ? second : first
      writing.process.kill('SIGSTOP')
      await trade.run(2)
      // The database ends a silent session after seven seconds; without that, the lock would be held for hours.
      await vi.waitUntil(() => waiting.output.includes(`reading ${tip()}`), 60_000)
      expect(writing.output).not.toContain(`reading ${tip()}`)
    } finally {
      for (const { process: child, ended } of [first, second]) {
        child.kill('SIGKILL')
        await ended
      }
    }
  })
})
