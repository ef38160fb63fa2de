import { loot } from './ledger'
import { expect, test } from './world'

// Both workers run parts of this file.
test.describe.configure({ mode: 'parallel' })

const [creatures] = loot

test('(spec L76, L77) the URL holds sort and filter, and Back removes them one by one', async ({ page }) => {
  await page.goto('/collection/explore_collection')
  const lazyMinted = page.getByRole('checkbox', { name: /^Show Lazy Minted/ })
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Recently Added')
  await expect(page).toHaveURL(/sort=Recently\+Added/)
  await lazyMinted.click()
  await expect(page).toHaveURL(/filter=Show\+Lazy\+Minted/)
  await expect(page.getByRole('article').first()).toContainText(/In the box|Revealed, not redeemed/)
  await page.goBack()
  await expect(page).not.toHaveURL(/filter=/)
  await expect(lazyMinted).not.toBeChecked()
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
})

test('(spec L77) the URL holds several edges and a property of a collection, and Back removes the last one', async ({
  page,
}) => {
  await page.goto(`/collection/${creatures}`)
  const main = page.getByRole('main')
  const total = async () =>
    Number(/^[\d,]+/.exec((await main.getByText(/^[\d,]+ items?$/).textContent()) ?? '')?.[0].replace(',', ''))
  const countOf = async (name: RegExp) =>
    Number(/\d+$/.exec((await main.locator('label').filter({ hasText: name }).first().textContent()) ?? '')?.[0])
  const [foil, double] = [await countOf(/^Legendary/), await countOf(/^Rare/)]
  await main.getByRole('checkbox', { name: /^Legendary/ }).click()
  await expect(page).toHaveURL(/edge=foil/)
  await main.getByRole('checkbox', { name: /^Rare/ }).click()
  await expect(page).toHaveURL(/edge=foil&edge=double/)
  await expect.poll(total).toBe(foil + double)

  const field = main
    .getByRole('group')
    .filter({ has: page.locator('input[name^="property."]') })
    .first()
  const value = field.getByRole('checkbox').first()
  const [name = '', text = ''] = [await value.getAttribute('name'), await value.getAttribute('value')].map(String)
  const chosen = () => new URL(page.url()).searchParams.getAll(name)
  const left = Number(/\d+$/.exec((await field.locator('label').first().textContent()) ?? '')?.[0])
  await value.click()
  await expect.poll(chosen).toEqual([text])
  await expect.poll(total).toBe(left)
  await page.goBack()
  await expect.poll(chosen).toEqual([])
  await expect.poll(total).toBe(foil + double)
  await expect(value).not.toBeChecked()
})

test('skeletons have the room of further items: the page keeps its height when they arrive', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort())
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/lists/items?*', async (route) => {
    await released
    await route.continue()
  })
  const end = page.locator('[data-slot=load-more]')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.goto('/collection/explore_collection')
  await end.scrollIntoViewIfNeeded()
  await expect(end).toHaveAttribute('data-state', 'loading')
  const reserved = await height()
  release()
  await expect(end.getByRole('status')).toHaveText(/^80 of/)
  // Rows differ by fractions of a pixel.
  expect(Math.abs((await height()) - reserved)).toBeLessThan(8)
})

test('a list loads three pages while scrolling and more by its button, renders only visible rows above 200, and keeps its position on Back', async ({
  page,
}) => {
  // Every card reserves the space of its picture. Hundreds of pictures would take seconds.
  await page.route('**/media/**', (route) => route.abort())
  await page.goto('/collection/explore_collection')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const progress = page.locator('[data-slot=load-more]').getByRole('status')
  const scrollTo = (share: number) =>
    page.evaluate(
      (part) => window.scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }),
      share,
    )
  const shown = async () => Number((await progress.textContent())?.split(' of ')[0]?.replace(',', ''))
  const loaded = async () => {
    await scrollTo(1)
    return shown()
  }
  await expect.poll(loaded).toBe(120)
  // The footer can be reached: the list waits for its button. Its last rows came after the last scroll.
  await scrollTo(1)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  const more = page.getByRole('link', { name: 'Show more' })
  for (const count of [160, 200, 240, 280]) {
    await more.click()
    await expect.poll(shown).toBe(count)
  }
  await expect.poll(() => cards.count()).toBeLessThan(120)
  const total = (await progress.textContent())?.split(' of ')[1]?.replace(/\D/g, '') ?? ''
  expect(Number(total)).toBeGreaterThanOrEqual(1_254)
  await expect(page.locator('li[aria-setsize]').first()).toHaveAttribute('aria-setsize', total)

  // Far from the end, so that the list loads nothing more.
  await scrollTo(0.5)
  const inSight = () =>
    cards.getByRole('link').evaluateAll((links) => {
      const middle = window.innerHeight / 2
      const distance = (link: Element) => Math.abs(link.getBoundingClientRect().top - middle)
      const [nearest] = links.toSorted((a, b) => distance(a) - distance(b))
      return nearest !== undefined && distance(nearest) < middle ? nearest.getAttribute('href') : undefined
    })
  await expect.poll(inSight).toBeDefined()
  const link = page.getByRole('main').locator(`a[href="${await inSight()}"]`)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  await link.click()
  await expect(page).toHaveURL(/\/item\//)
  await page.goBack()
  await expect(link).toBeVisible()
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(1_200)
})

test('(spec L79) a control of the rankings resets the others to All, and the URL names it (trap T22)', async ({
  page,
}) => {
  await page.goto('/rankings?sort=holders')
  const row = page.getByRole('row', { name: /Eco Creatures/ })
  await expect(row).toBeVisible()
  // No test creates a collection of this category.
  await page.getByLabel('Category').selectOption('Sports')
  await expect(page).toHaveURL(/category=Sports/)
  await expect(page.getByText('No collection of this kind')).toBeVisible()
  await page.getByLabel('Post date').selectOption('Last 24 Hours')
  await expect(page).toHaveURL(/postDate=Last\+24\+Hours/)
  await expect(page).not.toHaveURL(/category=/)
  await expect(page.getByLabel('Category')).toHaveValue('All')
  await expect(row).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Category')).toHaveValue('Sports')
  await page.getByLabel('Category').selectOption('All')
  await expect(row).toBeVisible()
})
