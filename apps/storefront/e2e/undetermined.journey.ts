import { box } from './ledger'
import { expect, test } from './world'

test.use({ login: 'Main account' })

test('a transaction without a known end: reported, followed, resumed after a reload, and settled (spec L71)', async ({
  page,
  shopper,
  ledger,
  user,
}) => {
  let questions = 0
  const ledger_state = {
    network: 'localnet',
    state_version: 1,
    proposer_round_timestamp: '2026-11-20T14:00:00.000Z',
    epoch: 1,
    round: 1,
  }
  await page.route('**/transaction/status', (route) => {
    questions += 1
    return route.fulfill({ json: { ledger_state, status: 'Unknown', intent_status: 'Unknown', known_payloads: [] } })
  })
  const { buyDialog, overlay } = shopper
  const buy = buyDialog.getByRole('button', { name: 'Buy Tickets' })
  await shopper.hurry()
  await shopper.visit()
  await shopper.orderTickets(1)
  await shopper.approve()
  await expect(overlay.getByText('Confirmed by the ledger, in progress')).toBeVisible()
  await expect.poll(() => questions).toBeGreaterThan(0)
  // The dialog polls for two minutes.
  await page.clock.runFor(125_000)
  await shopper.settled()
  await expect(buyDialog, 'an unknown end is no success').toBeVisible()
  // A second payment needs a decision.
  await expect(buyDialog).toContainText('A purchase from this box is still open.')
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  await buyDialog.getByLabel('Buy again all the same').check()
  await expect(buy).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Escape')

  await shopper.wallet.click()
  const line = page.getByRole('listitem').filter({ hasText: 'Buy Tickets: Not known yet' })
  await expect(line).toContainText('It was sent. The ledger has not said yet how it ended.')
  await expect(line.getByRole('link', { name: 'What can I do?' })).toHaveAttribute('href', /^\/help_center#error-/)
  const before = questions
  await line.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => questions).toBeGreaterThan(before)
  await shopper.soon(line.getByText(/Still not known, asked at \d\d:\d\d\./))

  await page.reload()
  await expect(shopper.wallet).toBeVisible()
  await shopper.openBuy()
  await expect(buyDialog).toContainText('A purchase from this box is still open.')
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')

  await page.unroute('**/transaction/status')
  await shopper.soon(shopper.revealButton)
  await shopper.wallet.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Buy Tickets: Done' })).toBeVisible()
  await expect(page.getByText('Not known yet')).toBeHidden()
  expect(await ledger.held(user.main, box.tickets)).toHaveLength(1)
})
