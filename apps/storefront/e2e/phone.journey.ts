import { expect, test } from './world'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

test('on a phone: connect, buy, reveal, redeem, and find the loot by the menu and the filters', async ({
  page,
  shopper,
  ledger,
  user,
}) => {
  const { buyDialog, revealDialog, redeemDialog } = shopper
  const main = page.getByRole('main')
  const fits = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      page.url(),
    ).toBeLessThanOrEqual(0)
  await user.fund('Main account')
  await shopper.hurry()
  await shopper.visit()
  await page.getByRole('button', { name: 'Connect wallet' }).tap()
  await shopper.sheet.getByLabel('Main account').tap()
  await shopper.approve()
  await expect(shopper.wallet).toBeVisible()

  await main.getByRole('button', { name: 'Buy Tickets' }).tap()
  // The keyboard of the phone stays closed until the user taps the field.
  await expect(buyDialog).toBeFocused()
  await buyDialog.getByRole('button', { name: 'Buy Tickets' }).tap()
  await shopper.approve()
  await shopper.settled()
  await fits()

  await shopper.nextStep.getByRole('button', { name: 'Reveal Tickets' }).tap()
  await revealDialog.getByRole('button', { name: 'Reveal Tickets' }).tap()
  await shopper.approve()
  await shopper.shown('Reveal your tickets', 'Tickets revealed successfully')
  await shopper.tear()
  await shopper.redeemFound.tap()
  await redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).tap()
  await shopper.approve()
  await shopper.shown('Redeem your tickets', 'Tickets Redeemed Successfully')
  await shopper.soon(redeemDialog, { visible: false })
  const [gained = ''] = await ledger.loot(user.main)
  const [collection = '', localId = ''] = gained.split(':')

  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Pages', exact: true }).tap()
  await menu.getByRole('link', { name: 'Collections Wide' }).tap()
  await expect(menu).toBeHidden()
  await main.locator(`a[href="/collection/${collection}"]`).first().tap()
  await expect(page).toHaveURL(new RegExp(collection))
  await fits()
  await page.getByRole('button', { name: 'Filters' }).tap()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'Mine' }).tap()
  await filters.getByRole('button', { name: 'Show results' }).tap()
  await expect(page).toHaveURL(new RegExp(`owner=${user.main}`))
  await expect(main.getByText('1 item', { exact: true })).toBeVisible()
  await main.locator(`a[href="/item/${collection}/${encodeURIComponent(localId)}"]`).tap()
  await expect(page.getByRole('list', { name: 'Its life so far' }).locator('[aria-current=step]')).toContainText(
    'Redeemed',
  )
  await fits()
})

test('on the narrowest phone every header is one row, and nothing of the hero is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/home/home_3', '/home/home_8', '/platform_status']) {
    await page.goto(path)
    await expect(page.getByRole('banner').first(), path).toHaveJSProperty('offsetHeight', 65)
  }
  await page.goto('/')
  const rightmost = await page
    .getByRole('list', { name: 'Chance of each rarity now' })
    .evaluate((list) => Math.max(...[...list.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)))
  expect(rightmost).toBeLessThanOrEqual(360)
})

test('the menu has the dialog of the token as a row among its links (spec L22, L29)', async ({ page, shopper }) => {
  await shopper.visit()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const [row, link] = [menu.getByRole('button', { name: 'Buy Baller' }), menu.getByRole('link', { name: 'Create' })]
  const placeOf = async (entry: typeof row) => {
    const { x, width, height } = (await entry.boundingBox()) ?? {}
    return [x, width, height]
  }
  expect(await placeOf(row)).toEqual(await placeOf(link))
  await row.tap()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Buy Baller' })).toBeVisible()
})
