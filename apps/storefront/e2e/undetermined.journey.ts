import type { Page } from '@playwright/test'
import { accounts, box } from './ledger'
import { expect, test } from './world'

/** Lets a frozen clock run, with room in between for what answers over the network. */
async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second += 5) {
    await page.clock.runFor(5000)
    await page.waitForTimeout(20)
  }
}

test('a transaction nobody knows the end of: said so, asked about again, resumed after a reload, settled in the end (spec L71)', async ({
  page,
  shopper,
  ledger,
}) => {
  const before = await ledger.held(accounts.main, box.tickets)
  let asked = 0
  await page.clock.install({ time: new Date('2026-11-20T14:00:00') })
  await page.route('**/transaction/status', (route) => {
    asked += 1
    return route.fulfill({
      json: {
        ledger_state: {
          network: 'localnet',
          state_version: 1,
          proposer_round_timestamp: '2026-11-20T14:00:00.000Z',
          epoch: 1,
          round: 1,
        },
        status: 'Unknown',
        intent_status: 'Unknown',
        known_payloads: [],
      },
    })
  })
  await shopper.visit()
  await shopper.connect()
  await shopper.orderTickets(1)
  await shopper.approve()
  await expect(shopper.overlay.getByText('Confirmed by the ledger, in progress')).toBeVisible()
  // Two minutes are enough for a dialog to wait.
  await pass(page, 130)
  await shopper.settled()
  await expect(shopper.buyDialog, 'not knowing is no success').toBeVisible()
  // Nobody is invited to pay twice.
  await expect(shopper.buyDialog).toContainText('A purchase from this box is still open.')
  const buy = shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' })
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  await shopper.buyDialog.getByLabel('Buy again all the same').check()
  await expect(buy).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Escape')

  await shopper.wallet.click()
  const line = page.getByRole('listitem').filter({ hasText: 'Buy Tickets: Not known yet' })
  await expect(line).toContainText('It was sent. The ledger has not said yet how it ended.')
  await expect(line.getByRole('link', { name: 'What can I do?' })).toHaveAttribute('href', /^\/help_center#error-/)
  const soFar = asked
  await line.getByRole('button', { name: 'Check again' }).click()
  await expect(line.getByRole('button', { name: 'Check again' })).toHaveAttribute('aria-busy', 'true')
  await pass(page, 20)
  await expect(line).toContainText(/Still not known, asked at 14:0\d\./)
  expect(asked).toBeGreaterThan(soFar)
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/undetermined.png` })

  // The page before a reload has forgotten nothing.
  await page.reload()
  await expect(shopper.wallet).toBeVisible()
  await shopper.openBuy()
  await expect(shopper.buyDialog).toContainText('A purchase from this box is still open.')
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')

  await page.unroute('**/transaction/status')
  await page.reload()
  await expect(shopper.wallet).toBeVisible()
  await pass(page, 15)
  await shopper.wallet.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Buy Tickets: Done' }).first()).toBeVisible()
  await expect(page.getByText('Not known yet')).toBeHidden()
  expect((await ledger.held(accounts.main, box.tickets)).length).toBe(before.length + 1)
})
