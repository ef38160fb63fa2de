import { accounts } from './ledger'
import { expect, test } from './world'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

test('on a phone: connect, buy, reveal, redeem, and find it again by the menu and the filters', async ({
  page,
  shopper,
  ledger,
}) => {
  const lootBefore = await ledger.loot(accounts.main)
  const fits = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      page.url(),
    ).toBeLessThanOrEqual(0)
  await shopper.hurry()
  await shopper.visit()
  await page.getByRole('button', { name: 'Connect wallet' }).first().tap()
  await shopper.sheet.getByLabel('Main account').tap()
  await shopper.approve()
  await expect(shopper.wallet).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Buy Tickets' }).first().tap()
  await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).tap()
  await shopper.approve()
  await shopper.settled()
  await expect(shopper.buyDialog).toBeHidden()
  await fits()

  await page.getByRole('button', { name: 'Reveal Ticket' }).first().tap()
  await shopper.revealDialog.getByRole('button', { name: 'Reveal Tickets' }).tap()
  await shopper.approve()
  await shopper.soon(shopper.revealDialog.getByText('Tickets revealed successfully'))
  await shopper.tear(1)
  await shopper.redeemFound.tap()
  await shopper.redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).tap()
  await shopper.approve()
  const message = shopper.redeemDialog.getByText('Tickets Redeemed Successfully')
  await shopper.soon(message)
  await shopper.soon(message, { visible: false })
  // What earlier journeys have revealed is still in the list.
  if (await shopper.redeemDialog.isVisible()) await page.keyboard.press('Escape')
  await expect(shopper.redeemDialog).toBeHidden()
  const [gained = ''] = (await ledger.loot(accounts.main)).filter((one) => !lootBefore.includes(one))
  const [collection = '', localId = ''] = gained.split(':')

  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Pages', exact: true }).tap()
  await menu.getByRole('link', { name: 'Collections Wide' }).tap()
  await expect(menu).toBeHidden()
  await page.getByRole('main').locator(`a[href="/collection/${collection}"]`).first().tap()
  await expect(page).toHaveURL(new RegExp(collection))
  await fits()
  // What was committed a moment ago is on the page.
  await page.getByRole('button', { name: 'Filters' }).tap()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'Mine' }).tap()
  await filters.getByRole('button', { name: 'Show results' }).tap()
  await expect(page).toHaveURL(new RegExp(`owner=${accounts.main}`))
  const held = (await ledger.held(accounts.main, collection)).length
  await expect(page.getByRole('main').getByText(held === 1 ? '1 item' : `${held} items`, { exact: true })).toBeVisible()
  await page
    .getByRole('main')
    .locator(`a[href="/item/${collection}/${encodeURIComponent(localId)}"]`)
    .tap()
  await expect(page.getByRole('list', { name: 'Its life so far' }).locator('[aria-current=step]')).toContainText(
    'Claimed',
  )
  await fits()
})
