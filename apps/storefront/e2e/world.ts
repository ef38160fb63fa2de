import { randomUUID } from 'node:crypto'
import { treeSeconds } from '@lootboxes/tooling/processor-time'
import { test as base, expect } from '@playwright/test'
import type { Ledger } from './ledger'
import { Shopper } from './shopper'
import { startWorld, type World } from './start-world'
import { type AccountLabel, createWalletUser, storedLogin, type WalletUser } from './wallet-user'

export type { World } from './start-world'

export type Fixtures = {
  /** The account that is connected from the first page on; none by default. */
  login: AccountLabel | undefined
  userName: string
  user: WalletUser
  shopper: Shopper
  ledger: Ledger
}

/**
 * Each Playwright worker has a devnet, a catalog worker and a site (see `startWorld`) and runs one test at a time. Each test
 * has its own wallet user, so it sees no other test's accounts, tickets or loot. After each test the devnet's price and delays
 * are reset.
 */
export const test = base.extend<Fixtures & { processorTime: undefined }, { world: World }>({
  /** Cost of a test: processor seconds of the worker, its browser and its servers, for the report of `npm test`. */
  processorTime: [
    // Depends on the world, so that starting its servers does not count for the first test.
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
    await context.addInitScript(recordShownTexts)
    await use(context)
  },
  ledger: async ({ world }, use) => {
    await use(world.ledger)
    await world.ledger.restore()
  },
  shopper: async ({ page, user }, use) => use(new Shopper(page, user)),
})

/** Runs in the page before its scripts: records the visible texts of dialogs for `Shopper.shown`. */
function recordShownTexts() {
  const texts = new Set<string>()
  window.shownTexts = texts
  const add = (node: Node) => {
    const dialog = node.parentElement?.closest('[role=dialog]')
    if (!dialog) return
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let at: Node | null = walker.currentNode; at !== null; at = walker.nextNode())
      if (at instanceof Text && at.parentElement?.checkVisibility({ visibilityProperty: true }))
        texts.add(`${title}: ${at.data}`)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') add(target)
      for (const node of addedNodes) add(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

export { expect }
