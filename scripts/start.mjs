import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join, relative } from 'node:path'
import { badPorts } from './bad-ports.mjs'

/**
 * `npm start`: the embedded devnet (unless RADIX_NETWORK names a public network), the catalog's worker and the storefront,
 * built when needed.
 * `--reset` deletes the ledger first, `--dev` runs Next in development mode. PORT, DEVNET_PORT and CATALOG_PORT set the
 * ports. `--host=ADDRESS` binds the storefront to one address instead of all.
 * `.data/storefront.log` holds the storefront's output; the previous run's is in `.data/storefront.old.log`.
 */
const root = join(import.meta.dirname, '..')
const flags = new Set(process.argv.slice(2))
const network = process.env.RADIX_NETWORK || 'devnet'
const devnet = network === 'devnet'
const world = process.env.DEVNET_WORLD || 'demo'
const data = process.env.DEVNET_DATA || join(root, '.data', 'devnet', world)
const logOf = (name) => join(root, '.data', `${name}.log`)
const log = logOf('storefront')

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function nextPort(port) {
  let next = port + 1
  while (badPorts.has(next)) next++
  return next
}

function portOf(name, fallback) {
  const text = process.env[name] || String(fallback)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`${name}=${text} is not a port. Use a whole number from 1 to 65535.`)
  if (badPorts.has(port))
    fail(
      `${name}=${port} cannot be used: browsers and fetch refuse this port, because it belongs to another protocol. Choose another, for example ${name}=${nextPort(port)} npm start`,
    )
  return port
}

const isFree = (port, host) =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })

async function requirePort(name, port, host) {
  if (await isFree(port, host)) return
  fail(
    `Port ${port} is already in use, so the ${{ PORT: 'storefront', DEVNET_PORT: 'devnet', CATALOG_PORT: 'catalog' }[name]} cannot start. Stop the program that holds it, or choose another: ${name}=${nextPort(port)} npm start`,
  )
}

const host = [...flags].find((flag) => flag.startsWith('--host='))?.slice('--host='.length)
const unknown = [...flags].filter((flag) => flag !== '--reset' && flag !== '--dev' && !flag.startsWith('--host='))
if (unknown.length > 0)
  fail(
    `npm start does not know ${unknown.join(' ')}. It takes --reset (a fresh ledger), --dev (development mode) and --host=ADDRESS.`,
  )
if (!['devnet', 'stokenet', 'mainnet'].includes(network))
  fail(`RADIX_NETWORK=${network} is not a network. Use devnet, stokenet or mainnet.`)

const port = portOf('PORT', 3000)
const devnetPort = portOf('DEVNET_PORT', 8090)
const catalogPort = portOf('CATALOG_PORT', 8092)
const embedded = !process.env.DATABASE_URL
if (devnet && port === devnetPort) fail(`PORT and DEVNET_PORT are both ${port}. Give them different ports.`)
await requirePort('PORT', port)
if (devnet) await requirePort('DEVNET_PORT', devnetPort, '127.0.0.1')
if (embedded) await requirePort('CATALOG_PORT', catalogPort, '127.0.0.1')
if (flags.has('--reset')) rmSync(data, { recursive: true, force: true })

// turbo finds pnpm, and scripts find Node 22, in the workspace's bin folder.
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  RADIX_NETWORK: network,
  PORT: String(port),
  SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
  DEVNET_PORT: String(devnetPort),
  ...(devnet ? { DEVNET_WORLD: world } : {}),
  CATALOG_PORT: String(catalogPort),
  // Only the worker can open PGlite, so the storefront queries the worker. With PostgreSQL it queries the database.
  CATALOG_URL: process.env.CATALOG_URL || process.env.DATABASE_URL || `http://127.0.0.1:${catalogPort}`,
  // Messages, subscribers and the history of the status page.
  SITE_DATA: process.env.SITE_DATA || join(root, '.data', 'site'),
  ...(devnet ? { UPLOADS_DIR: process.env.UPLOADS_DIR || join(root, '.data', 'uploads') } : {}),
  ...(devnet ? { MAIL_OUTBOX: process.env.MAIL_OUTBOX || join(root, '.data', 'outbox.ndjson') } : {}),
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
}
const shell = process.platform === 'win32'

