/**
 * Runs random manifests and audits the whole ledger after each. In packages/devnet:
 * `npx tsx --conditions=@lootboxes/source scripts/random-manifests.ts 20000 my-seed`. `npm test` runs 150 of them and
 * `npm run test:full` 10,000. On a failure it prints the manifest and its seed.
 */
import { createDevnet } from '../src/create-devnet'
import { runRandomManifests } from '../src/testing/random-manifests'

const [count = '20000', seed = String(Date.now())] = process.argv.slice(2)
const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
const started = performance.now()
const run = runRandomManifests(devnet, { count: Number(count), seed })
process.stdout.write(
  `seed ${seed}: ${JSON.stringify(run)} in ${Math.round(performance.now() - started)} ms, and all of it adds up\n`,
)
await devnet.close()
