import { loot } from './ledger'
import { inParts, sweep } from './sweep'
import { expect, test } from './world'

// The slowest file: its tests are shared out.
test.describe.configure({ mode: 'parallel' })

const [creatures, plants] = loot

/** Every path of L32, L34 and what of L33 is the marketplace's, with its aliases, and the title it has. */
const routes: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Baller | NFT Lootboxes'],
  ...['Home 2', 'Home 3', 'Home 4', 'Home 5', 'Home 6'].map((name, at) => [`/home/home_${at + 2}`, name] as const),
  ['/home/home_7', 'Crypto Consultant'],
  ['/home/home_8', 'NFT Game'],
  ['/home/home_9', 'Dao Platform'],
  ['/home/home_10', 'Crypto App'],
  ['/home/home_11', 'Crypto Trading'],
  ['/home/home_12', 'ICO Landing'],
  ['/home/home_13', 'NFT Aggregator'],
  ['/collection/explore_collection', 'All NFTs'],
  ['/art', 'Art'],
  ['/sports', 'Sports'],
  ['/collectibles', 'Collectibles'],
  ['/tranding-cards', 'Trading Cards'],
  ['/domain-names', 'Domain Names'],
  ['/utility', 'Utility'],
  ['/virtual-worlds', 'Virtual Worlds'],
  ['/item/item_20', 'Old Acorn No. 340'],
  [`/item/${plants}/%23340%23`, 'Old Acorn No. 340'],
  ['/collection/avatar_1', 'Eco Creatures'],
  [`/collection/${creatures}?show=activity`, 'Eco Creatures'],
  [`/collection/${creatures}?show=owners`, 'Eco Creatures'],
  [`/collection/${creatures}?show=rules`, 'Eco Creatures'],
  ['/collections-wide', 'Collections'],
  ['/activity', 'Activity'],
  ['/rankings', 'Rankings'],
  ['/create', 'Create'],
  ['/search?q=acorn', 'Search'],
]

for (const [part, some] of inParts(routes, 9).entries())
  test(`L32, L33, L34: every page of the marketplace answers, says what it is, and is quiet (${part + 1})`, async ({
    page,
    world,
  }) => {
    await sweep(
      page,
      world,
      some.map(([path, title]) => ({ path, title })),
    )
  })

test('L34: misspelt paths are kept and the right words lead to them (trap T14)', async ({ request }) => {
  for (const [from, to] of [
    ['/trading-cards', '/tranding-cards'],
    ['/category/art', '/art'],
  ] as const) {
    const { status, headers } = await request.get(from, { maxRedirects: 0 }).then((response) => ({
      status: response.status(),
      headers: response.headers(),
    }))
    expect([status, new URL(headers.location ?? '', 'http://x').pathname]).toEqual([308, to])
  }
  const page = await (await request.get('/tranding-cards')).text()
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/tranding-cards"/)
})

