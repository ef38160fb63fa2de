import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { box, soldOutBox, unheardOf } from './ledger'
import { keepQuiet } from './quiet'
import { expect, test } from './world'

const stranger = 'component_loc1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8atzv2r'
const malformed = `/${box.component.slice(0, -1)}q`
const routes = [
  '/',
  `/${soldOutBox.component}`,
  `/${stranger}`,
  malformed,
  '/terms',
  '/help_center',
  '/search?q=hug',
  '/offline',
  '/nope',
  `/receipt/${unheardOf}`,
]

const themes = ['light', 'dark'] as const
const widths = [360, 1280] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What lies over the page and makes the rest of it inert. */
const open = '[role=dialog], dialog[open]'

/** Zero violations in the page, or in what is open over it, and nothing to scroll sideways. */
async function check(page: Page, what: string, within: string) {
  // The picture of a moment, not of a cross-fade; below the fold one would never end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
  const { violations } = await new AxeBuilder({ page }).include(within).analyze()
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${what} scrolls sideways`,
  ).toBeLessThanOrEqual(0)
}

/** Gone, with its way out: else the next look would be at what is leaving. */
async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.locator(open)).toHaveCount(0)
}

/** By day and by night; a page follows the system while it is open. */
async function checkThemes(page: Page, what: string, within = open) {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.locator(within).first()).toBeVisible()
    await check(page, `${what}, ${theme}`, within)
  }
}

/** At both widths, by day and by night. */
async function checkEverywhere(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await checkThemes(page, `${what}, ${width} px`)
  }
}

for (const width of widths) {
  test(`every route at ${width} px: axe, an empty console, no request to strangers, nothing that moves`, async ({
    page,
    ledger,
    world,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
    // Late enough for the page to be painted with the stand-ins first.
    await page.route('**/*.woff2', (route) => setTimeout(() => void route.continue(), 300))
    const [hash = ''] = await ledger.history(box.component, 1)
    for (const route of [...routes, `/receipt/${hash}`]) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await checkThemes(page, `${route} at ${width} px`, 'html')
      expect(await quiet.shift(), `${route} moves by itself`).toBeLessThanOrEqual(0.02)
      expect(quiet.complaints()).toEqual([])
      expect(quiet.strangers()).toEqual([])
    }
  })
}

test('every dialog and menu at both widths, by day and by night', async ({ page, shopper, world }) => {
  test.slow()
  const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
  const said: string[] = []
  await shopper.hurry()
  await page.setViewportSize({ width: 360, height: 800 })
  await shopper.visit()

  await page.getByRole('button', { name: 'Open menu' }).click()
  // Wider than a tablet the menu closes by itself.
  await checkThemes(page, 'mobile menu, 360 px')
  await close(page)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await shopper.reject()
  // A refusal is logged, as the spec says, and is all that is.
  await expect.poll(() => said.push(...quiet.complaints())).toBe(1)
  expect(said[0]).toContain('connect: rejectedByUser')
  await page.getByRole('button', { name: 'Recent activity' }).click()
  await checkEverywhere(page, 'recent activity')
  await close(page)
  await page.getByRole('button', { name: 'Buy Baller' }).click()
  await checkEverywhere(page, 'buy-token dialog')
  await close(page)
  await page.getByRole('button', { name: 'Prices and bids' }).click()
  await checkEverywhere(page, 'bids dialog')
  await close(page)
  await page
    .getByRole('button', { name: /^Properties of/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible()
  await checkEverywhere(page, 'properties dialog')
  await close(page)

  await shopper.connect()
  await shopper.wallet.click()
  await checkEverywhere(page, 'wallet menu')
  await close(page)
  await shopper.openBuy()
  await checkEverywhere(page, 'buy dialog')
  await shopper.phone('away')
  await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  await expect(shopper.overlay).toBeVisible()
  await checkEverywhere(page, 'overlay')
  await shopper.phone('here')
  await shopper.approve()
  await shopper.settled()
  await shopper.openReveal()
  await checkEverywhere(page, 'reveal dialog')
  await close(page)
  await shopper.reveal(1)
  await checkEverywhere(page, 'revealed')
  await shopper.revealDialog.getByRole('button', { name: 'See your loot' }).click()
  await expect(shopper.redeemDialog.getByRole('article').first()).toBeVisible()
  await checkEverywhere(page, 'redeem dialog')
  expect(quiet.complaints()).toEqual([])
  expect(quiet.strangers()).toEqual([])
})
