import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { soldOutBox } from './ledger'
import { expect, test } from './world'

const routes = [
  '/',
  `/${soldOutBox.component}`,
  '/component_loc1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8atzv2r',
  '/terms',
  '/search?q=hug',
  '/offline',
  '/nope',
]

/** Zero violations, one h1, and nothing to scroll sideways. */
async function check(page: Page, what: string) {
  // The picture of a moment, not of a cross-fade.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${what} scrolls sideways`,
  ).toBeLessThanOrEqual(0)
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

      test('every route', async ({ page }) => {
        test.slow()
        for (const route of routes) {
          await page.goto(route)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await check(page, route)
        }
      })

      test('every dialog', async ({ page, shopper }) => {
        test.slow()
        await shopper.visit()
        await shopper.connect()
        await shopper.wallet.click()
        await check(page, 'wallet menu')
        await page.keyboard.press('Escape')
        await shopper.openBuy()
        await check(page, 'buy dialog')
        await page.keyboard.press('Escape')
        await shopper.buy(2)
        await shopper.openReveal()
        await check(page, 'reveal dialog')
        await page.keyboard.press('Escape')
        await shopper.reveal(1)
        await check(page, 'revealed')
        await shopper.revealDialog.getByRole('button', { name: 'See your loot' }).click()
        await expect(shopper.redeemDialog.getByRole('article').first()).toBeVisible()
        await check(page, 'redeem dialog')
        await page.keyboard.press('Escape')
      })
    })
  }
}
