import { expect, test } from './world'

const day = 86_400_000

test.use({ login: 'Main account' })

for (const [clock, offset, order] of [
  ['a day ahead', day, 'buy'],
  ['a day behind', -day, 'reveal'],
] as const) {
  test(`a clock ${clock}: a ${order} settles, and every time on the page makes sense`, async ({
    page,
    shopper,
    user,
  }) => {
    if (order === 'reveal') await user.buy(1)
    await shopper.hurry(Date.now() + offset)
    await shopper.visit()
    if (order === 'buy') await shopper.buy(1)
    else await shopper.reveal(1)
    await page.keyboard.press('Escape')

    await shopper.wallet.click()
    const done = page.getByRole('listitem').filter({ hasText: ': Done' })
    await expect(done.locator('time')).toHaveText(/^(just now|\d+ s ago)/)
    await page.keyboard.press('Escape')
    // The login has not expired.
    await page.reload()
    await expect(shopper.wallet).toBeVisible()
    await expect(order === 'buy' ? shopper.revealButton : shopper.collectButton).toBeVisible()
    const times = await page.locator('time').allTextContents()
    expect(times.length).toBeGreaterThan(4)
    for (const time of times) expect(time).toMatch(/^(just now|\d+ (s|min|h|d) ago|\d+ \w{3} \d{4})/)
    await expect(page.locator('body')).not.toContainText(/expired|NaN|Invalid|undefined/)
  })
}
