import { accounts } from './ledger'
import { expect, test } from './world'

const day = 86_400_000

for (const [what, offset] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const) {
  test(`a clock ${what}: buying and revealing settle, and no time is nonsense`, async ({ page, shopper, world }) => {
    const before = await world.product.unrevealed(accounts.main)
    await shopper.hurry(Date.now() + offset)
    await shopper.visit()
    await shopper.connect()
    await shopper.buy(1)
    await shopper.closeNextStep()
    await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toContainText(`${before.length + 1}`)
    await shopper.reveal(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Collect Loot' })).toBeVisible()

    await shopper.wallet.click()
    const done = page.getByRole('listitem').filter({ hasText: ': Done' })
    await expect(done.first().locator('time')).toHaveText(/^(just now|\d+ s ago)/)
    await page.keyboard.press('Escape')
    // A reload restores the login: nothing of it has expired.
    await page.reload()
    await expect(shopper.wallet).toBeVisible()
    const times = await page.locator('time').allTextContents()
    expect(times.length).toBeGreaterThan(4)
    for (const time of times) expect(time).toMatch(/^(just now|\d+ (s|min|h|d) ago|\d+ \w{3} \d{4})/)
    await expect(page.locator('body')).not.toContainText(/expired|NaN|Invalid|undefined/)
  })
}
