import { box, soldOutBox, unheardOf } from './ledger'
import { keepQuiet } from './quiet'
import { expect, test } from './world'

for (const path of [
  '/nope',
  '/nope/',
  '/two/deep',
  `/${box.component.slice(0, -1)}q`,
  '/component_',
  '/component_nonsense',
  `/${box.component.replace('loc1', 'rdx1')}`,
  '/resource_loc1x',
  '/receipt/nope',
]) {
  test(`${path.slice(0, 24)}… is not a page, and says so before any script`, async ({ browser, page, world }) => {
    const still = await browser.newPage({ baseURL: world.siteUrl, javaScriptEnabled: false })
    expect((await still.goto(path))?.status()).toBe(404)
    await expect(still.getByRole('heading', { level: 1 })).toHaveText('No such ticket')
    await expect(still.getByRole('main').getByRole('searchbox')).toBeVisible()
    await expect(still.getByRole('navigation', { name: 'Popular' }).getByRole('link')).toHaveCount(4)
    await still.close()
    const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such ticket')
    await page.waitForFunction(() => 'lootboxesDevWallet' in window)
    expect(quiet.complaints()).toEqual([])
  })
}

test('what is not found looks an address up, without scripts too', async ({ browser, world }) => {
  const still = await browser.newPage({ baseURL: world.siteUrl, javaScriptEnabled: false })
  await still.goto('/nope')
  await still.getByRole('main').getByRole('searchbox').fill(soldOutBox.component)
  await still.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(still).toHaveURL(new RegExp(`/${soldOutBox.component}$`))
  await still.close()
})

test('a transaction that is not committed has no receipt yet', async ({ page, request }) => {
  await page.goto(`/receipt/${unheardOf}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No receipt for this transaction')
  await expect(page.getByRole('link', { name: 'Ask again' })).toHaveAttribute('href', `/receipt/${unheardOf}`)
  const json = await request.get(`/receipt/${unheardOf}/json`)
  expect(json.status()).toBe(404)
  expect((await json.json()).error.kind).toBe('not-committed')
})

/** What the ledger did not know a moment ago is remembered, so this one was not asked for before. */
const neverAsked = 'txid_loc1pqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqct70ka'

test('a ledger that does not answer is not a transaction that is not there', async ({ page, request, ledger }) => {
  await ledger.knobs({ faults: { rate: 1, kinds: ['500'], path: '/transaction/committed-details' } })
  try {
    const json = await request.get(`/receipt/${neverAsked}/json`)
    expect(json.status()).toBe(503)
    expect((await json.json()).error.kind).toBe('no-answer')
    await page.goto(`/receipt/${neverAsked}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The ledger did not answer')
  } finally {
    await ledger.knobs({ faults: { rate: 0 } })
  }
})

test('a wallet can be connected on a page that is not found, too', async ({ page, shopper }) => {
  await page.goto('/nope')
  await page.waitForFunction(() => 'lootboxesDevWallet' in window)
  await shopper.connect()
  await expect(page.getByRole('heading', { level: 1, name: 'No such ticket' })).toBeVisible()
})
