import type { Locator, Page } from '@playwright/test'
import { freePort } from './free-port'
import { grudges, startHostileGateway } from './hostile-gateway'
import { keepQuiet, type Quiet } from './quiet'
import { runServer, siteArgs } from './run-server'
import { Shopper } from './shopper'
import { app, expect, test } from './world'

/** Marks that turn text round, hide it or end a line. */
const unseen = /[\p{Cc}\p{Cf}]/u

/** Everything is text, pictures come from this machine only, and each card keeps to its place. */
async function expectSafe(page: Page, cards: Locator, quiet: Quiet) {
  expect(await page.evaluate(() => 'taken' in window)).toBe(false)
  for (const text of await page.locator('main, [role=dialog]').allTextContents()) expect(text).not.toMatch(unseen)
  expect(await page.locator('main script, main iframe, [role=dialog] script, [onerror], [onload]').count()).toBe(0)
  const sources = await page.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''))
  for (const source of sources) expect(source).toMatch(/^(\/|data:image\/)/)
  for (const card of await cards.all()) {
    const name = (await card.getByRole('heading').first().textContent()) ?? ''
    expect(name.trim()).not.toBe('')
    const overflow = await card.evaluate((element) =>
      [...element.querySelectorAll('*')].some(
        (part) => part.getBoundingClientRect().right > element.getBoundingClientRect().right + 1,
      ),
    )
    expect(overflow, name).toBe(false)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(quiet.strangers()).toEqual([])
  expect(quiet.complaints()).toEqual([])
}

test('hostile metadata: loot that lies about itself is text and an empty frame, and nothing leaves the page', async ({
  browser,
  world,
}) => {
  const gateway = await startHostileGateway(world.devnetUrl)
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const stopSite = await runServer({
    args: siteArgs(port),
    cwd: app,
    env: { RADIX_NETWORK: 'devnet', DEVNET_URL: world.devnetUrl, GATEWAY_URL: gateway.url, SITE_URL: siteUrl },
    url: `${siteUrl}/robots.txt`,
  })
  const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  const shopper = new Shopper(page)
  const quiet = keepQuiet(page, [siteUrl, gateway.url, world.devnetUrl])
  page.on('dialog', (dialog) => {
    throw new Error(`The page says ${dialog.message()}`)
  })
  await shopper.hurry()
  await shopper.visit()
  const recents = page.getByRole('article')
  await expect(recents).toHaveCount(8)
  await expectSafe(page, recents, quiet)
  await expect(recents.getByText('<script>window.taken=1</script>').first()).toBeVisible()

  const properties = page.getByRole('button', { name: /^Properties of <script>/ }).first()
  await properties.click()
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible()
  await expectSafe(page, page.getByRole('dialog'), quiet)
  await page.keyboard.press('Escape')

  await shopper.connect()
  await shopper.buy(grudges.length)
  await shopper.reveal(grudges.length)
  await expectSafe(page, shopper.revealDialog.getByRole('article'), quiet)
  await shopper.redeemFound.click()
  await shopper.redeemDialog.getByRole('button', { name: 'Select all' }).click()
  const loot = shopper.redeemDialog.getByRole('article')
  await expect(loot.nth(grudges.length - 1)).toBeVisible()
  await expectSafe(page, loot, quiet)

  await context.close()
  await stopSite()
  gateway.close()
})
