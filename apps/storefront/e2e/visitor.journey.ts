import { expect, test } from './world'

/** Faults that first-time users met. */

test.describe('connected', () => {
  test.use({ login: 'Main account' })

  test('"Your loot" leads to the loot from any page and closes the menu; a URL ending in #loot waits for the album', async ({
    page,
    shopper,
    user,
  }) => {
    const loot = page.locator('#loot')
    for (const path of ['/about', '/']) {
      await page.goto(path)
      await shopper.wallet.click()
      await page.getByRole('dialog', { name: 'Wallet' }).getByRole('link', { name: 'Your loot' }).click()
      await expect(page).toHaveURL(`/user/${user.main}#loot`)
      await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeHidden()
      await expect(loot).toBeInViewport()
    }
    // The album's code loads after the page.
    await page.goto('/#loot')
    await expect(page.getByRole('heading', { name: 'Your loot' })).toBeInViewport()
  })

  test('the floating buttons stay at the page’s edge at every width and cover no control (spec L40)', async ({
    page,
    user,
  }) => {
    await user.buy(1)
    const bar = page.getByRole('complementary', { name: 'Your tickets' })
    const button = bar.getByRole('button', { name: 'Reveal Ticket' })
    for (const path of ['/', '/rankings', '/create', '/contact']) {
      await page.goto(path)
      await expect(button).toBeVisible()
      for (const width of [640, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const found = await page.evaluate(() => {
          const bar = document.querySelector('[data-slot=floating-actions]')
          const edge = document.querySelector('main .wrap')
          const padding = edge === null ? 0 : Number.parseFloat(getComputedStyle(edge).paddingLeft)
          const covered: string[] = []
          for (const control of document.querySelectorAll<HTMLElement>(
            'main :is(a, button, input, select, textarea)',
          )) {
            if (bar?.contains(control) || !control.checkVisibility({ visibilityProperty: true })) continue
            control.focus()
            if (document.activeElement !== control) continue
            const top = bar?.getBoundingClientRect().top ?? 0
            const at = control.getBoundingClientRect()
            // A browser scrolls to the edited line, not to the whole text area.
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
        const at = `${path} at ${width} px`
        expect(found.covered, at).toEqual([])
        expect((await button.boundingBox())?.x, at).toBeCloseTo(found.content, 0)
        expect(found.bar, at).toEqual([0, found.width])
      }
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  test('without a wallet the buy dialog says what to do on a phone, with Buy in view; a declined purchase is explained at its top (spec L28, L85, L124)', async ({
    page,
    shopper,
  }) => {
    const { buyDialog } = shopper
    const buy = buyDialog.getByRole('button', { name: 'Buy Tickets' })
    await shopper.hurry()
    await shopper.visit()
    await shopper.openBuy()
    await buyDialog.getByText('No wallet yet?').tap()
    await expect(buyDialog.getByText('Install the Radix Wallet on this phone')).toBeVisible()
    await expect(buyDialog.getByText('Install the Radix Wallet Connector in this browser')).toBeHidden()
    await expect(buy).toBeInViewport({ ratio: 1 })
    await buyDialog.getByText('No wallet yet?').tap()
    await buy.tap()
    await expect(buyDialog.getByRole('alert')).toHaveText('Please connect your wallet to continue')
    await expect(buyDialog.getByRole('button', { name: 'Connect wallet' })).toBeInViewport({ ratio: 1 })
    await shopper.soon(buyDialog, { visible: false })

    await shopper.connect()
    await shopper.openBuy()
    await buyDialog.getByText('What exactly is sent').tap()
    const checked = buyDialog.getByText('Checked: this will work.')
    await shopper.soon(checked)
    await checked.scrollIntoViewIfNeeded()
    await buy.tap()
    await expect(shopper.overlay).toBeVisible()
    await shopper.reject()
    await shopper.settled()
    await expect(buyDialog.getByText('Buy Tickets: Declined')).toBeInViewport()
    await expect(buyDialog.getByRole('heading', { name: 'Buy Tickets' })).toBeInViewport({ ratio: 1 })
    await expect(buy).toBeInViewport({ ratio: 1 })
    await expect(buyDialog.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 request needs a look')).toBeAttached()
    await shopper.wallet.tap()
    await expect(page.getByRole('listitem').filter({ hasText: 'Buy Tickets: Declined' })).toContainText(
      'You declined the request in your wallet.',
    )
  })
})
