import { box } from './ledger'
import { expect, test } from './world'

test.use({ login: 'Main account' })

test('a wallet out of reach: each step, the time, help after 10 s; Cancel takes the request back, and the next one is answered (spec L74)', async ({
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
  // The wallet has the request, so it cannot be taken back.
  await expect(overlay.getByText('Cancel', { exact: true })).toHaveCount(0)
  await expect(help).toBeHidden()
  await shopper.approve()
  await expect(step).toHaveText(/ledger/i)
  await shopper.settled()
  await expect(buyDialog).toBeHidden()
  expect(await ledger.held(user.main, box.tickets), 'the cancelled request bought nothing').toHaveLength(1)
})

test('cancelled too late: the wallet has the request already, so it lives on and its success is shown', async ({
  page,
  shopper,
  ledger,
  user,
}) => {
  // The page does not hear that the phone has the request: a cancel that comes now comes too late.
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
  // The wallet's sheet stands for a phone but covers the button, so the press goes past it.
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
