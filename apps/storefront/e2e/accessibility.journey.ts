import type { Page } from '@playwright/test'
import { box, soldOutBox, unheardOf } from './ledger'
import { keepQuiet } from './quiet'
import { checkAccessibility, type Route, sweep } from './sweep'
import { expect, test } from './world'

const stranger = 'component_loc1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8atzv2r'
const malformed = `/${box.component.slice(0, -1)}q`
/** Pages of boxes and receipts; those of the marketplace and of words are in files of their own. */
const routes: readonly Route[] = [
  { path: `/${soldOutBox.component}` },
  { path: `/${stranger}` },
  { path: malformed, status: 404 },
  { path: '/offline' },
  { path: '/nope', status: 404 },
  { path: `/receipt/${unheardOf}` },
]

const phone = { width: 360, theme: 'dark' } as const
const desktop = { width: 1280, theme: 'light' } as const
const screens = [phone, desktop] as const

// The longest file: its tests are shared out.
test.describe.configure({ mode: 'parallel' })

/** What lies over the page and makes the rest of it inert. */
const open = '[role=dialog], dialog[open]'

/** Gone, with its way out: else the next look would be at what is leaving. */
async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.locator(open)).toHaveCount(0)
}

/** What is open, as a phone by night or a desktop by day; a page follows the system while it is open. */
async function check(page: Page, what: string, { width, theme }: (typeof screens)[number]) {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expect(page.locator(open).first()).toBeVisible()
  await checkAccessibility(page, `${what}, ${width} px, ${theme}`, open)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${what}, ${width} px, scrolls sideways`,
  ).toBeLessThanOrEqual(0)
}

async function checkEverywhere(page: Page, what: string) {
  for (const screen of screens) await check(page, what, screen)
}

test('every page of boxes and receipts: axe, an empty console, no request to strangers, nothing unfilled (traps T18, T55)', async ({
  page,
  ledger,
  world,
}) => {
  const [hash = ''] = await ledger.history(box.component, 1)
  await sweep(page, world, [...routes, { path: `/receipt/${hash}` }])
})

for (const { width } of screens)
  test(`nothing moves by itself while a page of ${width} px loads, late fonts included`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 800 })
    const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
    // Late enough for the page to be painted with the stand-ins first.
    await page.route('**/*.woff2', (route) => setTimeout(() => void route.continue(), 300))
    for (const path of [
      ...['/', `/${soldOutBox.component}`, '/collection/explore_collection', '/rankings', '/help_center', '/nope'],
    ]) {
      await expect(async () => {
        await page.goto(path, { waitUntil: 'networkidle' })
        // A note that goes once the catalog has read everything is no fault of the page.
        await expect(page.getByText('still reading the ledger')).toHaveCount(0, { timeout: 1 })
      }).toPass()
      const { sum, moved } = await quiet.shift()
      expect(sum, `${path} moves by itself: ${moved}`).toBeLessThanOrEqual(0.02)
    }
  })

test('every dialog and menu, on a phone by night and on a desktop by day', async ({ page, shopper, world }) => {
  test.slow()
  const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
  const said: string[] = []
  await shopper.hurry()
  await page.setViewportSize({ width: 360, height: 800 })
  await shopper.visit()

  await page.getByRole('button', { name: 'Open menu' }).click()
  // Wider than a tablet the menu closes by itself.
  await check(page, 'mobile menu', phone)
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
  await page.getByRole('button', { name: 'Recent sales' }).click()
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
  await shopper.redeemFound.click()
  await expect(shopper.redeemDialog.getByRole('article').first()).toBeVisible()
  await checkEverywhere(page, 'redeem dialog')
  expect(quiet.complaints()).toEqual([])
  expect(quiet.strangers()).toEqual([])
})