test('what names nothing is no page', async ({ request }) => {
  for (const path of [
    '/home/home_14',
    '/home/home_1',
    '/item/item_21',
    `/item/${plants}/%23999999%23`,
    `/item/${plants}/340`,
    '/collection/avatar_2',
    `/collection/${plants.slice(0, -1)}q`,
    '/category/nothing',
    '/lists/nothing',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('L76, L77: sort, filter and view stand in the address; Back goes back; scripts are not needed', async ({
  page,
  browser,
}) => {
  await page.goto('/collection/explore_collection')
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Recently Added')
  await expect(page).toHaveURL(/sort=Recently\+Added/)
  await page.getByRole('checkbox', { name: /^Show Lazy Minted/ }).click()
  await expect(page).toHaveURL(/filter=Show\+Lazy\+Minted/)
  await expect(page.getByRole('article').first()).toContainText('Still in the box')
  await page.goBack()
  await expect(page).not.toHaveURL(/filter=/)
  await expect(page.getByRole('checkbox', { name: /^Show Lazy Minted/ })).not.toBeChecked()
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)

  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await still.goto(new URL('/collection/explore_collection?filter=Show+Lazy+Minted', page.url()).href)
  await expect(still.getByRole('article').first()).toContainText('Still in the box')
  await still.getByRole('link', { name: 'Load more' }).click()
  await expect(still).toHaveURL(/cursor=/)
  await expect(still.getByRole('article').first()).toContainText('Still in the box')
  await still.context().close()
})

test('several edges and fields of a collection stand in the address; Back goes back; a form asks the same without scripts', async ({
  page,
  browser,
}) => {
  const path = `/collection/${creatures}`
  await page.goto(path)
  const main = page.getByRole('main')
  const count = async () =>
    Number(/^[\d,]+/.exec((await main.getByText(/^[\d,]+ items?$/).textContent()) ?? '')?.[0].replace(',', ''))
  const countOf = async (name: RegExp) =>
    Number(/\d+$/.exec((await main.locator('label').filter({ hasText: name }).first().textContent()) ?? '')?.[0])
  const [foil, double] = [await countOf(/^Foil/), await countOf(/^Double/)]
  await main.getByRole('checkbox', { name: /^Foil/ }).click()
  await expect(page).toHaveURL(/edge=foil/)
  await main.getByRole('checkbox', { name: /^Double/ }).click()
  await expect(page).toHaveURL(/edge=foil&edge=double/)
  await expect.poll(count).toBe(foil + double)

  const field = main
    .getByRole('group')
    .filter({ has: page.locator('input[name^="property."]') })
    .first()
  const value = field.getByRole('checkbox').first()
  const [name = '', said = ''] = [await value.getAttribute('name'), await value.getAttribute('value')].map(String)
  const left = Number(/\d+$/.exec((await field.locator('label').first().textContent()) ?? '')?.[0])
  await value.click()
  await expect.poll(() => new URL(page.url()).searchParams.getAll(name)).toEqual([said])
  await expect.poll(count).toBe(left)
  const asked = page.url()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).searchParams.getAll(name)).toEqual([])
  await expect.poll(count).toBe(foil + double)
  await expect(value).not.toBeChecked()

  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await still.goto(new URL(`${path}?sort=Recently+Added&edge=foil&edge=nonsense&property.=x`, page.url()).href)
  await still.getByRole('checkbox', { name: /^Double/ }).check()
  await still.locator(`input[name="${name}"][value="${said}"]`).check()
  await still.getByRole('button', { name: 'Apply' }).click()
  const { searchParams } = new URL(still.url())
  expect(searchParams.get('sort')).toBe('Recently Added')
  expect(searchParams.getAll(name)).toEqual([said])
  await expect(
    still
      .getByRole('main')
      .getByText(`${left.toLocaleString('en')} item`)
      .first(),
  ).toBeVisible()
  await still.goto(asked)
  await expect(still.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await still.context().close()
})

test('a list goes on as it is read, is windowed above 200, and keeps its place on Back', async ({ page }) => {
  await page.goto('/collection/explore_collection')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const progress = page.locator('[data-slot=load-more]').getByRole('status')
  const loaded = async () => Number((await progress.textContent())?.split(' of ')[0]?.replace(',', '') ?? 0)
  for (let turn = 0; turn < 40 && (await loaded()) <= 240; turn += 1) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(150)
  }
  expect(await loaded()).toBeGreaterThan(200)
  // Only what is in sight is drawn, and screen readers hear where it stands.
  await expect.poll(() => cards.count()).toBeLessThan(120)
  const all = (await progress.textContent())?.split(' of ')[1]?.replace(/\D/g, '') ?? ''
  expect(Number(all)).toBeGreaterThanOrEqual(1_254)
  await expect(page.locator('li[aria-setsize]').first()).toHaveAttribute('aria-setsize', all)
  await expect(async () => {
    const sofar = await loaded()
    await page.waitForTimeout(500)
    expect(await loaded()).toBe(sofar)
  }).toPass()
  // One in the middle of what is seen: those drawn above and below it come and go.
  const name = await cards.getByRole('link').evaluateAll((links) => {
    const middle = window.innerHeight / 2
    const distance = (link: Element) => Math.abs(link.getBoundingClientRect().top - middle)
    return links.toSorted((a, b) => distance(a) - distance(b))[0]?.getAttribute('href')
  })
  const before = await page.evaluate(() => window.scrollY)
  await page.getByRole('main').locator(`a[href="${name}"]`).click()
  await expect(page).toHaveURL(/\/item\//)
  await page.goBack()
  await expect(page.getByRole('main').locator(`a[href="${name}"]`)).toBeVisible()
  const after = await page.evaluate(() => window.scrollY)
  expect(Math.abs(after - before)).toBeLessThan(1_200)
})

test('L79: a control of the rankings sets the others back to All, and the address says which (trap T22)', async ({
  page,
}) => {
  await page.goto('/rankings?sort=holders')
  const rows = page.getByRole('rowheader')
  // The two boxes, and what other journeys made on this ledger.
  await expect(rows.nth(1)).toBeVisible()
  const all = await rows.count()
  // No journey makes a collection of this kind.
  await page.getByLabel('Category').selectOption('Sports')
  await expect(page).toHaveURL(/category=Sports/)
  await expect(page.getByText('No collection of this kind')).toBeVisible()
  await page.getByLabel('Post date').selectOption('Last 24 Hours')
  await expect(page).toHaveURL(/postDate=Last\+24\+Hours/)
  await expect(page).not.toHaveURL(/category=/)
  await expect(page.getByLabel('Category')).toHaveValue('All')
  await expect(rows.first()).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Category')).toHaveValue('Sports')
  await page.getByLabel('Category').selectOption('All')
  await expect(rows).toHaveCount(all)
})

test('L34: an explore entry of the wide menu leads to the home and opens its category there (traps T23, T24)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/rankings')
  await page.getByRole('banner').getByRole('button', { name: 'Explore' }).click()
  const entry = page.getByRole('banner').getByRole('link', { name: 'Collectibles' })
  await expect(entry).toHaveAttribute('href', '/')
  await entry.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main').getByLabel('Category')).toHaveValue('Collectibles')
  await expect(page.getByRole('main').getByLabel('Category')).toBeInViewport()
})

test('lists are taken away as CSV and JSON, and what is no list is none', async ({ request }) => {
  const csv = await (await request.get('/lists/rankings.csv')).text()
  expect(csv.split('\r\n')[0]).toMatch(/^rank,address,/)
  expect(csv).toContain('Eco Creatures')
  const rows: { localId: string }[] = await (await request.get(`/lists/items.json?collection=${plants}`)).json()
  expect(rows).toHaveLength(344)
  expect((await request.get('/lists/items.csv?collection=resource_loc1nothing')).status()).toBe(503)
})
