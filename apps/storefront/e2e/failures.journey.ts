import { box } from './ledger'
import { Shopper } from './shopper'
import { expect, test } from './world'

test('without a connection the message stays 2 seconds and focus moves to Connect; without a ticket the dialog stays (spec L18, L72, L85, L94)', async ({
  shopper,
  page,
  user,
}) => {
  const { buyDialog } = shopper
  const connect = page.getByRole('button', { name: 'Connect wallet' })
  await user.fund('Main account')
  await shopper.hurry()
  await shopper.visit()
  await shopper.openBuy()
  await expect(buyDialog.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  await page.clock.pauseAt(Date.now() + 60_000)
  await buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  await expect(buyDialog.getByText('Please connect your wallet to continue')).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(buyDialog.getByText('Please connect your wallet to continue')).toBeVisible()
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(buyDialog).toBeHidden()
  await expect(connect).toBeFocused()
  // The activity list contains the message now; the button still connects.
  await page.keyboard.press('Enter')
  await shopper.approve()
  await expect(shopper.wallet).toBeVisible()

  await shopper.orderTickets(0)
  const sentence = buyDialog.getByText('You must buy at least 1 ticket')
  await expect(sentence).toBeVisible()
  await shopper.soon(sentence, { visible: false })
  await expect(buyDialog).toBeVisible()
})

test.describe('connected', () => {
  test.use({ login: 'Main account' })

  test('a reload and a second tab during the commit: both connect immediately and show the tickets; disconnecting in one disconnects the other', async ({
    shopper,
    page,
    context,
    ledger,
    user,
  }) => {
    const isJournalEmpty = () => !Object.keys(localStorage).some((key) => key.startsWith('lootbox:journal:'))
    await ledger.setFaults({ commitDelayMs: 4000 })
    await shopper.visit()
    await shopper.orderTickets(2)
    await shopper.approve()
    await expect(shopper.overlay.getByText('Confirmed by the ledger, in progress')).toBeVisible()
    expect(await page.evaluate(isJournalEmpty)).toBe(false)
    const other = new Shopper(await context.newPage())
    await Promise.all([page.reload(), other.visit()])
    await expect(shopper.wallet).toBeVisible()
    await expect(other.wallet).toBeVisible()
    for (const tab of [shopper, other]) await expect(tab.revealButton).toContainText('2')
    expect(await ledger.held(user.main, box.tickets)).toHaveLength(2)
    await page.waitForFunction(isJournalEmpty)

    await other.wallet.click()
    await other.page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(shopper.wallet).toBeHidden()
    await expect(shopper.revealButton).toBeHidden()
  })
})
