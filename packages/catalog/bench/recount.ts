// `pnpm catalog:recount [--transactions 2000] [--seed N] [--only live,rebuilt,1,7,1000]`: trades at random on a devnet, with
// reveals by amount, several steps in one transaction, failures, price changes and hostile manifests. Then it counts every
// box, collection, item, account and day from the Gateway alone, and compares the counts with the catalog: read live,
// rebuilt, and read in batches of 1, 7 and 1,000. Exits with 1 if anything differs. Takes about a minute for 200 transactions.
import { parseArgs } from 'node:util'
import type { CatalogOptions } from '../src/catalog-options'
import { createCatalog } from '../src/create-catalog'
import { dumpDifferences, dumpIndex, type IndexDump } from '../src/testing/dump-index'
import { createTrade } from '../src/testing/random-trade'
import { recountFrom, verbDifferences } from '../src/testing/recount-catalog'
import { freshPglite } from '../src/testing/test-database'
import { freshPostgres, startPostgres } from '../src/testing/test-postgres'
import { testWorld } from '../src/testing/test-world'

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'live,rebuilt,1,7,1000' },
  },
})
const transactions = Number(values.transactions)
const parts = new Set(values.only.split(','))
const PIECES = 20
const HOUR_MS = 3_600_000

const postgres = await startPostgres()
const cleanUp: (() => unknown)[] = []
async function freshDatabase(): Promise<string> {
  if (typeof postgres !== 'string') return freshPostgres(postgres.url)
  const { path, remove } = await freshPglite()
  cleanUp.push(remove)
  return path
}

const clock = { ms: Date.now() - (transactions + 24) * HOUR_MS }
const world = await testWorld({ database: 'memory:', devnet: { history: false, now: () => clock.ms } })
const { chain } = world.devnet.ledger
const trade = createTrade(world.devnet, Number(values.seed), {
  onStep: () => {
    clock.ms += HOUR_MS
  },
})
const options: CatalogOptions = { ...world.options, now: () => clock.ms }
const userTransactions = () => chain.transactions().filter(({ kind }) => kind === 'user').length

/** Reads the ledger into an index, and closes it. */
async function read(database: string, { batchSize, rebuild = false }: { batchSize?: number; rebuild?: boolean } = {}) {
  const catalog = createCatalog({ ...options, database, batchSize })
  ;(await (rebuild ? catalog.rebuild() : catalog.catchUp()))._unsafeUnwrap()
  await catalog.close()
}

const live = await freshDatabase()
while (userTransactions() < transactions) {
  await trade.run(Math.ceil(transactions / PIECES / 2))
  await read(live)
}
const { stateVersion } = chain.tip()
const failed = chain.transactions().filter((one) => one.kind === 'user' && one.status === 'CommittedFailure').length
console.log(
  `seed ${values.seed}: ${userTransactions()} transactions, ${failed} of them failed, state version ${stateVersion}`,
)
const ledger = await recountFrom(options, stateVersion)
const sizes = Object.entries(ledger).map(([section, rows]) => `${rows.size} of ${section}`)
console.log(`counted from the Gateway: ${sizes.join(', ')}`)

const expected: IndexDump = await dumpIndex(live)
/** Names of the indexes that differ. */
const wrong: string[] = []
async function compare(name: string, database: string): Promise<void> {
  const catalog = createCatalog({ ...options, database })
  const differences = [
    ...(await verbDifferences(catalog, ledger)),
    ...(await catalog.check())._unsafeUnwrap().differences,
  ]
  await catalog.close()
  const rows = dumpDifferences(expected, await dumpIndex(database))
  console.log(
    `${name}: ${differences.length} differences from the ledger, ${rows.length} from the index that was read live`,
  )
  for (const difference of [...differences.slice(0, 10), ...rows]) console.log(' ', JSON.stringify(difference))
  if (differences.length + rows.length > 0) wrong.push(name)
}
if (parts.has('live')) await compare('read live', live)
if (parts.has('rebuilt')) {
  await read(live, { rebuild: true })
  await compare('rebuilt', live)
}
for (const batchSize of [1, 7, 1_000]) {
  if (!parts.has(String(batchSize))) continue
  const database = await freshDatabase()
  await read(database, { batchSize })
  await compare(`in batches of ${batchSize}`, database)
}
await world.close()
for (const remove of cleanUp) remove()
if (typeof postgres !== 'string') await postgres.stop()
console.log(wrong.length === 0 ? 'Nothing differs.' : `The catalog and the ledger differ: ${wrong.join(', ')}.`)
process.exit(wrong.length === 0 ? 0 : 1)
