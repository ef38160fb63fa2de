import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { freePort } from '@lootboxes/tooling/free-port'
import { varnishCommand, writeVarnishConfig } from '../../apps/storefront/bench/varnish'
import { postgresFolder } from '../../packages/catalog/src/testing/test-postgres'
import { ask } from './ask.mjs'
import { until } from './processes.mjs'

/** Sends a request to an instance, as the proxy does. */
const look = async (port, path) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) })
  return { status: answer.status, text: await answer.text() }
}

async function createInstance(release, name, env) {
  const [own, figures] = [await freePort(), await freePort()]
  const instance = {
    name,
    process: undefined,
    port: own,
    start: () => {
      instance.process = release.start(name, 'site', {
        ...env,
        HOSTNAME: '127.0.0.1',
        PORT: `${own}`,
        METRICS_PORT: `${figures}`,
      })
    },
    look: (path) => look(own, path),
    isReady: async () => (await look(own, '/health/ready')).status === 200,
    metrics: async () => (await look(figures, '/metrics')).text,
  }
  return instance
}

function createWorker(release, name, env) {
  const worker = {
    name,
    process: undefined,
    start: () => {
      // The database reports the lock's holder by this name.
      worker.process = release.start(name, 'worker', { ...env, PGAPPNAME: name })
    },
  }
  return worker
}

/** Starts Varnish, the shared cache, in front of the instances. */
async function startVarnish({ processes, release, name, instances }) {
  const port = await freePort()
  const home = join(release.tmp, name)
  mkdirSync(home)
  writeVarnishConfig(
    home,
    instances.map((one) => one.port),
  )
  chmodSync(home, 0o777)
  const varnish = processes.start(name, varnishCommand(home, port), { as: release.as, cwd: home })
  return { varnish, port }
}

/** Starts Caddy in front of the cache. `certificate` is the path of its root certificate. */
async function startCaddy({ processes, release, name, port, upstream }) {
  const home = join(release.tmp, name)
  mkdirSync(home)
  chmodSync(home, 0o777)
  const env = {
    PATH: '/usr/bin:/bin',
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    DOMAIN: `localhost:${port}`,
    UPSTREAMS: `127.0.0.1:${upstream}`,
    CADDY_GLOBAL_OPTIONS: `http_port ${await freePort()}\nadmin off\nskip_install_trust`,
  }
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', release.caddyfile]
  const caddy = processes.start(name, command, { as: release.as, cwd: home, env })
  return { caddy, certificate: join(home, 'caddy/pki/authorities/local/root.crt') }
}

/** The worker that holds the catalog's writer lock. */
async function leaderOf({ postgres, workers }) {
  const [row] = await postgres.query(
    "select a.application_name from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.granted and a.application_name like '%catalog-%'",
  )
  return workers.find((worker) => worker.name === row?.[0])
}

/** The catalog's position, and the time of its last check. */
async function positionOf({ postgres }) {
  const [row = []] = await postgres.query(
    'select state_version, tip, extract(epoch from checked_at) * 1000 from catalog.position',
  )
  const [stateVersion, tip, checkedAt] = row.map(Number)
  return { stateVersion, tip, checkedAt }
}

/** Starts two storefronts, two catalog workers and Caddy, on one PostgreSQL and one ledger. */
export async function createSite({ processes, release, postgres, gatewayUrl, devnetUrl, name }) {
  const port = await freePort()
  const outbox = join(release.tmp, `${name}-outbox.ndjson`)
  const url = `https://localhost:${port}`
  const env = {
    RADIX_NETWORK: 'devnet',
    DEVNET_URL: devnetUrl,
    GATEWAY_URL: gatewayUrl,
    SITE_URL: url,
    DATABASE_URL: postgres.url,
    COOKIE_SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: '2',
    MAIL_OUTBOX: outbox,
    UPLOADS_DIR: join(release.tmp, `${name}-uploads`),
  }
  const migrated = await release.run(`${name}-migrate`, 'migrate', env, 60)
  if (migrated.code !== 0) throw new Error(`The migrations failed: ${migrated.log}`)

  const instances = [
    await createInstance(release, `${name}-storefront-1`, env),
    await createInstance(release, `${name}-storefront-2`, env),
  ]
  const workers = [createWorker(release, `${name}-catalog-1`, env), createWorker(release, `${name}-catalog-2`, env)]
  for (const one of [...workers, ...instances]) one.start()
  for (const instance of instances) await until(`${instance.name} is ready`, 60, instance.isReady)
  const { varnish, port: upstream } = await startVarnish({ processes, release, name: `${name}-varnish`, instances })
  const { caddy, certificate } = await startCaddy({ processes, release, name: `${name}-caddy`, port, upstream })
  const parts = { name, env, url, port, certificate, outbox, devnetUrl, postgres, instances, workers, caddy, varnish }
  const site = {
    ...parts,
    ca: undefined,
    leader: () => leaderOf(parts),
    position: () => positionOf(parts),
    stop: async () => {
      await caddy.stop()
      await varnish.stop()
      // They drain; no more requests arrive.
      await Promise.all([...instances, ...workers].map((one) => one.process?.stop(2)))
    },
  }
  await until('Caddy has its certificate', 30, () => existsSync(certificate))
  site.ca = readFileSync(certificate)
  await until('the site answers through Caddy', 30, async () => (await ask(site, '/health/ready')).status === 200)
  await until('the catalog has read the ledger', 120, async () => {
    const ended = workers.find((one) => one.process.hasEnded)
    if (ended) throw new Error(`${ended.name} ended: ${ended.process.log}`)
    const { stateVersion, tip } = await site.position()
    return stateVersion > 0 && stateVersion >= tip
  })
  return site
}

/** Required programs that are missing, as apt packages. */
export function whatIsMissing() {
  const has = (command) => spawnSync('which', [command]).status === 0
  return [
    ...(has('caddy') ? [] : ['caddy']),
    ...(has('varnishd') ? [] : ['varnish']),
    ...(has('setpriv') && has('unshare') ? [] : ['util-linux']),
    ...(postgresFolder() === undefined ? ['postgresql'] : []),
    ...(chromiumPath() === undefined ? ['chromium'] : []),
  ]
}
