import { box, soldOutBox } from './ledger'
import { giveSoldOut } from './wallet-user'
import { expect, test } from './world'

const serials = (ids: readonly string[]) => ids.map((id) => `Ticket ${id.replaceAll('#', '')}`).toSorted()

test('two boxes: tickets, selection and loot belong to the box on the page (spec L40, L68)', async ({
  page,
  shopper,
  user,
  world,
}) => {
  const { main } = user
  const { unrevealed, revealed } = world.product
  const { revealButton, revealDialog, redeemDialog } = shopper
  const given = await giveSoldOut(world, main, 2)
  const selectedBox = () => page.evaluate(() => sessionStorage.getItem('lootboxComponentAddress'))
  const choices = revealDialog.getByRole('group').getByRole('checkbox')
  const names = async () => (await choices.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))).toSorted()

  await shopper.hurry()
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(2)
  const bought = await unrevealed(main)
  expect(await selectedBox()).toBe(box.component)
  await shopper.nextStep.getByRole('button', { name: 'Reveal Tickets' }).click()
  await expect(choices.first()).toBeChecked()
  await expect(choices.last()).toBeChecked()
  expect(await names()).toEqual(serials(bought))
  await page.keyboard.press('Escape')

  await page.goto('/search?q=sold')
  await page.getByRole('link', { name: 'Hug the Eco System, first print' }).click()
  await expect(page).toHaveURL(new RegExp(`/${soldOutBox.component}$`))
  await expect(revealButton).toContainText('2')
  expect(await selectedBox()).toBe(soldOutBox.component)
  await shopper.openReveal()
  await expect(choices.first()).toBeChecked()
  // Until the tickets of this box are read, the dialog has none.
  await expect.poll(names).toEqual(serials(given))
  await expect(choices.last(), 'the other box’s selection is not kept').not.toBeChecked()
  await page.keyboard.press('Escape')
  // A page without a box has the buttons of the last visited box.
  await page.goto('/terms')
  await shopper.openReveal()
  await expect.poll(names).toEqual(serials(given))
  await page.keyboard.press('Escape')

  await page.goto(`/${soldOutBox.component}`)
  await shopper.reveal(1)
  await shopper.redeemFound.click()
  await expect(redeemDialog.getByRole('group').getByRole('checkbox')).toHaveCount(1)
  await redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).click()
  await shopper.approve()
  await shopper.soon(redeemDialog, { visible: false })
  expect([await unrevealed(main, soldOutBox.tickets), await revealed(main, soldOutBox.tickets)]).toMatchObject([
    { length: 1 },
    { length: 0 },
  ])

  await page.goto('/')
  await expect(revealButton).toContainText('2')
  expect(await selectedBox()).toBe(box.component)
  expect([await unrevealed(main), await revealed(main)]).toEqual([bought, []])
  await expect(shopper.collectButton).toBeHidden()
})
