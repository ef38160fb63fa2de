import { accounts, box } from './ledger'
import { Shopper } from './shopper'
import { expect, test } from './world'

test('the wallet rejects: the dialog stays, silent, and the activity centre explains (spec L28, L124)', async ({
  shopper,
  page,
  ledger,
}) => {
  const before = await ledger.held(accounts.main, box.tickets)
  await shopper.visit()
  await shopper.connect()
  await shopper.orderTickets(1)
  await shopper.reject()
  await shopper.settled()
  await expect(shopper.buyDialog).toBeVisible()
  await expect(shopper.buyDialog.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 request needs a look')).toBeAttached()
  await shopper.wallet.click()
  const request = page.getByRole('listitem').filter({ hasText: 'Buy Tickets: Declined' })
  await expect(request).toContainText('You declined the request in your wallet.')
  expect(await ledger.held(accounts.main, box.tickets)).toEqual(before)
})

test('nobody connected: the sentence for 2 seconds, then the dialog closes and focus goes to Connect (spec L72, L85, L94)', async ({
  shopper,
  page,
}) => {
  await shopper.visit()
  await shopper.openBuy()
  await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  const sentence = shopper.buyDialog.getByText('Please connect your wallet to continue')
  await expect(sentence).toBeVisible()
  const shownAt = Date.now()
  await expect(shopper.buyDialog).toBeHidden()
  expect(Date.now() - shownAt).toBeGreaterThan(1500)
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeFocused()
  // What was said is in the activity centre by now; the button connects all the same.
  await page.keyboard.press('Enter')
  await expect(shopper.sheet).toBeVisible()
  await shopper.approve()
  await expect(shopper.wallet).toBeVisible()
})

test('a login for another network is none: it is said, and nothing of it is kept', async ({ page }) => {
  const elsewhere = 'account_tdx_2_1289zm062j788dwrjefqkfgfeea5tkkdnh8htqhdrzdvjkql4kxceql'
  await page.route('**/wallet.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('radix#chromeExtension#send', ({ detail }) => {
        const say = (message) => dispatchEvent(new CustomEvent('radix#chromeExtension#receive', { detail: message }))
        if (!detail.items) return
        say({ eventType: 'receivedByExtension', interactionId: detail.interactionId })
        say({ discriminator: 'success', interactionId: detail.interactionId, items: {
          discriminator: 'authorizedRequest',
          auth: { discriminator: 'loginWithoutChallenge', persona: { identityAddress: 'identity_tdx_2_12tltwh00wvvur4yymv63pwhhwjjzvu4za2fy7vnyue36v5dtq3zgfq', label: 'Elsewhere' } },
          ongoingAccounts: { accounts: [{ address: '${elsewhere}', label: 'Stokenet', appearanceId: 0 }] },
        } })
      })`,
    }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByText('Your wallet is on another network.').first()).toBeAttached()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':login')))).toEqual([])
})

test('a reload while the ledger draws: the loot turns up by itself', async ({ shopper, page, ledger }) => {
  // Longer than a reload takes on a machine that is busy with other work.
  await ledger.knobs({ drawDelayMs: 15_000 })
  await shopper.visit()
  await shopper.connect('Club account')
  await shopper.buy(1)
  await shopper.openReveal()
  await shopper.revealDialog.getByRole('button', { name: 'Reveal Tickets' }).click()
  await shopper.approve()
  await expect(shopper.revealDialog.getByText('Tickets revealed successfully')).toBeVisible()
  await page.reload()
  await expect(shopper.wallet).toBeVisible()
  await expect(page.getByRole('button', { name: 'Collect Loot' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Collect Loot' })).toBeVisible({ timeout: 60_000 })
  await ledger.knobs({ drawDelayMs: 300 })
})

test('a box that could not be read is read again by Retry', async ({ shopper, page }) => {
  await shopper.visit()
  await shopper.connect('Club account')
  await shopper.buy(1)
  await page.route('**/api/all-lootbox-resources', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.reload()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/all-lootbox-resources')
  await retry.click()
  await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toBeVisible()
  await expect(retry).toBeHidden()
})

test('no ticket asked for: the sentence for 2 seconds, and the dialog stays (spec L18, L85)', async ({ shopper }) => {
  await shopper.visit()
  await shopper.connect()
  await shopper.orderTickets(0)
  await expect(shopper.buyDialog.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  const sentence = shopper.buyDialog.getByText('You must buy at least 1 ticket')
  await expect(sentence).toBeVisible()
  await expect(sentence).toBeHidden()
  await expect(shopper.buyDialog).toBeVisible()
  await shopper.buyDialog.getByLabel('How many').fill('-5')
  await expect(shopper.buyDialog.getByLabel('How many')).toHaveValue('1')
})

test('no extension: connecting fails after 100 ms and says what to do (spec L74)', async ({ shopper, page }) => {
  await page.route('**/wallet.js', (route) => route.abort())
  await shopper.visit()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByText('No wallet extension answered.').first()).toBeAttached()
  // Where anybody sees it, with what to do (spec L13, L129; trap T19).
  const notice = page.getByRole('complementary', { name: 'Wallet' })
  await expect(notice).toContainText('MetaMask not available :')
  await expect(notice.getByRole('link', { name: /Get the Radix Wallet/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Connect wallet/ })).toBeEnabled()
})

test('the wallet never answers: cancel takes the request back (spec L74)', async ({ shopper, page, ledger }) => {
  const before = await ledger.held(accounts.main, box.tickets)
  await shopper.visit()
  await shopper.connect()
  // An extension that takes requests and has no phone: it echoes, lets go of what it still holds, and says nothing else.
  await page.route('**/wallet.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('radix#chromeExtension#send', ({ detail }) => {
        const tell = (eventType) => detail.interactionId && dispatchEvent(new CustomEvent('radix#chromeExtension#receive', { detail: { eventType, interactionId: detail.interactionId } }))
        tell('receivedByExtension')
        if (detail.items?.discriminator === 'cancelRequest') tell('requestCancelSuccess')
      })`,
    }),
  )
  await page.reload()
  await expect(shopper.wallet).toBeVisible()
  await shopper.orderTickets(1)
  await expect(shopper.overlay).toBeVisible()
  await shopper.overlay.getByRole('button', { name: 'Cancel' }).click()
  await shopper.settled()
  await expect(shopper.buyDialog).toBeVisible()
  expect(await ledger.held(accounts.main, box.tickets)).toEqual(before)
})

