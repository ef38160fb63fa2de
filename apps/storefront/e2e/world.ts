import { randomUUID } from 'node:crypto'
import { treeSeconds } from '@lootboxes/tooling/processor-time'
import { test as base, expect } from '@playwright/test'
import type { Ledger } from './ledger'
import { Shopper } from './shopper'
import { startWorld, type World } from './start-world'
import { type AccountLabel, createWalletUser, storedLogin, type WalletUser } from './wallet-user'

export type { World } from './start-world'

export type Fixtures = {
  /** Which account of the test's user is connected from the first page on; none by default. */
  login: AccountLabel | undefined
  userName: string
  user: WalletUser
  shopper: Shopper
  ledger: Ledger
}

/**
 * Each Playwright worker has a devnet, a catalog worker and a site (see `startWorld`) and runs one test at a time. Each
 * test has a user of the development wallet, so it sees no other test's accounts, tickets or loot; price and delays of
 * the devnet go back to their defaults after it.
 */
export const test = base.extend<Fixtures & { processorTime: undefined }, { world: World }>({
  /** What a test costs: seconds of the worker's process, its browser and its servers, for the report of `npm test`. */
  processorTime: [
    // Depends on the world, so that the start of its servers is not counted as part of the first test.
    async ({ world: _ }, use, testInfo) => {
      const before = treeSeconds()
      await use(undefined)
      testInfo.annotations.push({ type: 'processor seconds', description: (treeSeconds() - before).toFixed(2) })
    },
    { auto: true },
  ],
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const world = await startWorld()
      await use(world)
      await world.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ world }, use) => use(world.siteUrl),
  login: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  userName: async ({}, use) => use(randomUUID()),
  user: async ({ world, userName }, use) => use(await createWalletUser(world, userName)),
  storageState: async ({ login, user, world }, use) => {
    if (login === undefined) return use(undefined)
    await user.fund(login)
    const localStorage = [storedLogin(user, login)]
    return use({ cookies: [], origins: [{ origin: new URL(world.siteUrl).origin, localStorage }] })
  },
  context: async ({ context, userName }, use) => {
    await context.addInitScript((name) => {
      window.lootboxesDevWalletUser = name
    }, userName)
    await use(context)
  },
  ledger: async ({ world }, use) => {
    await use(world.ledger)
    await world.ledger.restore()
  },
  shopper: async ({ page, user }, use) => use(new Shopper(page, user)),
})

export { expect }
