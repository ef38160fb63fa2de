import { accounts } from './ledger'
import { keepQuiet } from './quiet'
import { expect, test } from './world'

/** Tickets one transaction can spend. */
const most = 100

test('250 tickets: listed, chosen all at once, revealed and redeemed in parts, and nothing is lost on the way', async ({
  page,
  shopper,
  world,
  ledger,
}) => {
  test.slow()
  const { club } = accounts
  const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
  const revealedBefore = await world.product.revealed(club)
  await shopper.hurry()
  await shopper.visit()
  await shopper.connect('Club account')
  await shopper.buy(250)
  const all = (await world.product.unrevealed(club)).length
  expect(all).toBeGreaterThanOrEqual(250)

  const mine = page.getByRole('region', { name: 'Your tickets' })
  await expect(mine).toContainText(`${all + revealedBefore.length} tickets. These are the first 60.`)

  const { revealDialog } = shopper
  await shopper.openReveal()
  const boxes = revealDialog.getByRole('group').getByRole('checkbox')
  const reveal = revealDialog.getByRole('button', { name: 'Reveal Tickets' })
  await expect(boxes).toHaveCount(all)
  await expect(revealDialog).toContainText(`Selected Tickets: 1 / ${all}`)
  await revealDialog.getByRole('button', { name: 'Select all' }).click()
  await expect(revealDialog).toContainText(`Selected Tickets: ${all} / ${all}`)
  await boxes.last().uncheck()
  await expect(revealDialog).toContainText(`Selected Tickets: ${all - 1} / ${all}`)
  await revealDialog.getByRole('button', { name: 'Select none' }).click()
  await expect(reveal).toHaveAttribute('aria-disabled', 'true')
  await revealDialog.getByRole('button', { name: 'Select all' }).click()
  await expect(revealDialog).toContainText(`take ${Math.ceil(all / most)} transactions`)
  await reveal.click()
  for (let part = 0; part < Math.ceil(all / most); part++) {
    await shopper.soon(shopper.sheet)
    await shopper.approve()
  }
  await shopper.soon(revealDialog.getByText('Tickets revealed successfully'))
  await shopper.tear(all)
  await expect(revealDialog.getByText(`You found ${all}`)).toBeVisible()
  await expect(revealDialog.getByRole('article')).toHaveCount(all)
  expect(await world.product.unrevealed(club)).toEqual([])
  expect((await world.product.revealed(club)).length).toBe(revealedBefore.length + all)

  await shopper.redeemFound.click()
  const { redeemDialog } = shopper
  const held = revealedBefore.length + all
  const lootBefore = await ledger.lootCount(club)
  // Whoever comes from the reveal means all of that reveal.
  await expect(redeemDialog).toContainText(`Selected Tickets: ${all} / ${held}`)
  await redeemDialog.getByRole('button', { name: 'Select all' }).click()
  await expect(redeemDialog.getByRole('article')).toHaveCount(held)
  await expect(redeemDialog).toContainText(`in each of ${Math.ceil(held / most)} transactions`)
  await redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).click()
  for (let part = 0; part < Math.ceil(held / most); part++) {
    await shopper.soon(shopper.sheet)
    await shopper.approve()
  }
  await shopper.soon(redeemDialog.getByText('Tickets Redeemed Successfully', { exact: true }))
  await shopper.soon(redeemDialog, { visible: false })
  expect(await world.product.revealed(club)).toEqual([])
  expect(await ledger.lootCount(club)).toBe(lootBefore + held)
  await expect(page.getByRole('button', { name: 'Collect Loot' })).toHaveCount(0)
  expect(quiet.complaints()).toEqual([])
})
