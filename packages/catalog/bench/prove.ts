// `pnpm catalog:prove`: writers killed at any moment while the ledger goes on, 50 rounds on PGlite and 20 on PostgreSQL with
// two writers; then a recount. ROUNDS and PAIRS make it shorter. `pnpm catalog:recount` compares without kills.
import { bundleWriter, killRounds } from '../src/testing/killing'
import { createRandom } from '../src/testing/random'
import { createTrade } from '../src/testing/random-trade'
import { freshPglite } from '../src/testing/test-database'
import { freshPostgres, startPostgres } from '../src/testing/test-postgres'
import { testWorld } from '../src/testing/test-world'

const rounds = Number(process.env.ROUNDS ?? 50)
const pairs = Number(process.env.PAIRS ?? 20)
const seed = Number(process.env.SEED ?? Date.now() % 100_000)
let failed = 0
const report = (what: string, differences: readonly unknown[]) => {
  console.log(`${what}: ${differences.length} differences`, differences.slice(0, 5))
  if (differences.length > 0) failed += 1
}

console.log(`seed ${seed}`)
const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(`Without PostgreSQL: ${postgres}`)
const world = await testWorld({ database: 'memory:', devnet: { history: false } })
const trade = createTrade(world.devnet, seed)
const writers = await bundleWriter(world, 50)
const random = createRandom(seed)
const pglite = await freshPglite()
let midway = 0
const onRound = (round: number, output: string) => {
  if (!output.includes(`reading ${world.devnet.ledger.chain.tip().stateVersion}`)) midway += 1
  if (round % 10 === 9) console.log(`round ${round + 1}, ${midway} writers were killed before the tip`)
}
const common = { world, writers, trade, random, onRound }
report(
  `${rounds} rounds of kill -9 on PGlite`,
  (await killRounds({ ...common, database: pglite.path, rounds, together: 1 })).differences,
)
pglite.remove()
if (typeof postgres !== 'string') {
  const database = await freshPostgres(postgres.url)
  report(
    `${pairs} rounds of kill -9 on PostgreSQL, two writers`,
    (await killRounds({ ...common, database, rounds: pairs, together: 2 })).differences,
  )
  await postgres.stop()
}
writers.remove()
await world.close()
console.log(failed === 0 ? 'Nothing differs.' : `${failed} proofs failed.`)
process.exit(failed === 0 ? 0 : 1)
