import { accounts, attos, box } from './ledger'
import { expect, test } from './world'

test.afterEach(({ ledger }) => ledger.price('2'))

test('a price that moves under a purchase costs nothing but the fee, and the visitor is told (spec L72)', async ({
  page,
  shopper,
  ledger,
}) => {
  await shopper.visit()
  await shopper.connect()
  const before = { xrd: await ledger.xrd(accounts.main), tickets: await ledger.held(accounts.main, box.tickets) }
  await shopper.openBuy()
  await shopper.buyDialog.getByLabel('How many').fill('3')
  await expect(shopper.buyDialog.locator('[data-outcome=works]')).toBeVisible()
  await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  await expect(
    shopper.sheet.getByText(/^Undo everything but the network fee unless at least 3 .+ came back$/),
  ).toBeVisible()
  await expect(shopper.sheet.getByText('As things stand the ledger would refuse this')).toBeHidden()

  // Forecast, shown and about to be signed at 2 XRD: now it doubles, and the 6 XRD would buy one ticket.
  await ledger.price('4')
  await shopper.approve()
  await shopper.settled()

  const [transactionIntentHash = ''] = await ledger.history(accounts.main, 1)
  const { status, fee } = await ledger.committed(transactionIntentHash)
  expect(status).toBe('CommittedFailure')
  expect(fee).toBeGreaterThan(0n)
  expect(fee).toBeLessThan(attos('1'))
  expect(await ledger.xrd(accounts.main)).toBe(before.xrd - fee)
  expect(await ledger.held(accounts.main, box.tickets)).toEqual(before.tickets)

  // Told where it was ordered, before another try …
  await expect(shopper.buyDialog, 'a failure is no success').toBeVisible()
  await expect(shopper.buyDialog).toContainText('the box asks for another price.')
  await page.keyboard.press('Escape')
  // … in the list of what was asked of the wallet, with its receipt …
  await shopper.wallet.click()
  const line = page.getByRole('listitem').filter({ hasText: 'Nothing but the network fee left your account.' }).first()
  await expect(line).toContainText('Buy Tickets')
  await expect(line.getByRole('link', { name: 'What can I do?' })).toHaveAttribute('href', /^\/help_center#error-/)
  await expect(line.locator(`a[href="/receipt/${transactionIntentHash}"]`)).toBeVisible()
  await page.keyboard.press('Escape')

  // … and on the page as it is from now on: both prices, and nothing is sold.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(
      'This site lists a ticket at 2 XRD, the box on the ledger asks 4 XRD. Until both agree nothing is sent.',
      { timeout: 1000 },
    )
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('main').getByRole('button', { name: 'Buy Tickets' })).toBeDisabled()
})
