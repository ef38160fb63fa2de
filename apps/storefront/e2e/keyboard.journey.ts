import { accounts, box } from './ledger'
import { expect, test } from './world'

test('buys, reveals and redeems by keyboard only, with reduced motion', async ({ shopper, page, ledger, world }) => {
  const lootBefore = await ledger.loot(accounts.main)
  const ticketsBefore = await ledger.held(accounts.main, box.tickets)
  /** Walks with Tab until the control that has this name has focus. */
  const tabTo = async (name: string | RegExp, role: 'button' | 'checkbox' | 'spinbutton' = 'button') => {
    const target = page.getByRole(role, { name }).last()
    for (let steps = 0; steps < 60; steps++) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${name}`)
  }
  const inSheet = async (name: string) => {
    await expect(shopper.sheet).toBeVisible()
    const target = shopper.sheet.getByRole('button', { name })
    for (let steps = 0; steps < 30; steps++) {
      if (
        await target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement)
      )
        break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(shopper.sheet).toBeHidden()
  }

  await shopper.visit()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo('Connect wallet')
  await page.keyboard.press('Enter')
  await inSheet('Approve')
  await expect(shopper.wallet).toBeVisible()

  await tabTo('Buy Tickets')
  await page.keyboard.press('Enter')
  await expect(shopper.buyDialog).toBeVisible()
  await tabTo('How many', 'spinbutton')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await inSheet('Approve')
  await shopper.settled()
  await expect(shopper.buyDialog).toBeHidden()
  expect((await ledger.held(accounts.main, box.tickets)).length).toBe(ticketsBefore.length + 2)

  // What comes next has the focus.
  const nextStep = page.locator('[data-slot=next-step]').getByRole('button', { name: 'Reveal Tickets' })
  await expect(nextStep).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shopper.revealDialog).toBeVisible()
  await tabTo('Reveal Tickets')
  await page.keyboard.press('Enter')
  await inSheet('Approve')
  await expect(shopper.revealDialog.getByText('Tickets revealed successfully')).toBeVisible()
  await expect(shopper.revealDialog.getByRole('button', { name: 'Reveal', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shopper.revealDialog.getByText(/^You found/)).toBeVisible()
  await expect(shopper.redeemFound).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(shopper.redeemDialog).toBeVisible()
  // Whoever comes from the reveal means what was found there, whatever else the account holds.
  const revealed = await world.product.revealed(accounts.main)
  await expect(shopper.redeemDialog).toContainText(`Selected Tickets: 2 / ${revealed.length}`)
  await tabTo('Redeem Tickets')
  await page.keyboard.press('Enter')
  await inSheet('Approve')
  await expect(shopper.redeemDialog.getByText('Tickets Redeemed Successfully')).toBeVisible()
  expect((await ledger.loot(accounts.main)).length).toBe(lootBefore.length + 2)
})
