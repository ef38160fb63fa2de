import { attos } from './ledger'
import { keepQuiet } from './quiet'
import { expect, test } from './world'

/** One more than a transaction can spend, so the order needs two transactions. */
const count = 101

test('a club member buys 101 tickets, selects all with one press, and reveals and redeems them in two parts for the ticket price only (spec L95, L104, L116)', async ({
  page,
  shopper,
  user,
  world,
  ledger,
}) => {
  const { club } = user
  const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
  const { buyDialog, revealDialog, redeemDialog, sheet } = shopper
  const approveBoth = async () => {
    for (let part = 0; part < 2; part++) {
      await shopper.soon(sheet)
      await shopper.approve()
    }
  }
  await shopper.hurry()
  await shopper.visit()
  await shopper.connect('Club account')
  await shopper.orderTickets(count)
  await expect(sheet.getByText('buy_loot_box_ticket_lock_fee').first()).toBeVisible()
  await shopper.approve()
  await shopper.settled()
  await expect(buyDialog).toBeHidden()
  await shopper.closeNextStep()
  await expect(page.getByRole('region', { name: 'Your tickets' })).toContainText('101 tickets. These are the first 60.')

  await shopper.openReveal()
  const boxes = revealDialog.getByRole('group').getByRole('checkbox')
  const reveal = revealDialog.getByRole('button', { name: 'Reveal Tickets' })
  await expect(boxes).toHaveCount(count)
  await expect(revealDialog).toContainText('Selected Tickets: 1 / 101')
  await revealDialog.getByRole('button', { name: 'Select all' }).click()
  await expect(revealDialog).toContainText('Selected Tickets: 101 / 101')
  await boxes.last().uncheck()
  await expect(revealDialog).toContainText('Selected Tickets: 100 / 101')
  await revealDialog.getByRole('button', { name: 'Select none' }).click()
  await expect(reveal).toHaveAttribute('aria-disabled', 'true')
  await revealDialog.getByRole('button', { name: 'Select all' }).click()
  await expect(revealDialog).toContainText('take 2 transactions')
  await reveal.click()
  await approveBoth()
  await shopper.shown('Reveal your tickets', 'Tickets revealed successfully')
  await shopper.tear()
  await expect(revealDialog.getByText('You revealed 101 items')).toBeVisible()
  await expect(revealDialog.getByRole('article')).toHaveCount(count)
  expect(await world.product.unrevealed(club)).toEqual([])
  expect(await world.product.revealed(club)).toHaveLength(count)

  await shopper.redeemFound.click()
  // All tickets of the reveal are selected.
  await expect(redeemDialog).toContainText('Selected Tickets: 101 / 101')
  await expect(redeemDialog.getByRole('article')).toHaveCount(count)
  await expect(redeemDialog).toContainText('in each of 2 transactions')
  await redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).click()
  await approveBoth()
  await shopper.shown('Redeem your tickets', 'Tickets Redeemed Successfully')
  await shopper.soon(redeemDialog, { visible: false })
  expect(await world.product.revealed(club)).toEqual([])
  expect(await ledger.lootCount(club)).toBe(count)
  await expect(shopper.collectButton).toHaveCount(0)
  expect(await ledger.xrd(club), 'the box pays the network fee of a member').toBe(
    attos('10000') - attos(`${2 * count}`),
  )
  expect(quiet.complaints()).toEqual([])
})
