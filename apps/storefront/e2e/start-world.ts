import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from './free-port'
import { box, createLedger, delays, type Ledger } from './ledger'
import { runServer, siteArgs, until } from './run-server'

export const app = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const fromSource = ['--conditions=@lootboxes/source', '--import', tsx]

export type World = {
  siteUrl: string
  devnetUrl: string
  catalogUrl: string
  ledger: Ledger
  product: Product
  /** Ends the processes and deletes their data. */
  stop(): Promise<void>
}

/** The product server's ids of an account's tickets, of the open box unless another ticket resource is named. */
export type Product = {
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

const startDevnet = async () => {
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
  return { url, stop }
}

const startCatalog = async (port: number, network: Record<string, string>) => {
  const data = mkdtempSync(join(tmpdir(), 'lootboxes-catalog-'))
  const url = `http://127.0.0.1:${port}`
  const stop = await runServer({
    args: [...fromSource, 'scripts/catalog.mjs', 'sync'],
    cwd: root,
    env: { ...network, CATALOG_PORT: `${port}`, CATALOG_DATA: join(data, 'index') },
    url: `${url}/health`,
  })
  // Until the worker has read the history of genesis, the market's pages say that they are behind.
  await until('the catalog has caught up', async () => {
    const status = await postJson(`${url}/status`, {})
    return status.ok?.asOf.catchingUp === false
  })
  return async () => {
    await stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Starts the production build. `own` are variables beside those of the network. */
export async function startSite(own: Record<string, string>): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { NEXT_TELEMETRY_DISABLED: '1', RATE_LIMIT_PER_MINUTE: '6000', SITE_URL: url, ...own }
  const stop = await runServer({ args: siteArgs(port), cwd: app, env, url: `${url}/robots.txt` })
  return { url, stop }
}

/**
 * Starts a devnet in memory, the catalog worker and the production build, each in a process, and resolves when all
 * three have read the ledger. Where SITE and SITE_DEVNET name a running site and its ledger, it starts nothing.
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
      stop: () => Promise.resolve(),
    }
  const devnet = await startDevnet()
  const network = { RADIX_NETWORK: 'devnet', DEVNET_URL: devnet.url }
  const catalogPort = await freePort()
  const catalogUrl = `http://127.0.0.1:${catalogPort}`
  const [stopCatalog, site] = await Promise.all([
    startCatalog(catalogPort, network),
    startSite({ ...network, CATALOG_URL: catalogUrl }),
  ])
  // The first reading of the ledger may take longer than a page waits for it.
  await until('the home page has read the ledger', async () => {
    const page = await fetch(site.url).then((response) => response.text())
    return page.includes('Odds by edge') && page.includes('Is it fair?')
  })
  return {
    siteUrl: site.url,
    devnetUrl: devnet.url,
    catalogUrl,
    ledger: createLedger(devnet.url),
    product: createProduct(site.url),
    stop: async () => {
      await site.stop()
      await stopCatalog()
      await devnet.stop()
    },
  }
}
