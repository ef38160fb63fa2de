import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { freePort } from './free-port'
import { box, createLedger, type Ledger } from './ledger'
import { runServer, siteArgs } from './run-server'
import { Shopper } from './shopper'

export const app = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const devnetFolder = join(root, 'packages/devnet')
const fromSource = ['--conditions=@lootboxes/source', '--import', import.meta.resolve('tsx')]

export type World = { siteUrl: string; devnetUrl: string; catalogUrl: string; ledger: Ledger; product: Product }

/** What the product server says about an account's tickets, of the open box unless others are named. */
export type Product = {
  unrevealed(account: string, tickets?: string): Promise<string[]>
  revealed(account: string, tickets?: string): Promise<string[]>
}

const createProduct = (siteUrl: string): Product => {
  const ask = async (call: string, account: string, tickets: string = box.tickets) => {
    const body = JSON.stringify({ account_address: account, ticket_address: tickets })
    const response = await fetch(`${siteUrl}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const list: { id?: string; non_fungible_id?: string }[] = await response.json()
    return list.map((ticket) => ticket.id ?? ticket.non_fungible_id ?? '')
  }
  return {
    unrevealed: (account, tickets) => ask('all-account-tickets-unrevealed', account, tickets),
    revealed: (account, tickets) => ask('all-account-tickets-revealed-unredeemed', account, tickets),
  }
}

/**
 * A devnet in memory and the catalog's worker, from their sources, and the production build beside them; one of each for a
 * worker. Where SITE and SITE_DEVNET name a site that runs already and its ledger, nothing is started.
 */
export const test = base.extend<{ shopper: Shopper; ledger: Ledger }, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { SITE, SITE_DEVNET } = process.env
      if (SITE !== undefined && SITE_DEVNET !== undefined) {
        const ledger = createLedger(SITE_DEVNET)
        await use({ siteUrl: SITE, devnetUrl: SITE_DEVNET, catalogUrl: SITE, ledger, product: createProduct(SITE) })
        return
      }
      const [devnetPort, catalogPort, sitePort] = [await freePort(), await freePort(), await freePort()]
      const devnetUrl = `http://127.0.0.1:${devnetPort}`
      const catalogUrl = `http://127.0.0.1:${catalogPort}`
      const siteUrl = `http://localhost:${sitePort}`
      const stopDevnet = await runServer({
        args: [
          ...fromSource,
          'src/cli.ts',
          '--memory',
          '--port',
          `${devnetPort}`,
          '--commit-delay',
          '300',
          '--draw-delay',
          '300',
        ],
        cwd: devnetFolder,
        env: {},
        url: `${devnetUrl}/status/gateway-status`,
      })
      const catalogData = mkdtempSync(join(tmpdir(), 'lootboxes-catalog-'))
      const network = { RADIX_NETWORK: 'devnet', DEVNET_URL: devnetUrl, SITE_URL: siteUrl }
      const stopCatalog = await runServer({
        args: [...fromSource, 'scripts/catalog.mjs', 'sync'],
        cwd: root,
        env: { ...network, CATALOG_PORT: `${catalogPort}`, CATALOG_DATA: join(catalogData, 'index') },
        url: `${catalogUrl}/health`,
      })
      const stopSite = await runServer({
        args: siteArgs(sitePort),
        cwd: app,
        env: {
          ...network,
          CATALOG_URL: catalogUrl,
          NEXT_TELEMETRY_DISABLED: '1',
          RATE_LIMIT_PER_MINUTE: '6000',
        },
        url: `${siteUrl}/api/all-lootbox-resources`,
      })
      // Until the catalog has read what happened before, its pages say so.
      for (let attempt = 0; attempt < 120; attempt += 1) {
        const status = await fetch(`${catalogUrl}/status`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }).then((response) => response.json())
        if (status.ok?.asOf.catchingUp === false) break
        await new Promise((done) => setTimeout(done, 250))
      }
      // The first look at the ledger may take longer than a page waits for it.
      for (let attempt = 0; attempt < 60; attempt += 1) {
        const page = await fetch(siteUrl).then((response) => response.text())
        if (page.includes('Odds by edge') && page.includes('Is it fair?')) break
        await new Promise((done) => setTimeout(done, 500))
      }
      await use({ siteUrl, devnetUrl, catalogUrl, ledger: createLedger(devnetUrl), product: createProduct(siteUrl) })
      await stopSite()
      await stopCatalog()
      await stopDevnet()
      rmSync(catalogData, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, use) => use(world.siteUrl),
  ledger: async ({ world }, use) => use(world.ledger),
  shopper: async ({ page }, use) => use(new Shopper(page)),
})

export { expect }
