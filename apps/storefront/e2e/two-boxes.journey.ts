import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { accounts, box, soldOutBox } from './ledger'
import { app, expect, test, type World } from './world'

const { main } = accounts

/** Tickets of the sold-out print change hands on the ledger; gives their ids. */
async function giveSoldOut({ devnetUrl, siteUrl }: World, count: number): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['--conditions=@lootboxes/source', '--import', import.meta.resolve('tsx'), 'e2e/give-tickets.ts'],
      ...['--devnet', devnetUrl, '--site', siteUrl, '--to', main, '--tickets', soldOutBox.tickets],
      ...['--count', `${count}`],
    ],
    { cwd: app },
  )
  return stdout.split(' ')
}

const serials = (ids: readonly string[]) => ids.map((id) => `Ticket ${id.replaceAll('#', '')}`).toSorted()

test('two boxes: tickets, choice and loot follow the box that is looked at', async ({ page, shopper, world }) => {
  const { unrevealed, revealed } = world.product
  const given = await giveSoldOut(world, 2)
  const selected = () => page.evaluate(() => sessionStorage.getItem('lootboxComponentAddress'))
  const choices = shopper.revealDialog.getByRole('group').getByRole('checkbox')
  const names = async () => (await choices.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))).toSorted()
  const reveal = page.getByRole('button', { name: 'Reveal Ticket' })

  await shopper.hurry()
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(2)
  const mine = await unrevealed(main)
  expect(await selected()).toBe(box.component)
  await shopper.openReveal()
  expect(await names()).toEqual(serials(mine))
  await shopper.revealDialog.getByRole('button', { name: 'Select all' }).click()
  await expect(choices.last()).toBeChecked()
  await page.keyboard.press('Escape')

  await expect.poll(() => unrevealed(main, soldOutBox.tickets)).toHaveLength(given.length)
  await page.goto('/search?q=sold')
  await page.getByRole('link', { name: 'Hug the Eco System - SOLD OUT' }).click()
  await expect(page).toHaveURL(new RegExp(`/${soldOutBox.component}$`))
  await expect(reveal).toContainText(`${given.length}`)
  expect(await selected()).toBe(soldOutBox.component)
  await shopper.openReveal()
  expect(await names()).toEqual(serials(given))
  // Nothing of the other box's choice is left: the first is chosen, as ever.
  await expect(choices.first()).toBeChecked()
  await expect(choices.last()).not.toBeChecked()
  await page.keyboard.press('Escape')
  // The buttons go along to pages that are about no box, of the box that was looked at last (spec L40, L68).
  await page.goto('/terms')
  await expect(reveal).toContainText(`${given.length}`)
  await shopper.openReveal()
  expect(await names()).toEqual(serials(given))
  await page.keyboard.press('Escape')
  await page.goto(`/${soldOutBox.component}`)
  // A sold-out box still reveals, and its loot is its own.
  const before = await revealed(main)
  await shopper.reveal(1)
  await page.keyboard.press('Escape')
  await expect(reveal).toContainText(`${given.length - 1}`)
  await shopper.openRedeem()
  await expect(shopper.redeemDialog.getByRole('group').getByRole('checkbox')).toHaveCount(1)
  await page.keyboard.press('Escape')

  await page.goBack()
  await page.goto('/')
  await expect(reveal).toContainText(`${mine.length}`)
  expect(await selected()).toBe(box.component)
  expect(await revealed(main)).toEqual(before)
  await expect(page.getByRole('button', { name: 'Collect Loot' })).toBeVisible({ visible: before.length > 0 })
})
