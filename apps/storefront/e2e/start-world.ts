import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from '@lootboxes/tooling/free-port'
import { box, createLedger, delays, type Ledger } from './ledger'
import { runServer, siteArgs, until } from './run-server'

const app = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const require = createRequire(import.meta.url)
const tsx = pathToFileURL(require.resolve('tsx')).href
const fromSource = ['--conditions=@lootboxes/source', '--import', tsx]

export type World = {
  siteUrl: string
  devnetUrl: string
  catalogUrl: string
  ledger: Ledger
  product: Product
  /** The file that collects the site's mail, one JSON line each. */
  outbox: string
  /** Ends the processes and deletes their data. */
  stop(): Promise<void>
}

/** Ids of an account's tickets from the product server, of the open box by default. */
type Product = {
  unrevealed(account: string, tickets?: string): Promise<string[]>
  revealed(account: string, tickets?: string): Promise<string[]>
}

const postJson = async (url: string, body: object) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

const createProduct = (siteUrl: string): Product => {
  const ids = async (call: string, account_address: string, ticket_address: string = box.tickets) => {
    const list: { id?: string; non_fungible_id?: string }[] = await postJson(`${siteUrl}/api/${call}`, {
      account_address,
      ticket_address,
    })
    return list.map((ticket) => ticket.id ?? ticket.non_fungible_id ?? '')
  }
  return {
    unrevealed: (account, tickets) => ids('all-account-tickets-unrevealed', account, tickets),
    revealed: (account, tickets) => ids('all-account-tickets-revealed-unredeemed', account, tickets),
  }
}

/** Files of an empty index, which the catalog's tests cache: creating them takes 4 s of processor time. */
const emptyIndex = () => {
  const manifest = join(dirname(require.resolve('@electric-sql/pglite')), '../package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(root, 'packages/catalog/node_modules/.cache', `catalog-pglite-${version}`)
}

type Stops = (() => Promise<void> | void)[]

const startDevnet = async (stops: Stops) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const stop = await runServer({
    args: [
      ...fromSource,
      'src/cli.ts',
      '--memory',
      ...['--port', `${port}`],
      ...['--commit-delay', `${delays.commitDelayMs}`],
      ...['--draw-delay', `${delays.drawDelayMs}`],
    ],
    cwd: join(root, 'packages/devnet'),
    env: {},
    url: `${url}/status/gateway-status`,
  })
  stops.push(stop)
  return url
}

const startCatalog = async (stops: Stops, network: Record<string, string>) => {
  const data = mkdtempSync(join(tmpdir(), 'lootboxes-catalog-'))
  stops.push(() => rmSync(data, { recursive: true, force: true }))
  const index = join(data, 'index')
  if (existsSync(emptyIndex())) cpSync(emptyIndex(), index, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const stop = await runServer({
    args: [...fromSource, 'apps/catalog-worker/src/main.ts', 'sync'],
    cwd: root,
    env: { ...network, CATALOG_PORT: `${port}`, CATALOG_DATA: index },
    url: `${url}/health`,
  })
  stops.push(stop)
  // Until the worker has read the history of genesis, marketplace pages report that they are behind.
  await until('the catalog has caught up', async () => {
    const status = await postJson(`${url}/status`, {})
    return status.ok?.asOf.catchingUp === false
  })
  return url
}

/** Starts the production build. `own` adds variables to those of the network. */
export async function startSite(own: Record<string, string>): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { NEXT_TELEMETRY_DISABLED: '1', RATE_LIMIT_PER_MINUTE: '600000', SITE_URL: url, ...own }
  const stop = await runServer({ args: siteArgs(port), cwd: app, env, url: `${url}/robots.txt` })
  return { url, stop }
}

/** Resolves when the home page has read the ledger. The first read may take longer than a page waits. */
export const hasReadLedger = (siteUrl: string): Promise<void> =>
  until('the home page has read the ledger', async () => {
    const page = await fetch(siteUrl).then((response) => response.text())
    return page.includes('Odds by edge') && page.includes('Is it fair?')
  })

/**
 * Starts an in-memory devnet, the catalog worker and the production build, one process each, and resolves when all have read
 * the ledger. If SITE and SITE_DEVNET name a running site and its ledger, it starts nothing.
 */
export async function startWorld(): Promise<World> {
  const { SITE, SITE_DEVNET } = process.env
  if (SITE !== undefined && SITE_DEVNET !== undefined)
    return {
      siteUrl: SITE,
      devnetUrl: SITE_DEVNET,
      catalogUrl: SITE,
      ledger: createLedger(SITE_DEVNET),
      product: createProduct(SITE),
      outbox: process.env.MAIL_OUTBOX ?? '',
      stop: () => Promise.resolve(),
    }
  const stops: Stops = []
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end()
  }
  try {
    return { ...(await startProcesses(stops)), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

async function startProcesses(stops: Stops): Promise<Omit<World, 'stop'>> {
  const devnetUrl = await startDevnet(stops)
  const network = { RADIX_NETWORK: 'devnet', DEVNET_URL: devnetUrl }
  const catalogUrl = await startCatalog(stops, network)
  const letters = mkdtempSync(join(tmpdir(), 'lootboxes-letters-'))
  stops.push(() => rmSync(letters, { recursive: true, force: true }))
  const outbox = join(letters, 'outbox.ndjson')
  const { url: siteUrl, stop: stopSite } = await startSite({
    ...network,
    CATALOG_URL: catalogUrl,
    MAIL_OUTBOX: outbox,
    UPLOADS_DIR: join(letters, 'uploads'),
  })
  stops.push(stopSite)
  await hasReadLedger(siteUrl)
  return { siteUrl, devnetUrl, catalogUrl, ledger: createLedger(devnetUrl), product: createProduct(siteUrl), outbox }
}
