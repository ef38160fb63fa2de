import { accounts, unheardOf } from './ledger'
import { Shopper } from './shopper'
import { openStudio } from './take-picture'
import { expect, test } from './world'

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280] as const) {
    test(`facts ${theme} ${width}`, async ({ browser, world, ledger }) => {
      test.setTimeout(240_000)
      const { page, shoot } = await openStudio(browser, world.siteUrl, { theme, width })
      const shopper = new Shopper(page)
      const dialog = page.getByRole('dialog')
      await ledger.setFaults({ commitDelayMs: 300, drawDelayMs: 300 })
      await shopper.visit()
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await shopper.reject()
      await page.getByRole('button', { name: 'Recent activity' }).click()
      await shoot('activity')
      await page.keyboard.press('Escape')
      for (const [name, button] of [
        ['buy-token', page.getByRole('button', { name: 'Buy Baller' })],
        ['bids', page.getByRole('button', { name: 'Recent sales' })],
        ['properties', page.getByRole('button', { name: /^Properties of/ }).first()],
      ] as const) {
        if (name === 'buy-token' && width < 1024) await page.getByRole('button', { name: 'Open menu' }).click()
        await button.click()
        await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
        await expect(dialog.getByText(/^(Reading|Counting)/)).toHaveCount(0)
        await shoot(name)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await shopper.connect()
      await shopper.buy(3)
      await shopper.reveal(3)
      await page.keyboard.press('Escape')
      await shopper.openRedeem()
      for (const ticket of await shopper.redeemDialog.getByRole('group').getByRole('checkbox').all())
        await ticket.check()
      await shopper.redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).click()
      await shopper.approve()
      await shopper.settled()
      const [redeemed, revealed, bought] = await ledger.history(accounts.main, 3)
      for (const [name, id] of Object.entries({ bought, revealed, redeemed, none: unheardOf })) {
        await page.goto(`/receipt/${id}`)
        await shoot(`receipt-${name}`, true)
      }
      await page.context().close()
    })
  }
}
