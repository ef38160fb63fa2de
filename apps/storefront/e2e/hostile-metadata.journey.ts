import type { Locator, Page } from '@playwright/test'
import { grudges, startHostileGateway } from './hostile-gateway'
import { keepQuiet, type Quiet } from './quiet'
import { hasReadLedger, startSite } from './start-world'
import { expect, test } from './world'

/** Control and format characters: they reverse or hide text, or end a line. */
const unseen = /[\p{Cc}\p{Cf}]/u

/** Expects that names are text, pictures come only from this machine, and content stays inside its card. */
async function expectSafe(page: Page, cards: Locator, quiet: Quiet) {
  expect(await page.evaluate(() => 'taken' in window)).toBe(false)
  for (const text of await page.locator('main, [role=dialog]').allTextContents()) expect(text).not.toMatch(unseen)
  expect(await page.locator('main script, main iframe, [role=dialog] script, [onerror], [onload]').count()).toBe(0)
  const sources = await page.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''))
  for (const source of sources) expect(source).toMatch(/^(\/|data:image\/)/)
  for (const card of await cards.all()) {
    const name = (await card.getByRole('heading').first().textContent()) ?? ''
    expect(name.trim()).not.toBe('')
    const wider = await card.evaluate((element) =>
      // An `i` is light on a card, without content: its layer is larger than the card and cut off.
      [...element.querySelectorAll('*:not(i)')]
        .filter((part) => part.getBoundingClientRect().right > element.getBoundingClientRect().right + 1)
        .map((part) => `${part.outerHTML.slice(0, 200)} ${JSON.stringify(part.getBoundingClientRect())}`),
    )
    expect(wider, name).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(quiet.strangers()).toEqual([])
  expect(quiet.complaints()).toEqual([])
}

/** Server and browser read the ledger through a Gateway that replaces metadata. */
const hostile = test.extend<{ gatewayUrl: string }>({
  gatewayUrl: async ({ world }, use) => {
    const gateway = await startHostileGateway(world.devnetUrl)
    await use(gateway.url)
    gateway.close()
  },
  baseURL: async ({ world, gatewayUrl }, use) => {
    const { devnetUrl, catalogUrl } = world
    const network = { RADIX_NETWORK: 'devnet', DEVNET_URL: devnetUrl, GATEWAY_URL: gatewayUrl }
    // The stage of a reveal counts the album in the catalog.
    const site = await startSite({ ...network, CATALOG_URL: catalogUrl })
    await hasReadLedger(site.url)
    await use(site.url)
    await site.stop()
  },
})
hostile.use({ viewport: { width: 360, height: 780 } })

hostile(
  'hostile metadata: loot with forged names and pictures is text and an empty frame, and nothing leaves the page',
  async ({ baseURL, gatewayUrl, page, shopper, user, world }) => {
    const quiet = keepQuiet(page, [baseURL ?? '', gatewayUrl, world.devnetUrl])
    page.on('dialog', (dialog) => {
      throw new Error(`The page says ${dialog.message()}`)
    })
    await user.buy(grudges.length)
    await shopper.hurry()
    await shopper.visit()
    const recents = page.getByRole('region', { name: 'Just out of the box' }).getByRole('article')
    await expect(recents.first()).toBeVisible()
    expect(await recents.count()).toBeGreaterThanOrEqual(grudges.length)
    await expectSafe(page, recents, quiet)
    await expect(recents.getByText('<script>window.taken=1</script>').first()).toBeVisible()

    await page
      .getByRole('button', { name: /^Properties of <script>/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible()
    await expectSafe(page, page.getByRole('dialog'), quiet)
    await page.keyboard.press('Escape')

    await shopper.connect()
    await shopper.reveal(grudges.length)
    await expectSafe(page, shopper.revealDialog.getByRole('article'), quiet)
    await shopper.redeemFound.click()
    const loot = shopper.redeemDialog.getByRole('article')
    await expect(loot).toHaveCount(grudges.length)
    await expectSafe(page, loot, quiet)
  },
)
