import type { Page } from '@playwright/test'
import { keepQuiet } from './quiet'
import { checkAccessibility } from './sweep'
import { expect, test } from './world'

const phone = { width: 360, theme: 'dark' } as const
const desktop = { width: 1280, theme: 'light' } as const
const screens = [phone, desktop] as const

// All workers run parts of this file.
test.describe.configure({ mode: 'parallel' })

/** A dialog or menu over the page; the rest is inert. */
const open = '[role=dialog], dialog[open]'

/** Closes the open dialog or menu and waits until it has left the page. */
async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.locator(open)).toHaveCount(0)
}

/** Checks the open dialog on one screen. The page follows the system's theme. */
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

/** Checks the open dialog on both screens, the current one first. */
async function checkEverywhere(page: Page, what: string) {
  const isPhone = page.viewportSize()?.width === phone.width
  for (const screen of isPhone ? [phone, desktop] : [desktop, phone]) await check(page, what, screen)
}

/** Paths with an earlier layout shift when fonts arrived or the page hydrated. */
const steady = ['/', '/collection/explore_collection', '/rankings', '/help_center', '/wallet', '/nope']

for (const { width } of screens)
  test(`nothing moves by itself while a page of ${width} px loads, not even when the fonts arrive after the first paint`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
    // `page.route` would disable the browser's cache and load each page's code again.
    const session = await page.context().newCDPSession(page)
    const fonts: string[] = []
    session.on('Fetch.requestPaused', ({ requestId }) => void fonts.push(requestId))
    for (const path of steady) {
      await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
      // Toggling clears the renderer's memory cache, which would contain the previous page's fonts.
      for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      // The request is held back; its event may reach the test after the paint.
      await expect.poll(() => fonts.length, { message: `${path} requests its fonts` }).toBeGreaterThan(0)
      // Lets these and later font requests through.
      await session.send('Fetch.disable')
      fonts.length = 0
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      const { sum, moved } = await quiet.shift()
      expect.soft(sum, `${path} moves by itself: ${moved}`).toBeLessThanOrEqual(0.02)
    }
  })

/** Keys of the development wallet, which replaces a phone's app. */
const ofTheWallet = /dev-wallet/

/** All keys that the site stores in this browser. */
async function keptKeys(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const keys = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ])
  return [...keys, ...cookies.map(({ name }) => name)].filter((key) => !ofTheWallet.test(key))
}

test('every dialog and menu passes axe on a phone by night and a desktop by day; the privacy policy names all that the browser keeps', async ({
  page,
  shopper,
  request,
  world,
}) => {
  test.slow()
  const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
  const complaints: string[] = []
  await shopper.hurry()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 800 })
  await shopper.visit()

  await page.getByRole('button', { name: 'Open menu' }).click()
  // Above tablet width the menu closes.
  await check(page, 'mobile menu', phone)
  await close(page)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await shopper.reject()
  // The specification logs a refusal; the console holds nothing else.
  await expect.poll(() => complaints.push(...quiet.complaints())).toBe(1)
  expect(complaints[0]).toContain('connect: rejectedByUser')
  await page.getByRole('button', { name: 'Recent activity' }).click()
  await checkEverywhere(page, 'recent activity')
  await close(page)

  const token = page.getByRole('dialog', { name: 'Buy Baller' })
  await page.getByRole('button', { name: 'Buy Baller' }).click()
  await expect(token).toContainText('This panel belongs to Example Exchange, not to us.')
  await expect(token.locator('iframe').contentFrame().getByRole('heading')).toHaveText('Trade XRD for BALLER')
  await checkEverywhere(page, 'buy-token dialog')
  await close(page)

  const bids = page.getByRole('dialog', { name: 'Recent sales' })
  await page.getByRole('button', { name: 'Recent sales' }).click()
  await expect(bids).toContainText('This box takes no bids.')
  await expect(bids).toContainText('2 XRD')
  await checkEverywhere(page, 'bids dialog')
  await close(page)

  const properties = page.getByRole('dialog')
  await page
    .getByRole('button', { name: /^Properties of/ })
    .first()
    .click()
  await expect(properties.getByRole('row', { name: /^rarity .* \d+\.\d\s%$/ })).toBeVisible()
  await expect(properties.getByText(/^Counted over all [\d,]+ items\.$/)).toBeVisible()
  await expect(properties.getByText(/take an item back from you/)).toBeVisible()
  await properties.locator('summary', { hasText: 'Raw fields' }).click()
  await properties.getByRole('button', { name: 'Copy raw JSON' }).click()
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toMatchObject({ kind: 'Tuple' })
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
  await shopper.closeNextStep()
  await shopper.openReveal()
  await checkEverywhere(page, 'reveal dialog')
  await close(page)
  // An exact name finds one element (trap T28).
  await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toHaveCount(1)
  await shopper.reveal(1)
  await checkEverywhere(page, 'revealed')
  await shopper.redeemFound.click()
  await expect(shopper.redeemDialog.getByRole('article').first()).toBeVisible()
  await checkEverywhere(page, 'redeem dialog')
  expect(quiet.complaints()).toEqual([])
  expect(quiet.strangers()).toEqual([])

  const keys = await keptKeys(page)
  expect(keys.length).toBeGreaterThan(3)
  const policy = await (await request.get('/terms')).text()
  expect(keys.filter((key) => !policy.includes(key))).toEqual([])
})
