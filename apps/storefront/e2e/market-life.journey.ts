import { accounts, box, loot } from './ledger'
import { Shopper } from './shopper'
import { expect, test } from './world'

const soon = { timeout: 5_000 }

test('a purchase, its reveal and its redemption show on item, collection, ranking, activity and search pages within 5 s, and sums are the ledger’s (spec L9, L67)', async ({
  page,
  shopper,
  ledger,
  request,
}) => {
  type Row = { address: string; sold: number; claimed: number }
  const rankings = async (): Promise<Row[]> => (await request.get('/lists/rankings.json')).json()
  const total = (rows: readonly Row[], of: 'sold' | 'claimed') => rows.reduce((sum, row) => sum + row[of], 0)

  const { main } = accounts
  const lootBefore = await ledger.loot(main)
  const ranksBefore = await rankings()

  await shopper.visit()
  await shopper.phone('here')
  await shopper.connect()
  // The tape is open in another window the whole time.
  const tape = await page.context().newPage()
  await tape.goto('/activity')
  const lines = tape.locator('[data-slot=activity-feed] li')
  await shopper.buy(3)
  await expect(lines.first()).toContainText('Bought3 tickets, 6 XRD', soon)
  // Its note would choose all three.
  await shopper.closeNextStep()
  await shopper.reveal(1)
  await shopper.revealDialog.getByRole('button', { name: 'DONE', exact: true }).click()
  await shopper.openRedeem()
  await shopper.redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).click()
  await shopper.approve()
  await expect(shopper.redeemDialog.getByText('Tickets Redeemed Successfully')).toBeVisible()
  await expect(lines.first()).toContainText('Claimed', soon)

  const [gained = ''] = (await ledger.loot(main)).filter((one) => !lootBefore.includes(one))
  const [collection = '', localId = ''] = gained.split(':')
  const [claimed] = await ledger.history(main, 1)

  const item = await page.context().newPage()
  await item.goto(`/item/${collection}/${encodeURIComponent(localId)}`)
  const life = item.getByRole('list', { name: 'Its life so far' })
  await expect(life.locator('[aria-current=step]')).toContainText('Claimed')
  await expect(life.getByRole('link', { name: 'Claimed' })).toHaveAttribute('href', `/receipt/${claimed}`)
  await expect(
    item
      .getByRole('main')
      .getByRole('link', { name: new RegExp(main) })
      .first(),
  ).toBeVisible()
  await expect(item.getByText(/^1 in \d+ at version/)).toBeVisible()
  const card = await item.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await request.get(card ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  expect((await request.get(`/cards/${collection}`)).status()).toBe(200)
  expect((await request.get(`/cards/${collection}/%23999999%23`)).status()).toBe(404)
  const name = (await item.getByRole('heading', { level: 1 }).textContent())?.split(' No. ')[0] ?? ''

  await item.goto(`/collection/${collection}?show=owners`)
  const held = (await ledger.held(main, collection)).length
  await expect(item.getByRole('row', { name: new RegExp(main) })).toContainText(`${held}`)
  await item.goto(`/search?q=${encodeURIComponent(name)}`)
  await expect(item.getByRole('main').getByRole('article').first()).toContainText(name)
  await item.goto(`/user/${main}`)
  await expect(item.getByRole('main').getByText(name).first()).toBeVisible(soon)

  // Of what a ticket won its collection counts the sale, once it is drawn.
  const ranks = await rankings()
  expect(total(ranks, 'claimed') - total(ranksBefore, 'claimed')).toBe(1)
  expect(total(ranks, 'sold') - total(ranksBefore, 'sold')).toBe(1)
  await item.goto('/rankings')
  // The head says what the rows come to, and what is sold beside it.
  const drawn = item.locator('dt', { hasText: 'Drawn' }).locator('+ dd')
  await expect(drawn).toHaveText(total(ranks, 'sold').toLocaleString('en'))
  await expect(item.getByRole('row', { name: /Eco Creatures/ })).toContainText(
    `${ranks.find(({ address }) => address === loot[0])?.sold}`,
  )

  // The catalog's word for the account is the ledger's.
  const mine: { localId: string; collection: { address: string } }[] = await (
    await request.get(`/lists/items.json?owner=${main}`)
  ).json()
  expect(mine.map((one) => `${one.collection.address}:${one.localId}`).sort()).toEqual((await ledger.loot(main)).sort())
  const tickets = await ledger.held(main, box.tickets)
  expect(tickets.length).toBeGreaterThanOrEqual(2)
})

test('the tape can be paused, and says what it holds back', async ({ page, shopper }) => {
  await shopper.visit('/activity')
  await shopper.phone('here')
  await shopper.connect()
  const lines = page.locator('[data-slot=activity-feed] li')
  await page.getByRole('button', { name: 'Pause' }).click()
  // The words of a line, without how long ago that was.
  const wordsOf = async () => (await lines.first().textContent())?.split('Transaction')[0]
  const first = await wordsOf()
  const buyer = await page.context().newPage()
  const other = new Shopper(buyer)
  await other.visit()
  await other.buy(1)
  await expect(page.getByText('Paused, 1 new')).toBeVisible({ timeout: 6_000 })
  expect(await wordsOf()).toBe(first)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(lines.first()).toContainText('1 ticket, 2 XRD')
})

test('a collection of twelve is made on /create and found (spec L9, L35)', async ({ page, shopper }) => {
  await shopper.visit('/create')
  const next = page.getByRole('button', { name: 'Next' })
  // Nothing is left out unsaid.
  await next.click()
  await expect(page.getByText('A collection needs a name.')).toBeVisible()
  const nameField = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(nameField).toBeFocused()
  await expect(nameField).toBeInViewport()
  await nameField.fill('Tidepool')
  await page.getByRole('textbox', { name: 'Description' }).fill('Twelve fish of one pool.')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="teal"/></svg>'
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'pond.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.getByText('pond.svg')).toBeVisible()
  await next.click()
  // The next step is shown from its top.
  const title = page.getByRole('heading', { name: 'What makes them differ?' })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await page.getByRole('textbox', { name: 'Property 1' }).fill('kind')
  await page.getByRole('textbox', { name: 'Values 1' }).fill('carp, pike, bream')
  await next.click()
  await expect(page.getByText('12 items in all')).toBeVisible()
  // Back is a step back, and what was filled in is there.
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Property 1' })).toHaveValue('kind')
  await next.click()
  await next.click()
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await shopper.sheet.getByLabel('Main account').check()
  await shopper.approve()
  await page.getByRole('button', { name: 'Sign and mint' }).click()
  await shopper.approve()
  const open = page.getByRole('link', { name: 'Open Tidepool' })
  await expect(open).toBeVisible({ timeout: 15_000 })
  // It is finished, and nothing on the page says otherwise.
  await expect(page.getByRole('list', { name: 'Steps' }).getByText('(done)')).toHaveCount(4)
  await expect(page.getByText('Everything can be changed')).toBeHidden()
  await expect(page.getByText('Specimen')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toBeHidden()
  await open.click()
  await expect(page).toHaveTitle('Tidepool || Lootboxes')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true)
  await page.getByRole('main').getByRole('article').getByRole('link').last().click()
  await expect(page.getByRole('main').getByText('kind', { exact: true })).toBeVisible()

  await page.goto('/search?q=tidep')
  await expect(page.getByRole('main').getByRole('link', { name: 'Tidepool' }).first()).toBeVisible()
  await page.goto('/art')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
})
