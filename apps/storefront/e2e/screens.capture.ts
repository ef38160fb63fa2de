import { soldOutBox } from './ledger'
import { Shopper } from './shopper'
import { openStudio } from './take-picture'
import { expect, test } from './world'

const stranger = 'component_loc1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8atzv2r'
const routes = {
  home: '/',
  'sold-out': `/${soldOutBox.component}`,
  unlisted: `/${stranger}`,
  terms: '/terms',
  help: '/help_center',
  search: '/search?q=hug',
  lost: '/nope',
  offline: '/offline',
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280] as const) {
    test(`${theme} ${width}`, async ({ browser, world }) => {
      test.setTimeout(240_000)
      const { page, shoot } = await openStudio(browser, world.siteUrl, { theme, width })
      const shopper = new Shopper(page)
      // Long enough for a picture of the waiting state.
      await world.ledger.setFaults({ commitDelayMs: 2500 })
      for (const [name, path] of Object.entries(routes)) {
        await page.goto(path)
        await shoot(name, true)
      }
      await shopper.visit()
      if (width < 1024) {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await shoot('menu')
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await expect(shopper.sheet).toBeVisible()
      await shoot('wallet-connect')
      await shopper.approve()
      await expect(shopper.wallet).toBeVisible()
      await shopper.openBuy()
      await shopper.buyDialog.getByLabel('How many').fill('3')
      await shoot('buy')
      await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
      await expect(shopper.sheet).toBeVisible()
      await shoot('wallet-review')
      await shopper.approve()
      await expect(shopper.overlay).toBeVisible()
      await shoot('waiting')
      await shopper.settled()
      await expect(shopper.revealButton).toBeVisible()
      await page.getByRole('region', { name: 'Your tickets' }).scrollIntoViewIfNeeded()
      await shoot('your-tickets')
      await shopper.openReveal()
      await shopper.revealDialog.getByRole('group').getByRole('checkbox').nth(1).check()
      await shoot('reveal-choose')
      await shopper.revealDialog.getByRole('button', { name: 'Reveal Tickets' }).click()
      await shopper.approve()
      await expect(shopper.revealDialog.getByText('Tickets revealed successfully')).toBeVisible()
      await shoot('reveal-opened')
      await shopper.revealDialog.getByRole('button', { name: /^(Tear it open|Reveal)$/ }).click()
      await expect(shopper.revealDialog.getByText(/^You revealed/)).toBeVisible()
      await page.waitForTimeout(800)
      await shoot('reveal-loot')
      await shopper.redeemFound.click()
      await expect(shopper.redeemDialog.getByRole('article').first()).toBeVisible()
      await shoot('redeem')
      await page.keyboard.press('Escape')
      await shopper.orderTickets(1)
      await shopper.reject()
      await shopper.settled()
      await page.keyboard.press('Escape')
      await shopper.wallet.click()
      await shoot('wallet-menu')
      await page.context().close()
    })
  }
}
