import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join, relative } from 'node:path'

/**
 * `npm start`: the embedded devnet (unless RADIX_NETWORK names a public network) and the storefront, built when needed.
 * `--reset` starts the ledger afresh, `--dev` runs Next in development mode. PORT and DEVNET_PORT move the two servers.
 * What the storefront says, its requests among it, goes to `.data/storefront.log`; the run before keeps `….old.log`.
 */
const root = join(import.meta.dirname, '..')
const flags = new Set(process.argv.slice(2))
const network = process.env.RADIX_NETWORK || 'devnet'
const devnet = network === 'devnet'
const data = process.env.DEVNET_DATA || join(root, '.data', 'devnet')
const log = join(root, '.data', 'storefront.log')

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function portOf(name, fallback) {
  const text = process.env[name] || String(fallback)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`${name}=${text} is not a port. Use a whole number from 1 to 65535.`)
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
    `Port ${port} is already in use, so the ${name === 'PORT' ? 'storefront' : 'devnet'} cannot start. Stop the program that holds it, or choose another: ${name}=${port + 1} npm start`,
  )
}

const unknown = [...flags].filter((flag) => flag !== '--reset' && flag !== '--dev')
if (unknown.length > 0)
  fail(`npm start does not know ${unknown.join(' ')}. It takes --reset (a fresh ledger) and --dev (development mode).`)
if (!['devnet', 'stokenet', 'mainnet'].includes(network))
  fail(`RADIX_NETWORK=${network} is not a network. Use devnet, stokenet or mainnet.`)

const port = portOf('PORT', 3000)
const devnetPort = portOf('DEVNET_PORT', 8090)
if (devnet && port === devnetPort) fail(`PORT and DEVNET_PORT are both ${port}. Give them different ports.`)
await requirePort('PORT', port)
if (devnet) await requirePort('DEVNET_PORT', devnetPort, '127.0.0.1')
if (flags.has('--reset')) rmSync(data, { recursive: true, force: true })

// turbo looks for pnpm, and everything for Node 22, in the workspace's own bin folder.
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  RADIX_NETWORK: network,
  PORT: String(port),
  DEVNET_PORT: String(devnetPort),
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
}
const shell = process.platform === 'win32'

if (!flags.has('--dev')) {
  console.log('Building the storefront (a second start finds it built) …')
  const built = spawnSync(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@lootboxes/storefront', '--output-logs=errors-only'],
    { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], shell },
  )
  if (built.status !== 0) fail('The storefront did not build; the reason is above.')
}

const children = []
let stopping = false
function stop(code) {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  setTimeout(() => process.exit(code), 3000).unref()
  Promise.all(
    children.map(
      (child) =>
        child.exitCode !== null || child.signalCode !== null || new Promise((done) => child.once('exit', done)),
    ),
  ).then(() => process.exit(code))
}
function openLog() {
  mkdirSync(join(root, '.data'), { recursive: true })
  if (existsSync(log)) renameSync(log, log.replace(/log$/, 'old.log'))
  return openSync(log, 'a')
}
function run(name, args, cwd, output = 'inherit') {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', output, 'inherit'] })
  child.once('exit', (code, signal) => {
    if (stopping) return
    console.error(`The ${name} stopped (${signal ?? `exit code ${code}`}).`)
    stop(1)
  })
  children.push(child)
  return child
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))

async function answers(url, init) {
  for (let attempt = 0; attempt < 240 && !stopping; attempt += 1) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5000) })
      if (response.ok) return
    } catch {
      // Not up yet.
    }
    await new Promise((done) => setTimeout(done, 250))
  }
  if (!stopping) {
    console.error(`${url} did not answer within a minute.`)
    stop(1)
  }
}

if (devnet) {
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
    ],
    root,
  )
  await answers(`http://127.0.0.1:${devnetPort}/status/gateway-status`, { method: 'POST' })
}
const app = join(root, 'apps/storefront')
const server = flags.has('--dev')
  ? [join(app, 'node_modules/next/dist/bin/next'), 'dev']
  : [join(app, 'src/server/serve.ts')]
run('storefront', [...server, '-p', String(port)], app, openLog())
await answers(`http://127.0.0.1:${port}/`)
if (!stopping) {
  console.log(
    `\nLootboxes is open: http://localhost:${port}${devnet ? `  (embedded devnet on http://localhost:${devnetPort}, data in ${data})` : `  (${network})`}`,
  )
  console.log(`Its requests are logged in ${relative(process.cwd(), log)}. Stop it with Ctrl+C.`)
}
