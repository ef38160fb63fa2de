import { attos, box } from './ledger'
import { expect, test } from './world'

test.use({ login: 'Main account' })

const mismatch =
  'This site lists a ticket at 2 XRD, the box on the ledger asks 4 XRD. Until both agree nothing is sent.'

test('a price change during a purchase costs only the fee, and the user reads the reason (spec L72, L124)', async ({
  page,
  request,
  shopper,
  ledger,
  user,
}) => {
  const isMismatchShown = async () =>
    (await (await request.get('/')).text()).includes('Until both agree nothing is sent.')
  const { buyDialog, sheet } = shopper
  await shopper.hurry()
  await shopper.visit()
  await shopper.openBuy()
  await buyDialog.getByLabel('How many').fill('3')
  await shopper.soon(buyDialog.locator('[data-outcome=works]'))
  await buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  await expect(
    sheet.getByText(/^Fail, and pay only the network fee, unless the calls returned at least 3 .+$/),
  ).toBeVisible()
  await expect(sheet.getByText('The ledger is expected to refuse this transaction')).toBeHidden()

  // Forecast at 2 XRD and ready to sign: the price doubles, and 6 XRD would buy one ticket.
  await ledger.price('4')
  await shopper.approve()
  await shopper.settled()

  const [transactionIntentHash = ''] = await ledger.history(user.main)
  const { status, fee } = await ledger.committed(transactionIntentHash)
  expect(status).toBe('CommittedFailure')
  expect(fee).toBeGreaterThan(0n)
  expect(fee).toBeLessThan(attos('1'))
  expect(await ledger.xrd(user.main)).toBe(attos('10000') - fee)
  expect(await ledger.held(user.main, box.tickets)).toEqual([])

  // In the dialog, before another attempt,
  await expect(buyDialog, 'a failure does not close the dialog').toBeVisible()
  await expect(buyDialog.getByRole('alert')).toHaveCount(0)
  await expect(buyDialog).toContainText('the box asks for another price.')
  await page.keyboard.press('Escape')
  // in the wallet's list of requests, with its receipt,
  await shopper.wallet.click()
  const line = page.getByRole('listitem').filter({ hasText: 'Nothing but the network fee left your account.' })
  await expect(line).toContainText('Buy Tickets')
  await expect(line.locator(`a[href="/receipt/${transactionIntentHash}"]`)).toBeVisible()
  // in the help, where the link unfolds the message, in the open page and after a reload,
  await line.getByRole('link', { name: 'What can I do?' }).click()
  await expect(page).toHaveURL(/\/help_center#error-/)
  const message = page.getByRole('main').getByText('The transaction failed on the ledger.')
  await expect(message).toBeInViewport()
  await page.reload()
  await expect(message).toBeInViewport()

  // and on the page after the server has read the ledger: both prices, and no sale.
  await expect.poll(isMismatchShown).toBe(true)
  await shopper.visit()
  await expect(page.getByRole('main')).toContainText(mismatch)
  await expect(page.getByRole('main').getByRole('button', { name: 'Buy Tickets' })).toBeDisabled()

  await ledger.restore()
  await expect.poll(isMismatchShown, 'other tests find the listed price again').toBe(false)
})
