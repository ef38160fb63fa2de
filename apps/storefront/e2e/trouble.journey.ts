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

test('the gateway is gone for 10 seconds in the middle: the purchase still comes to its end', async ({
  page,
  shopper,
  ledger,
}) => {
  const before = await ledger.held(accounts.main, box.tickets)
  let refused = 0
  page.on('requestfailed', (request) => {
    if (request.url().includes('/transaction/status')) refused += 1
  })
  await page.clock.install()
  await shopper.visit()
  await shopper.connect()
  await shopper.orderTickets(1)
  await expect(shopper.sheet).toBeVisible()
  await ledger.knobs({ commitDelayMs: 1000 })
  await shopper.approve()
  await expect(shopper.overlay.getByText('Confirmed by the ledger, in progress')).toBeVisible()
  // Nobody gets an answer any more, neither the browser nor the product server.
  await ledger.knobs({ faults: { rate: 1, kinds: ['drop'], path: '/' } })
  for (let second = 0; second < 10; second++) {
    await page.clock.runFor(1000)
    await page.waitForTimeout(50)
  }
  expect(refused).toBeGreaterThan(1)
  await expect(shopper.overlay).toBeVisible()
  await expect(page.getByText('1 request needs a look')).not.toBeAttached()
  await ledger.knobs({ commitDelayMs: 300, faults: { rate: 0 } })
  await page.clock.runFor(10_000)
  await shopper.settled()
  await expect(shopper.buyDialog).toBeHidden()
  expect((await ledger.held(accounts.main, box.tickets)).length).toBe(before.length + 1)
  await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toBeVisible()
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

test('corrupted storage falls back to a first visit, from which one can connect and buy', async ({ page, shopper }) => {
  await shopper.hurry()
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(1)
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
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toBeHidden()
  await shopper.connect()
  await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toBeVisible()
  await shopper.buy(1)
  expect(complaints).toEqual([])
})

test('the discount service is down: the plain transaction is used and the console says why (spec L124; trap T6)', async ({
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

test('a failed account fetch goes to the console in the spec’s words (L125)', async ({ page, shopper }) => {
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

test('a failed box fetch empties the lootbox data and names the status in the console (spec L68, L125)', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/api/all-lootbox-resources', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/')
  await expect.poll(() => said.some((line) => line.startsWith('Error fetching data:'))).toBe(true)
  await expect(page.getByRole('heading', { level: 1, name: 'Hug the Eco System' })).toBeVisible()
})

test('every receipt can be read back from the ledger', async ({ page, shopper, ledger }) => {
  await shopper.hurry()
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(2)
  const [hash] = await ledger.history(accounts.main, 1)
  await page.goto(`/receipt/${hash}`)
  const receipt = page.getByRole('article')
  await expect(receipt).toContainText('Tickets bought')
  await expect(receipt).toContainText('4 XRD')
  await expect(receipt).toContainText(/2 × ticket of Hug the Eco System: No\. \d+, \d+/)
  const json = await page.request.get(`/receipt/${hash}/json`)
  const facts = await json.json()
  expect(facts).toMatchObject({ status: 'success', what: 'bought', transactionIntentHash: hash })
  // Not those the box was printed with, and not those of today.
  expect(facts.odds).toMatchObject([{ basis: 'ledger', stateVersion: facts.stateVersion }])
  await expect(receipt).toContainText('Odds at that moment')
  await expect(receipt).toContainText(`at version ${facts.stateVersion.toLocaleString('en')}`)
  expect((await page.request.get('/receipt/txid_loc1nope')).status()).toBe(404)
})
