import { box } from './ledger'
import { expect, test } from './world'

test.use({ login: 'Main account' })

test('the network fails for 10 seconds during the commit: the purchase completes with its tickets', async ({
  page,
  context,
  shopper,
  ledger,
  user,
}) => {
  // The page learns nothing of the commit before its network fails.
  let fail: () => void = () => undefined
  const hasFailed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/transaction/status', async (route) => {
    await hasFailed
    await route.continue()
  })
  let refused = 0
  page.on('requestfailed', (request) => {
    if (request.url().includes('/transaction/status')) refused += 1
  })
  await shopper.hurry()
  await shopper.visit()
  await shopper.orderTickets(1)
  await shopper.approve()
  await expect(shopper.overlay.getByText('Confirmed by the ledger, in progress')).toBeVisible()
  await context.setOffline(true)
  fail()
  await expect(async () => {
    await page.clock.runFor(5000)
    expect(refused).toBeGreaterThan(1)
  }).toPass()
  await expect(shopper.overlay).toBeVisible()
  await expect(page.getByText('1 request needs a look')).not.toBeAttached()
  await context.setOffline(false)
  await shopper.settled()
  await expect(shopper.buyDialog).toBeHidden()
  expect(await ledger.held(user.main, box.tickets)).toHaveLength(1)
  await shopper.closeNextStep()
  await expect(shopper.revealButton).toBeVisible()
})

test('corrupted storage falls back to a first visit, from which a user can connect and buy', async ({
  page,
  shopper,
  user,
}) => {
  await user.buy(1)
  await shopper.visit()
  await expect(shopper.revealButton).toBeVisible()
  const keys = await page.evaluate(() => {
    localStorage.setItem('theme', 'light')
    localStorage.setItem('lootbox:skip-reveal', 'no')
    localStorage.setItem('lootbox:journal:240', '[]')
    const all = Object.keys(localStorage)
    for (const key of all) localStorage.setItem(key, '{"walletData":[1]')
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"walletData":[1]')
    return all
  })
  expect(keys.some((key) => key.endsWith(':login'))).toBe(true)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect(shopper.revealButton).toBeHidden()
  await shopper.connect()
  await expect(shopper.revealButton).toBeVisible()
  await shopper.orderTickets(1)
  await expect(shopper.sheet).toBeVisible()
  expect(errors).toEqual([])
})
