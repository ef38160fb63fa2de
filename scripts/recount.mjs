import { parseArgs } from 'node:util'
import { createCatalog } from '../packages/catalog/src/create-catalog'
import { dumpDifferences, dumpIndex } from '../packages/catalog/src/testing/dump-index'
import { createTrade } from '../packages/catalog/src/testing/random-trade'
import { recountFrom, verbDifferences } from '../packages/catalog/src/testing/recount-catalog'
import { freshPglite } from '../packages/catalog/src/testing/test-database'
import { freshPostgres, startPostgres } from '../packages/catalog/src/testing/test-postgres'
import { testWorld } from '../packages/catalog/src/testing/test-world'

/**
 * `pnpm catalog:recount [--transactions 2000] [--seed N]`: trades at random on a devnet, with reveals by amount, several
 * steps in one transaction, failures, price changes and hostile manifests. Then it counts every box, collection, item,
 * account and day from the Gateway alone and compares that with the catalog: read live, built again, and read in batches
 * of 1, 7 and 1,000. Ends with 1 where anything differs. Needs about a minute for 200 transactions.
 */
const { values } = parseArgs({
  options: { transactions: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
})
const transactions = Number(values.transactions)
const PIECES = 20
const HOUR_MS = 3_600_000

const postgres = await startPostgres()
const cleanUp = []
async function freshDatabase() {
  if (typeof postgres !== 'string') return freshPostgres(postgres.url)
  const { path, remove } = await freshPglite()
  cleanUp.push(remove)
  return path
}
const clock = { ms: Date.now() - (transactions + 24) * HOUR_MS }
const world = await testWorld({ devnet: { history: false, now: () => clock.ms } })
const { chain } = world.devnet.ledger
const trade = createTrade(world.devnet, Number(values.seed), {
  onStep: () => {
    clock.ms += HOUR_MS
  },
})
const options = { ...world.options, now: () => clock.ms }
const live = await freshDatabase()
const followed = createCatalog({ ...options, database: live })
const userTransactions = () => chain.transactions().filter(({ kind }) => kind === 'user').length
while (userTransactions() < transactions) {
  await trade.run(Math.ceil(transactions / PIECES / 2))
  ;(await followed.catchUp())._unsafeUnwrap()
}
await followed.close()
const { stateVersion } = chain.tip()
const failed = chain.transactions().filter((one) => one.status === 'CommittedFailure').length
console.log(
  `seed ${values.seed}: ${userTransactions()} transactions, ${failed} of them failed, state version ${stateVersion}`,
)
const ledger = await recountFrom(options, stateVersion)
const sizes = Object.entries(ledger).map(([section, rows]) => `${rows.size} of ${section}`)
console.log(`counted from the Gateway: ${sizes.join(', ')}`)

let isSame = true
let expected
async function compare(name, where) {
  const catalog = createCatalog({ ...options, database: where })
  const differences = [
    ...(await verbDifferences(catalog, ledger)),
    ...(await catalog.check())._unsafeUnwrap().differences,
  ]
  await catalog.close()
  const dump = await dumpIndex(where)
  expected ??= dump
  const inRows = dumpDifferences(expected, dump)
  console.log(
    `${name}: ${differences.length} differences from the ledger, ${inRows.length} from the index that was read live`,
  )
  for (const difference of [...differences.slice(0, 10), ...inRows]) console.log(' ', JSON.stringify(difference))
  isSame &&= differences.length + inRows.length === 0
}
await compare('read live', live)
const again = createCatalog({ ...options, database: live })
;(await again.rebuild())._unsafeUnwrap()
await again.close()
await compare('built again', live)
for (const batchSize of [1, 7, 1_000]) {
  const where = await freshDatabase()
  const catalog = createCatalog({ ...options, database: where, batchSize })
  ;(await catalog.catchUp())._unsafeUnwrap()
  await catalog.close()
  await compare(`in batches of ${batchSize}`, where)
}
await world.close()
for (const remove of cleanUp) remove()
if (typeof postgres !== 'string') await postgres.stop()
console.log(isSame ? 'Nothing differs.' : 'The catalog and the ledger differ.')
process.exit(isSame ? 0 : 1)
