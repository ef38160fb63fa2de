import { box } from './ledger'
import { tabTo } from './tab-to'
import { expect, test } from './world'

test('buys, reveals and redeems by keyboard only, with reduced motion', async ({ shopper, page, ledger, user }) => {
  const approve = async () => {
    await tabTo(shopper.sheet.getByRole('button', { name: 'Approve' }))
    await page.keyboard.press('Enter')
    await expect(shopper.sheet).toBeHidden()
  }
  const { buyDialog, revealDialog, redeemDialog, nextStep } = shopper

  await user.fund('Main account')
  await shopper.hurry()
  await shopper.visit()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo(page.getByRole('button', { name: 'Connect wallet' }))
  await page.keyboard.press('Enter')
  await approve()
  await expect(shopper.wallet).toBeVisible()

  await tabTo(page.getByRole('main').getByRole('button', { name: 'Buy Tickets' }))
  await page.keyboard.press('Enter')
  await tabTo(buyDialog.getByRole('spinbutton', { name: 'How many' }))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await approve()
  await shopper.settled()
  await expect(buyDialog).toBeHidden()
  expect(await ledger.held(user.main, box.tickets)).toHaveLength(2)

  // Focus moves to the next step.
  await expect(nextStep.getByRole('button', { name: 'Reveal Tickets' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(revealDialog.getByRole('button', { name: 'Reveal Tickets' })).toBeFocused()
  await page.keyboard.press('Enter')
  await approve()
  await shopper.shown('Reveal your tickets', 'Tickets revealed successfully')
  await expect(revealDialog.getByRole('button', { name: 'Reveal', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await shopper.soon(shopper.redeemFound)
  await expect(revealDialog.getByText(/^You revealed .+ and .+\.$/)).toBeVisible()
  await expect(shopper.redeemFound).toBeFocused()
  await page.keyboard.press('Enter')

  // All tickets of the reveal are selected, not only the first.
  await expect(redeemDialog).toContainText('Selected Tickets: 2 / 2')
  await expect(redeemDialog.getByRole('button', { name: 'Redeem Tickets' })).toBeFocused()
  await page.keyboard.press('Enter')
  await approve()
  await shopper.shown('Redeem your tickets', 'Tickets Redeemed Successfully')
  await shopper.soon(redeemDialog, { visible: false })
  await expect(nextStep.getByRole('link', { name: 'Open the album' })).toBeFocused()
  expect(await ledger.loot(user.main)).toHaveLength(2)
})
