import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lootboxes/tooling/free-port'
import { startCountingGateway } from '../apps/storefront/bench/counting-gateway'
import { address } from './release-check/address.mjs'
import { createVerdicts } from './release-check/figures.mjs'
import { journey } from './release-check/journey.mjs'
import { kill } from './release-check/kill.mjs'
import { load } from './release-check/load.mjs'
import { createPostgres } from './release-check/postgres.mjs'
import { canSeal, createProcesses, until } from './release-check/processes.mjs'
import { createRelease } from './release-check/release.mjs'
import { findRequests } from './release-check/requests.mjs'
import { restore } from './release-check/restore.mjs'
import { roll } from './release-check/roll.mjs'
import { createSite, whatIsMissing } from './release-check/site.mjs'

/**
 * `npm run release:check -- [journey] [address] [load] [kill] [roll] [restore]`: runs the content of the image like the image, from an
 * empty read-only folder, as another user, with PostgreSQL, Varnish and Caddy from apt. docs/operations.md lists the conditions of each
 * part. LOAD_MINUTES (10), LOAD_VISITORS (1000), LOAD_EVERY (60 s between two requests of a user). RELEASE=<folder> uses a
 * folder that `scripts/assemble.mjs` made.
 */
const root = join(import.meta.dirname, '..')
const parts = ['journey', 'address', 'load', 'kill', 'roll', 'restore']
const requested = process.argv.slice(2)
const unknown = requested.filter((part) => !parts.includes(part))
const wants = (part) => requested.length === 0 || requested.includes(part)

function stop(why) {
  console.error(`\n${why}\n`)
  process.exit(1)
}
if (unknown.length > 0) stop(`There is no part ${unknown.join(', ')}. Parts: ${parts.join(', ')}; all without one.`)
if (process.platform !== 'linux' || process.getuid() !== 0)
  stop('release:check runs as root on Linux: it starts programs as other users.')
const missing = whatIsMissing()
if (missing.length > 0)
  stop(`Missing: ${missing.join(', ')}. Run apt-get install -y --no-install-recommends ${missing.join(' ')}`)

const folder = mkdtempSync(join(tmpdir(), 'lootboxes-release-'))
chmodSync(folder, 0o755)
const logs = join(root, '.data/release-check')
const processes = createProcesses(logs)
const verdicts = createVerdicts()
let gateway

let isEnding = false
async function end(code) {
  if (isEnding) return
  isEnding = true
  await processes.endAll()
  gateway?.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    console.error(`\n${signal}: stopping all programs.`)
    void end(130)
  })

const startedAt = Date.now()
const title = (text) => console.log(`\n== ${text} (${((Date.now() - startedAt) / 1_000).toFixed(0)} s)`)

async function check() {
  title('the folder of the image')
  const assembled = process.env.RELEASE || join(folder, 'assembled')
  if (process.env.RELEASE === undefined) {
    const { code, log } = await processes.run(
      'assemble',
      [process.execPath, join(root, 'scripts/assemble.mjs'), assembled],
      { cwd: root, seconds: 600 },
    )
    if (code !== 0) throw new Error(`The folder could not be assembled: ${log}`)
  }
  const isSealed = canSeal()
  const release = createRelease({ processes, assembled, folder, isSealed })
  const tries = `! touch here${isSealed ? ` && ! ls ${root}/package.json` : ''}`
  const { code: cannot } = await release.run('read-only', ['sh', '-c', tries], {}, 10)
  const { stdout: size } = spawnSync('du', ['-sm', release.folder], { encoding: 'utf8' })
  verdicts.must(
    cannot === 0,
    `${Number.parseInt(size, 10)} MB, run as ${release.as.user} who cannot write there${isSealed ? ' nor see this repository' : ' (this machine allows no mounts, so it sees this repository)'}`,
  )

  title('PostgreSQL, the ledger, two storefronts, two workers of the catalog, Varnish, Caddy')
  const postgres = await createPostgres({ processes, folder, name: 'postgres' })
  const devnetPort = await freePort()
  const devnetUrl = `http://127.0.0.1:${devnetPort}`
  processes.start(
    'devnet',
    [
      ...[
        process.execPath,
        '--conditions=@lootboxes/source',
        '--import',
        'tsx',
        join(root, 'packages/devnet/src/cli.ts'),
      ],
      ...['--memory', '--port', `${devnetPort}`, '--commit-delay', '300', '--draw-delay', '300'],
    ],
    { cwd: root },
  )
  await until(
    'the devnet answers',
    60,
    async () => (await fetch(`${devnetUrl}/status/gateway-status`, { method: 'POST' })).ok,
  )
  gateway = await startCountingGateway(devnetUrl)
  const site = await createSite({ processes, release, postgres, gatewayUrl: gateway.url, devnetUrl, name: 'site' })
  const requests = await findRequests(site)
  console.log(
    `  ${site.url}; visitors will ask ${requests.page.length} pages, ${requests.call.length} calls, ${requests.card.length} cards`,
  )

  const common = { site, requests, release, processes, folder, gateway, verdicts }
  const lighter = { visitors: 100, everySeconds: 12 }
  if (wants('journey')) {
    title('journey')
    await journey(common)
  }
  if (wants('address')) {
    title('address')
    await address(common)
  }
  if (wants('load')) {
    title('load')
    await load({
      ...common,
      visitors: Number(process.env.LOAD_VISITORS ?? 1_000),
      everySeconds: Number(process.env.LOAD_EVERY ?? 60),
      minutes: Number(process.env.LOAD_MINUTES ?? 10),
    })
  }
  if (wants('kill')) {
    title('kill')
    await kill({ ...common, ...lighter })
  }
  if (wants('roll')) {
    title('roll')
    await roll({ ...common, ...lighter })
  }
  if (wants('restore')) {
    title('restore')
    await restore(common)
  }
}

let code = 1
try {
  await check()
  if (isEnding) throw new Error('Ended before its time.')
  title(
    `${verdicts.missed.length === 0 ? 'Everything holds' : `${verdicts.missed.length} did not hold`}, on ${cpus().length} cores`,
  )
  for (const what of verdicts.missed) console.log(`  MISSED  ${what}`)
  code = verdicts.missed.length === 0 ? 0 : 1
} catch (cause) {
  if (!isEnding) console.error(`\n${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`)
}
console.log(`  logs: ${logs}`)
await end(code)
