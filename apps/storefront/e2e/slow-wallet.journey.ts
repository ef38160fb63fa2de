import { accounts, box } from './ledger'
import { expect, test } from './world'

test('a wallet that takes 35 seconds: each step, the time, help after 10 s, Cancel while it may, then the tickets', async ({
  page,
  shopper,
  ledger,
}) => {
  const before = await ledger.held(accounts.main, box.tickets)
  await page.clock.install()
  await shopper.visit()
  await shopper.connect()
  await shopper.phone('away')
  await shopper.orderTickets(1)
  const { overlay } = shopper
  const step = overlay.locator('[aria-current=step]')
  const help = overlay.getByRole('status').filter({ hasText: 'Nothing in your wallet?' })
  await expect(step).toHaveText(/extension/i)
  await expect(help).toBeHidden()
  await page.clock.fastForward(11_000)
  await expect(help).toBeVisible()
  await page.clock.fastForward(24_000)
  await expect(overlay).toContainText(/Waiting for 0:3\d/)
  await expect(overlay.getByRole('button', { name: 'Cancel' })).toBeVisible()

  await shopper.phone('here')
  await expect(shopper.sheet).toBeVisible()
  await expect(step).toHaveText(/wallet/i)
  // The wallet has it: there is nothing to take back any more.
  await expect(overlay.getByText('Cancel', { exact: true })).toHaveCount(0)
  await expect(help).toBeHidden()
  await shopper.approve()
  await expect(step).toHaveText(/ledger/i)
  await shopper.settled()
  await expect(shopper.buyDialog).toBeHidden()
  expect((await ledger.held(accounts.main, box.tickets)).length).toBe(before.length + 1)
})

test('cancelled too late: the wallet has it already, so the request lives on and the wallet’s success wins', async ({
  page,
  shopper,
  ledger,
  world,
}) => {
  const before = await ledger.held(accounts.main, box.tickets)
  const unrevealed = await world.product.unrevealed(accounts.main)
  // The page does not hear that the phone has it: that is the moment in which a cancel comes too late.
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
  await page.clock.install()
  await shopper.visit()
  await shopper.connect()
  await shopper.orderTickets(1)
  await expect(shopper.sheet).toBeVisible()
  // The phone lies beside the screen; its stand-in in the page covers the button, so the press goes past it.
  await shopper.overlay.locator('button', { hasText: 'Cancel' }).dispatchEvent('click')
  await shopper.settled()
  await expect(shopper.buyDialog).toBeVisible()
  await expect(shopper.sheet).toBeVisible()
  await shopper.approve()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toContainText(`${unrevealed.length + 1}`)
  expect((await ledger.held(accounts.main, box.tickets)).length).toBe(before.length + 1)
  await shopper.wallet.click()
  // One request, one line, and it tells how it ended.
  const purchases = page.getByRole('listitem').filter({ hasText: /Buy Tickets:|Transaction:/ })
  await expect(purchases).toHaveCount(1)
  await expect(purchases).toContainText('Buy Tickets: Done')
  await expect(purchases).toContainText('You took it back too late: your wallet had it already. It went through.')
})
