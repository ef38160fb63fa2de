import { accounts } from './ledger'
import { expect, test } from './world'

/** What a first-time visitor stumbled over. */

test('"Your loot" leads to it from any page, and the menu does not stay in front of it', async ({ page, shopper }) => {
  await shopper.visit('/about')
  await shopper.connect('Club account')
  for (const path of ['/about', '/', '/rankings']) {
    await page.goto(path)
    await shopper.wallet.click()
    await page.getByRole('dialog', { name: 'Wallet' }).getByRole('link', { name: 'Your loot' }).click()
    await expect(page).toHaveURL(`/user/${accounts.club}#loot`)
    await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeHidden()
    await expect(page.locator('#loot')).toBeInViewport()
    await expect
      .poll(() => page.locator('#loot').evaluate((loot) => loot.getBoundingClientRect().top))
      .toBeLessThan(120)
  }
})

test('the album of a box comes late, and an address that ends in #loot still leads to it', async ({
  page,
  shopper,
}) => {
  await shopper.visit()
  await shopper.connect('Club account')
  await page.goto('/#loot')
  await expect(page.getByRole('heading', { name: 'Your loot' })).toBeInViewport()
})

for (const width of [640, 1024, 1440, 1920])
  test(`L40 at ${width} px: the floating buttons stand on the page's own edge, and nothing is half under them`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await shopper.visit()
    await shopper.connect('Club account')
    await shopper.buy(1)
    await shopper.closeNextStep()
    const bar = page.getByRole('complementary', { name: 'Your tickets' })
    for (const path of ['/', '/rankings', '/create', '/contact']) {
      await page.goto(path)
      const button = bar.getByRole('button', { name: 'Reveal Ticket' })
      await expect(button).toBeVisible()
      const found = await page.evaluate(async () => {
        const bar = document.querySelector('[data-slot=floating-actions]')
        const edge = document.querySelector('header .wrap, main .wrap')
        const padding = edge === null ? 0 : Number.parseFloat(getComputedStyle(edge).paddingLeft)
        const covered: string[] = []
        for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)')) {
          if (bar?.contains(control) || !control.checkVisibility({ visibilityProperty: true })) continue
          control.focus()
          if (document.activeElement !== control) continue
          const top = bar?.getBoundingClientRect().top ?? 0
          const at = control.getBoundingClientRect()
          // A browser shows the line of a text that is written on, and no more.
          const lowest = control instanceof HTMLTextAreaElement ? at.top + 44 : at.bottom
          if (lowest > top + 1) covered.push(control.outerHTML.slice(0, 80))
        }
        return {
          covered,
          content: (edge?.getBoundingClientRect().left ?? 0) + padding,
          bar: [bar?.getBoundingClientRect().left, bar?.getBoundingClientRect().right],
          width: document.documentElement.clientWidth,
        }
      })
      expect(found.covered, path).toEqual([])
      expect((await button.boundingBox())?.x, path).toBeCloseTo(found.content, 0)
      expect(found.bar, path).toEqual([0, found.width])
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  test('whoever has no wallet reads what to do on a phone, and the way on stays in sight', async ({ shopper }) => {
    await shopper.visit()
    await shopper.openBuy()
    await shopper.buyDialog.getByText('No wallet yet?').tap()
    await expect(shopper.buyDialog.getByText('Put the Radix Wallet on this phone')).toBeVisible()
    await expect(shopper.buyDialog.getByText('Add the Radix Connector to this browser')).toBeHidden()
    await expect(shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' })).toBeInViewport({ ratio: 1 })
  })

  test('whoever declines comes back to the top of the dialog, with what happened and the way on', async ({
    shopper,
  }) => {
    await shopper.visit()
    await shopper.connect()
    await shopper.openBuy()
    await shopper.buyDialog.getByText('What exactly is sent').tap()
    await shopper.buyDialog.getByText('Checked: this will work.').scrollIntoViewIfNeeded()
    await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).tap()
    await shopper.reject()
    await expect(shopper.buyDialog.getByText('Buy Tickets: Declined')).toBeInViewport()
    await expect(shopper.buyDialog.getByRole('heading', { name: 'Buy Tickets' })).toBeInViewport({ ratio: 1 })
    await expect(shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' })).toBeInViewport({ ratio: 1 })
  })
})
