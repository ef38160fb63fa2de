import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { freePort } from '../../apps/storefront/e2e/free-port'
import { postgresFolder } from '../../packages/catalog/src/testing/test-postgres'
import { ask } from './ask.mjs'
import { until } from './processes.mjs'

/** Sends a request to an instance, as the proxy does. */
const look = async (port, path) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) })
  return { status: answer.status, text: await answer.text() }
}

/** Starts two storefronts, two catalog workers and Caddy, on one PostgreSQL and one ledger. */
export async function createSite({ processes, release, postgres, gatewayUrl, devnetUrl, name }) {
  const port = await freePort()
  const outbox = join(release.tmp, `${name}-outbox.ndjson`)
  const siteUrl = `https://localhost:${port}`
  const env = {
    RADIX_NETWORK: 'devnet',
    DEVNET_URL: devnetUrl,
    GATEWAY_URL: gatewayUrl,
    SITE_URL: siteUrl,
    DATABASE_URL: postgres.url,
    TRUST_PROXY: '1',
    MAIL_OUTBOX: outbox,
  }
  const migrated = await release.run(`${name}-migrate`, 'migrate', env, 60)
  if (migrated.code !== 0) throw new Error(`The migrations failed: ${migrated.log}`)

  const createInstance = async (label) => {
    const [own, figures] = [await freePort(), await freePort()]
    const instance = {
      name: `${name}-${label}`,
      process: undefined,
      port: own,
      start: () => {
        instance.process = release.start(instance.name, 'site', {
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
  const createWorker = (label) => {
    const worker = {
      name: `${name}-${label}`,
      process: undefined,
      start: () => {
        // The database reports the lock's holder by this name.
        worker.process = release.start(worker.name, 'worker', { ...env, PGAPPNAME: worker.name })
      },
    }
    return worker
  }
  const instances = [await createInstance('storefront-1'), await createInstance('storefront-2')]
  const workers = [createWorker('catalog-1'), createWorker('catalog-2')]

  const caddyHome = join(release.tmp, `${name}-caddy`)
  mkdirSync(caddyHome)
  chmodSync(caddyHome, 0o777)
  const certificate = join(caddyHome, 'caddy/pki/authorities/local/root.crt')
  const caddyEnv = {
    PATH: '/usr/bin:/bin',
    HOME: caddyHome,
    XDG_DATA_HOME: caddyHome,
    XDG_CONFIG_HOME: caddyHome,
    DOMAIN: `localhost:${port}`,
    UPSTREAMS: instances.map((one) => `127.0.0.1:${one.port}`).join(' '),
    CADDY_GLOBAL_OPTIONS: `http_port ${await freePort()}\nadmin off\nskip_install_trust`,
  }

  for (const one of [...workers, ...instances]) one.start()
  const caddy = processes.start(
    `${name}-caddy`,
    ['caddy', 'run', '--adapter', 'caddyfile', '--config', release.caddyfile],
    { as: release.as, cwd: caddyHome, env: caddyEnv },
  )
  const site = {
    name,
    env,
    url: siteUrl,
    port,
    ca: undefined,
    certificate,
    outbox,
    devnetUrl,
    postgres,
    instances,
    workers,
    caddy,
    /** The worker that holds the catalog's writer lock. */
    leader: async () => {
      const [row] = await postgres.query(
        "select a.application_name from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.granted and a.application_name like '%catalog-%'",
      )
      return workers.find((worker) => worker.name === row?.[0])
    },
    /** The catalog's position, and the time of its last check. */
    position: async () => {
      const [row = []] = await postgres.query(
        'select state_version, tip, extract(epoch from checked_at) * 1000 from catalog.position',
      )
      const [stateVersion, tip, checkedAt] = row.map(Number)
      return { stateVersion, tip, checkedAt }
    },
    stop: async () => {
      await caddy.stop()
      // They drain; no more requests arrive.
      await Promise.all([...instances, ...workers].map((one) => one.process?.stop(2)))
    },
  }
  for (const instance of instances) await until(`${instance.name} is ready`, 60, instance.isReady)
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
    ...(has('setpriv') && has('unshare') ? [] : ['util-linux']),
    ...(postgresFolder() === undefined ? ['postgresql'] : []),
    ...(chromiumPath() === undefined ? ['chromium'] : []),
  ]
}
