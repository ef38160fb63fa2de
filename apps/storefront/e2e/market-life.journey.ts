import { box, loot } from './ledger'
import { expect, test } from './world'

test('a purchase, its reveal and its redemption appear in activity, item, owners, rankings, search and receipt without a reload of the open list, with the ledger’s totals (spec L9, L67)', async ({
  page,
  user,
  ledger,
  request,
}) => {
  type Row = { address: string; sold: number; claimed: number }
  const rankings = async (): Promise<Row[]> => (await request.get('/lists/rankings.json')).json()
  const total = (rows: readonly Row[], of: 'sold' | 'claimed') => rows.reduce((sum, row) => sum + row[of], 0)
  const { main } = user

  // The activity page stays open in a browser.
  await page.goto('/activity')
  const lines = page.locator('[data-slot=activity-feed] li')
  const [first = '', ...others] = await user.buy(3)
  const [bought] = await ledger.history(main, 1)
  await expect(lines.first()).toContainText(/bought 3 tickets of .+ for 6 XRD/)
  // The catalog has read the purchase, and so every transaction of the tests before.
  const before = await rankings()
  await user.reveal([first])
  const claimed = await user.redeem([first])
  await expect(lines.first()).toContainText('redeemed')
  const [gained = ''] = await ledger.loot(main)
  const [collection = '', localId = ''] = gained.split(':')

  await page.goto(`/item/${collection}/${encodeURIComponent(localId)}`)
  const life = page.getByRole('list', { name: 'Its life so far' })
  await expect(life.locator('[aria-current=step]')).toContainText('Redeemed')
  await expect(life.getByRole('link', { name: 'Redeemed' })).toHaveAttribute('href', `/receipt/${claimed}`)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(main) })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/^1 in \d+ for this kind when its ticket was revealed/)).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.split(' No. ')[0] ?? ''
  const card = await request.get((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png'])
  expect((await request.get(`/cards/${collection}`)).status()).toBe(200)
  expect((await request.get(`/cards/${collection}/%23999999%23`)).status()).toBe(404)

  await page.goto(`/collection/${collection}?show=owners&q=${main}`)
  await expect(page.getByRole('row', { name: new RegExp(main) })).toContainText('1')
  await page.goto(`/search?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name)
  await page.goto(`/user/${main}`)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()

  // A ticket counts for the collection of its item once it is revealed.
  const ranks = await rankings()
  expect(total(ranks, 'claimed') - total(before, 'claimed')).toBe(1)
  expect(total(ranks, 'sold') - total(before, 'sold')).toBe(1)
  await page.goto('/rankings')
  await expect(page.locator('dt', { hasText: 'Items revealed' }).locator('+ dd')).toHaveText(
    total(ranks, 'sold').toLocaleString('en'),
  )
  await expect(page.getByRole('row', { name: /Eco Creatures/ })).toContainText(
    `${ranks.find(({ address }) => address === loot[0])?.sold}`,
  )

  const mine: { localId: string; collection: { address: string } }[] = await (
    await request.get(`/lists/items.json?owner=${main}`)
  ).json()
  expect(mine.map((one) => `${one.collection.address}:${one.localId}`)).toEqual([gained])
  expect((await ledger.held(main, box.tickets)).toSorted()).toEqual(others.toSorted())

  // The receipt matches the ledger and shows the odds of its state version.
  const answer = () => request.get(`/receipt/${bought}/json`)
  await expect.poll(async () => (await answer()).status(), 'a busy ledger answers 503 at first').toBe(200)
  const facts = await (await answer()).json()
  expect(facts).toMatchObject({ status: 'success', what: 'bought', transactionIntentHash: bought })
  expect(facts.odds).toMatchObject([{ basis: 'ledger', stateVersion: facts.stateVersion }])
  await page.goto(`/receipt/${bought}`)
  const receipt = page.getByRole('article')
  await expect(receipt).toContainText('Tickets bought')
  await expect(receipt).toContainText('6 XRD')
  await expect(receipt).toContainText(/3 × ticket of Hug the Eco System, second print: No\. \d+, \d+, \d+/)
  await expect(receipt).toContainText('Odds at that moment')
  await expect(receipt).toContainText(`at version ${facts.stateVersion.toLocaleString('en')}`)
  expect((await request.get('/receipt/txid_loc1nope')).status()).toBe(404)
})

test('the activity list can be paused and counts the rows it holds back', async ({ page, user }) => {
  await page.goto('/activity')
  const lines = page.locator('[data-slot=activity-feed] li')
  await user.buy(2)
  // The list has this purchase, and so every transaction of the tests before.
  await expect(lines.first()).toContainText(/bought 2 tickets of .+ for 4 XRD/)
  await page.getByRole('button', { name: 'Pause' }).click()
  // A row without its relative time.
  const wordsOf = async () => (await lines.first().textContent())?.split('Transaction')[0]
  const first = await wordsOf()
  await user.buy(1)
  await expect(page.getByText('Paused, 1 new')).toBeVisible()
  expect(await wordsOf()).toBe(first)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(lines.first()).toContainText(/bought 1 ticket of .+ for 2 XRD/)
})

test.describe('connected', () => {
  test.use({ login: 'Main account' })

  test('a user creates a collection of twelve on /create and finds it (spec L9, L35)', async ({
    page,
    shopper,
    userName,
  }) => {
    // No other test creates a collection with this name.
    const name = `Tidepool ${userName.slice(0, 8)}`
    await shopper.visit('/create')
    const next = page.getByRole('button', { name: 'Next' })
    await next.click()
    await expect(page.getByText('Add at least one picture.')).toBeVisible()
    const files = page.getByLabel('Pictures', { exact: true })
    await expect(files).toBeFocused()
    const svg = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="${colour}"/></svg>`
    await files.setInputFiles([
      ...['teal', 'gold'].map((colour) => ({
        name: `${colour}-pond.svg`,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(svg(colour)),
      })),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ])
    await expect(page.getByText('notes.txt: That file is no picture.')).toBeVisible()
    const names = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect(names).toHaveCount(2)
    await expect(names.first()).toHaveValue('Teal pond')
    await page.getByRole('spinbutton', { name: 'Copies' }).first().fill('11')
    await page.getByRole('combobox', { name: 'Rarity' }).last().selectOption('foil')
    const crop = page.getByRole('button', { name: 'Crop Teal pond' })
    await crop.click()
    await page.getByRole('slider', { name: 'Zoom' }).fill('100')
    await page.getByRole('button', { name: 'Use this square' }).click()
    await expect(crop).toBeFocused()
    await expect(page.getByText('2 pictures, 12 items in all.')).toBeVisible()
    await next.click()
    const title = page.getByRole('heading', { name: 'Describe the collection' })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await next.click()
    await expect(page.getByText('A collection needs a name.')).toBeVisible()
    await expect(names).toBeFocused()
    await names.fill(name)
    await page.getByRole('textbox', { name: 'Description' }).fill('Twelve fish of one pool.')
    // The draft is in the browser's storage.
    await page.reload()
    await expect(names).toHaveValue(name)
    await next.click()
    await page.getByRole('textbox', { name: 'Property 1' }).fill('kind')
    await page.getByRole('textbox', { name: 'Values 1' }).fill('carp, pike, bream')
    // Back returns to the previous step with its values.
    await page.goBack()
    await expect(names).toHaveValue(name)
    await next.click()
    await next.click()
    await page.getByRole('button', { name: 'Sign and mint' }).click()
    await shopper.approve()
    await page.waitForURL('**/collection/**', { timeout: 15_000 })
    await expect(page).toHaveTitle(`${name} || Lootboxes`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true)
    await page.getByRole('main').getByRole('article').getByRole('link').last().click()
    await expect(page.getByRole('main').getByText('kind', { exact: true })).toBeVisible()

    await page.goto(`/search?q=${name.slice(0, -1).toLowerCase()}`)
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
    await page.goto('/art')
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: name }).first()).toBeVisible()
  })
})
