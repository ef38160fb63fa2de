// The heavy proofs, by hand: `pnpm catalog:prove`. 5,000 random operations checked against the ledger; then writers killed at
// any moment, 50 rounds on PGlite and 20 on PostgreSQL with two writers. OPERATIONS, ROUNDS and PAIRS make them smaller.
import { createCatalog } from '../src/create-catalog'
import { bundleWriter, killRounds } from '../src/testing/killing'
import { createRandom, createTrade } from '../src/testing/random-trade'
import { freshPglite } from '../src/testing/test-database'
import { freshPostgres, startPostgres } from '../src/testing/test-postgres'
import { testWorld } from '../src/testing/test-world'

const operations = Number(process.env.OPERATIONS ?? 5_000)
const rounds = Number(process.env.ROUNDS ?? 50)
const pairs = Number(process.env.PAIRS ?? 20)
const seed = Number(process.env.SEED ?? Date.now() % 100_000)
const PIECES = 10
let failed = 0
const tell = (what: string, differences: readonly unknown[]) => {
  console.log(`${what}: ${differences.length} differences`, differences.slice(0, 5))
  if (differences.length > 0) failed += 1
}

console.log(`seed ${seed}`)
const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(`Without PostgreSQL: ${postgres}`)
const world = await testWorld({ devnet: { history: false } })
const trade = createTrade(world.devnet, seed)
const second =
  typeof postgres === 'string'
    ? undefined
    : createCatalog({ ...world.options, database: await freshPostgres(postgres.url) })
for (let piece = 1; piece <= PIECES; piece += 1) {
  await trade.run(Math.ceil(operations / PIECES))
  ;(await world.catalog.catchUp())._unsafeUnwrap()
  ;(await second?.catchUp())?._unsafeUnwrap()
  console.log(
    `${(operations / PIECES) * piece} operations, state version ${world.devnet.ledger.chain.tip().stateVersion}`,
  )
}
tell(`${operations} random operations on PGlite`, (await world.catalog.check())._unsafeUnwrap().differences)
if (second) tell(`${operations} random operations on PostgreSQL`, (await second.check())._unsafeUnwrap().differences)
await second?.close()

const writers = await bundleWriter(world, 50)
const random = createRandom(seed)
const pglite = await freshPglite()
let midway = 0
const onRound = (round: number, said: string) => {
  if (!said.includes(`reading ${world.devnet.ledger.chain.tip().stateVersion}`)) midway += 1
  if (round % 10 === 9) console.log(`round ${round + 1}, ${midway} writers were killed before the tip`)
}
const common = { world, writers, trade, random, onRound }
tell(
  `${rounds} rounds of kill -9 on PGlite`,
  (await killRounds({ ...common, database: pglite.path, rounds, together: 1 })).differences,
)
pglite.remove()
if (typeof postgres !== 'string') {
  const database = await freshPostgres(postgres.url)
  tell(
    `${pairs} rounds of kill -9 on PostgreSQL, two writers`,
    (await killRounds({ ...common, database, rounds: pairs, together: 2 })).differences,
  )
  await postgres.stop()
}
writers.remove()
await world.close()
console.log(failed === 0 ? 'Nothing differs.' : `${failed} proofs failed.`)
process.exit(failed === 0 ? 0 : 1)