const children = new Set()
let stopping = false
function stop(code) {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  setTimeout(() => process.exit(code), 3000).unref()
  Promise.all(
    [...children].map(
      (child) =>
        child.exitCode !== null || child.signalCode !== null || new Promise((done) => child.once('exit', done)),
    ),
  ).then(() => process.exit(code))
}
function openLog(name) {
  const file = logOf(name)
  mkdirSync(join(root, '.data'), { recursive: true })
  if (existsSync(file)) renameSync(file, file.replace(/log$/, 'old.log'))
  return openSync(file, 'a')
}
function run(name, args, cwd, output = 'inherit') {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', output, 'inherit'] })
  child.once('exit', (code, signal) => {
    if (stopping) return
    console.error(`The ${name} stopped (${signal ?? `exit code ${code}`}).`)
    stop(1)
  })
  children.add(child)
  return child
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))

async function answers(url, init) {
  const end = Date.now() + 120_000
  while (Date.now() < end && !stopping) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5000) })
      if (response.ok) return
    } catch {
      // The server is still starting.
    }
    await new Promise((done) => setTimeout(done, 250))
  }
  if (!stopping) {
    console.error(`${url} did not answer within two minutes.`)
    stop(1)
  }
}

// The devnet simulates the trade of its world beside the build.
if (devnet)
  run(
    'devnet',
    [
      '--conditions=@lootboxes/source',
      '--import',
      'tsx',
      join(root, 'packages/devnet/src/cli.ts'),
      '--port',
      String(devnetPort),
      '--data',
      data,
      '--genesis',
      world,
    ],
    root,
  )
if (!flags.has('--dev')) {
  console.log('Building the storefront (cached on the next start) …')
  const build = spawn(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@lootboxes/storefront', '--output-logs=errors-only'],
    { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], shell },
  )
  children.add(build)
  const [code] = await once(build, 'exit')
  children.delete(build)
  if (code !== 0) {
    if (!stopping) console.error('\nThe build of the storefront failed; see the output above.\n')
    stop(1)
    await new Promise(() => undefined) // `stop` ends the process after the devnet.
  }
}
if (devnet) await answers(`http://127.0.0.1:${devnetPort}/status/gateway-status`, { method: 'POST' })
/** The catalog reads the ledger in a separate process with bounded memory. After a stop it continues where it was. */
function runCatalog() {
  const program = [
    ...['--max-old-space-size=128', '--conditions=@lootboxes/source', '--import', 'tsx'],
    ...[join(root, 'apps/catalog-worker/src/main.ts'), 'sync'],
  ]
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', openLog('catalog'), 'inherit'] })
  children.add(child)
  child.once('exit', (code, signal) => {
    children.delete(child)
    if (stopping) return
    console.error(`The catalog stopped (${signal ?? `exit code ${code}`}); starting it again.`)
    setTimeout(() => stopping || runCatalog(), 2000)
  })
}
runCatalog()
const app = join(root, 'apps/storefront')
const server = flags.has('--dev')
  ? [join(app, 'node_modules/next/dist/bin/next'), 'dev']
  : [join(app, 'node_modules/next/dist/bin/next'), 'start', '--keepAliveTimeout', '70000']
run(
  'storefront',
  [...server, '-p', String(port), ...(host === undefined ? [] : ['-H', host])],
  app,
  openLog('storefront'),
)
await answers(`http://127.0.0.1:${port}/`)
if (!stopping) {
  console.log(
    `\nLootboxes is open: http://localhost:${port}${devnet ? `  (embedded devnet on http://localhost:${devnetPort}, data in ${data})` : `  (${network})`}`,
  )
  console.log(`Its requests are logged in ${relative(process.cwd(), log)}. Stop it with Ctrl+C.`)
}
