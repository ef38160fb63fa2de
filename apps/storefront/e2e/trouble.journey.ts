import type { Page } from '@playwright/test'
import { accounts, box } from './ledger'
import { expect, test } from './world'

const send = 'radix#chromeExtension#send'
const receive = 'radix#chromeExtension#receive'

/** An extension that is there and answers as `script` says; `tell(eventType)` speaks for the request at hand. */
const extension = (page: Page, script: string) =>
  page.route('**/wallet.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('${send}', ({ detail }) => {
        const say = (message) => dispatchEvent(new CustomEvent('${receive}', { detail: message }))
        const tell = (eventType) => say({ eventType, interactionId: detail.interactionId })
        if (detail.interactionId) tell('receivedByExtension')
        ${script}
      })`,
    }),
  )

test('an extension without a phone: the menu says so and offers to link one', async ({ page }) => {
  await extension(
    page,
    `if (detail.discriminator === 'extensionStatus') say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: false })
    else if (detail.items) say({ discriminator: 'failure', interactionId: detail.interactionId, error: 'rejectedByUser' })`,
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Recent activity' }).click()
  await expect(page.getByRole('button', { name: 'Link a phone' })).toBeVisible()
})

test('a wallet on another network: connecting fails with what to do', async ({ page, shopper }) => {
  await extension(
    page,
    `if (detail.items) say({ discriminator: 'failure', interactionId: detail.interactionId, error: 'wrongNetwork' })`,
  )
  await shopper.visit()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByText('Your wallet is on another network.').first()).toBeAttached()
})

test('cancelled too late: the wallet’s success wins', async ({ shopper, ledger }) => {
  const before = await ledger.held(accounts.main, box.tickets)
  await shopper.visit()
  await shopper.connect()
  await shopper.orderTickets(1)
  await expect(shopper.sheet).toBeVisible()
  // The wallet has it: there is nothing to cancel any more, and the overlay no longer offers it.
  await expect(shopper.overlay.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await shopper.approve()
  await shopper.settled()
  expect((await ledger.held(accounts.main, box.tickets)).length).toBe(before.length + 1)
})

test('the gateway is gone for 8 seconds in the middle: the purchase still comes to its end', async ({
  page,
  shopper,
  ledger,
}) => {
  test.slow()
  const before = await ledger.held(accounts.main, box.tickets)
  await shopper.visit()
  await shopper.connect()
  await shopper.orderTickets(1)
  await page.route('**/transaction/status', (route) => route.abort())
  await shopper.approve()
  await page.waitForTimeout(8000)
  await expect(shopper.overlay).toBeVisible()
  await page.unroute('**/transaction/status')
  await expect(shopper.overlay).toBeHidden({ timeout: 30_000 })
  await expect(shopper.buyDialog).toBeHidden()
  expect((await ledger.held(accounts.main, box.tickets)).length).toBe(before.length + 1)
})

test('a second tab shares the login and sees the tickets; disconnecting in one disconnects the other', async ({
  page,
  context,
  shopper,
  world,
}) => {
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(1)
  const other = await context.newPage()
  await other.goto('/')
  const wallet = other.getByRole('button', { name: /^Wallet menu/ })
  await expect(wallet).toBeVisible()
  await expect(other.getByRole('button', { name: 'Reveal Ticket' })).toContainText(
    `${(await world.product.unrevealed(accounts.main)).length}`,
  )
  await wallet.click()
  await other.getByRole('button', { name: 'Disconnect' }).click()
  await expect(shopper.wallet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toBeHidden()
})

test('corrupted storage falls back to a first visit', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const scope = 'lootbox:wallet:account_loc1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5slzs7crh:240'
    for (const key of [`${scope}:login`, `${scope}:requests`, 'lootbox:journal:240', 'theme'])
      localStorage.setItem(key, '{"walletData":[1]')
  })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the discount service is down: the plain transaction is used and the console says why (trap T6)', async ({
  page,
  shopper,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/api/baller-100-club', (route) => route.fulfill({ status: 500, body: 'no' }))
  await shopper.visit()
  await shopper.connect('Club account')
  await shopper.orderTickets(1)
  await expect(shopper.sheet.getByText('"buy_loot_box_ticket"').first()).toBeVisible()
  await shopper.reject()
  expect(said.some((line) => line.startsWith('The discount service did not answer'))).toBe(true)
})

test('a failed account fetch goes to the console in the spec’s words', async ({ page, shopper }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/state/entity/page/fungibles/', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{"message":"gone","code":404}' }),
  )
  await shopper.visit()
  await shopper.connect()
  await expect
    .poll(() =>
      said.some(
        (line) =>
          line.includes('There was an error fetching the fungibles data') && line.includes('HTTP error! status: 404'),
      ),
    )
    .toBe(true)
})

test('a failed box fetch empties the lootbox data and names the status in the console', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/api/all-lootbox-resources', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/')
  await expect.poll(() => said.some((line) => line.startsWith('Error fetching data:'))).toBe(true)
  await expect(page.getByRole('heading', { level: 1, name: 'Hug the Eco System' })).toBeVisible()
})

test('every receipt can be read back from the ledger', async ({ page, shopper, ledger }) => {
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(2)
  const [hash] = await ledger.history(accounts.main, 1)
  await page.goto(`/receipt/${hash}`)
  const receipt = page.getByRole('article')
  await expect(receipt).toContainText('Tickets bought')
  await expect(receipt).toContainText('4 XRD')
  await expect(receipt).toContainText('2 × ticket of Hug the Eco System')
  const json = await page.request.get(`/receipt/${hash}/json`)
  expect(await json.json()).toMatchObject({ status: 'success', what: 'bought', transactionId: hash })
  expect((await page.request.get('/receipt/txid_loc1nope')).status()).toBe(404)
})
