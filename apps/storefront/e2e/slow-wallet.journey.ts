import { box } from './ledger'
import { expect, test } from './world'

test.use({ login: 'Main account' })

test('with an unreachable wallet: each step, the elapsed time, help after 10 s; Cancel withdraws the request, and the next one gets its response (spec L74)', async ({
  page,
  shopper,
  ledger,
  user,
}) => {
  await shopper.hurry()
  await shopper.visit()
  await shopper.phone('away')
  await shopper.orderTickets(1)
  const { overlay, buyDialog } = shopper
  const step = overlay.locator('[aria-current=step]')
  const help = overlay.getByRole('status').filter({ hasText: 'Your wallet has not received the request yet.' })
  await expect(step).toHaveText(/extension/i)
  await expect(help).toBeHidden()
  await page.clock.fastForward(11_000)
  await expect(help).toBeVisible()
  await page.clock.fastForward(24_000)
  await expect(overlay).toContainText(/Waiting for 0:3\d/)
  await overlay.getByRole('button', { name: 'Cancel' }).click()
  await shopper.settled()
  await expect(buyDialog).toBeVisible()

  await buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  await expect(step).toHaveText(/extension/i)
  await shopper.phone('here')
  await expect(shopper.sheet).toBeVisible()
  await expect(step).toHaveText(/wallet/i)
  // The wallet has the request, so it cannot be withdrawn.
  await expect(overlay.getByText('Cancel', { exact: true })).toHaveCount(0)
  await expect(help).toBeHidden()
  await shopper.approve()
  await expect(step).toHaveText(/ledger/i)
  await shopper.settled()
  await expect(buyDialog).toBeHidden()
  expect(await ledger.held(user.main, box.tickets), 'the cancelled request bought nothing').toHaveLength(1)
})

test('a cancel that comes too late: the request continues, and its success is shown', async ({
  page,
  shopper,
  ledger,
  user,
}) => {
  // Hides the delivery event from the page, so that its cancel comes too late.
  await page.addInitScript(() =>
    addEventListener(
      'radix#chromeExtension#receive',
      (event) => {
        if ('detail' in event && JSON.stringify(event.detail).includes('receivedByWallet'))
          event.stopImmediatePropagation()
      },
      true,
    ),
  )
  await shopper.hurry()
  await shopper.visit()
  await shopper.orderTickets(1)
  await expect(shopper.sheet).toBeVisible()
  // The wallet's sheet replaces a phone but covers the button, so the test presses it by script.
  await shopper.overlay.locator('button', { hasText: 'Cancel' }).dispatchEvent('click')
  await shopper.settled()
  await expect(shopper.buyDialog).toBeVisible()
  await expect(shopper.sheet).toBeVisible()
  await shopper.approve()
  await page.keyboard.press('Escape')
  await shopper.soon(shopper.revealButton)
  expect(await ledger.held(user.main, box.tickets)).toHaveLength(1)
  await shopper.wallet.click()
  const purchases = page.getByRole('listitem').filter({ hasText: /Buy Tickets:|Transaction:/ })
  await expect(purchases, 'one request, one line').toHaveCount(1)
  await expect(purchases).toContainText('Buy Tickets: Done')
  await expect(purchases).toContainText('You cancelled too late: your wallet already had the request. It succeeded.')
})