test('a reload and a second tab while the ledger confirms: the login is there at once and the tickets turn up in both', async ({
  shopper,
  page,
  context,
  ledger,
  world,
}) => {
  const before = await world.product.unrevealed(accounts.main)
  await ledger.knobs({ commitDelayMs: 4000 })
  await shopper.visit()
  await shopper.connect()
  await shopper.orderTickets(2)
  await shopper.approve()
  await expect(shopper.overlay.getByText('Confirmed by the ledger, in progress')).toBeVisible()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('lootbox:journal:')))
  const other = new Shopper(await context.newPage())
  await Promise.all([page.reload(), other.visit()])
  await expect(shopper.wallet).toBeVisible()
  await expect(other.wallet).toBeVisible()
  await ledger.knobs({ commitDelayMs: 300 })
  for (const tab of [page, other.page])
    await expect(tab.getByRole('button', { name: 'Reveal Ticket' })).toContainText(`${before.length + 2}`)
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('lootbox:journal:')))
})

test('no more can be asked for than there is; a failed commit costs the fee, leaves the dialog silent and is named', async ({
  shopper,
  page,
  ledger,
}) => {
  const before = await ledger.xrd(accounts.main)
  const [latest] = await ledger.history(accounts.main, 1)
  await shopper.visit()
  await shopper.connect()
  await shopper.openBuy()
  await expect(shopper.buyDialog.getByText('Balance after')).toBeVisible()
  await shopper.buyDialog.getByLabel('How many').fill('400000')
  await expect(shopper.buyDialog.getByText(/^At most \d+ tickets: /)).toBeVisible()
  await expect(shopper.buyDialog.locator('dt', { hasText: 'Balance after' }).locator('+ dd')).not.toContainText(/[-−]/)

  // The price goes up while the wallet asks: the ledger runs it and says no.
  await shopper.buyDialog.getByLabel('How many').fill('2')
  await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  await expect(shopper.sheet).toBeVisible()
  await ledger.price('3')
  await shopper.approve()
  await shopper.settled()
  await ledger.price('2')
  await expect(shopper.buyDialog).toBeVisible()
  await expect(shopper.buyDialog.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await shopper.wallet.click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'The ledger carried the transaction out and it failed.' })
      .filter({ hasText: 'Buy Tickets' }),
  ).toHaveCount(1)
  const [failed] = await ledger.history(accounts.main, 1)
  expect(failed).not.toBe(latest)
  const { status, fee } = await ledger.committed(failed ?? '')
  expect(status).toBe('CommittedFailure')
  expect(before - (await ledger.xrd(accounts.main))).toBe(fee)
})
