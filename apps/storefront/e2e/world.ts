import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { freePort } from './free-port'
import { box, createLedger, type Ledger } from './ledger'
import { runServer, siteArgs } from './run-server'
import { Shopper } from './shopper'

export const app = fileURLToPath(new URL('..', import.meta.url))
const devnetFolder = fileURLToPath(new URL('../../../packages/devnet', import.meta.url))

export type World = { siteUrl: string; devnetUrl: string; ledger: Ledger; product: Product }

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

/** A devnet in memory, from its sources, and the production build beside it; one of each for a worker. */
export const test = base.extend<{ shopper: Shopper; ledger: Ledger }, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const [devnetPort, sitePort] = [await freePort(), await freePort()]
      const devnetUrl = `http://127.0.0.1:${devnetPort}`
      const siteUrl = `http://localhost:${sitePort}`
      const stopDevnet = await runServer({
        args: [
          '--conditions=@lootboxes/source',
          '--import',
          import.meta.resolve('tsx'),
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
      const stopSite = await runServer({
        args: siteArgs(sitePort),
        cwd: app,
        env: { RADIX_NETWORK: 'devnet', DEVNET_URL: devnetUrl, SITE_URL: siteUrl, NEXT_TELEMETRY_DISABLED: '1' },
        url: `${siteUrl}/api/all-lootbox-resources`,
      })
      await use({ siteUrl, devnetUrl, ledger: createLedger(devnetUrl), product: createProduct(siteUrl) })
      await stopSite()
      await stopDevnet()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, use) => use(world.siteUrl),
  ledger: async ({ world }, use) => use(world.ledger),
  shopper: async ({ page }, use) => use(new Shopper(page)),
})

export { expect }
