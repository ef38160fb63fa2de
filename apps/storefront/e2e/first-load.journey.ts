import { expect, test } from './world'

test('without script the page still says what is for sale', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world.siteUrl)
  await expect(page.getByRole('heading', { level: 1, name: 'Hug the Eco System' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Odds by edge' })).toContainText('Foil')
  await context.close()
})

test('the page is painted from the document alone; its scripts are asked for afterwards, each once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: /connect/i })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { painted, scripts, loaded } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart)[0],
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_next/static/') && name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts.length).toBeGreaterThan(5)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted)
  expect(loaded).toBeGreaterThanOrEqual(Math.max(...scripts))
  expect(asked.filter((path) => path.endsWith('.css') || path === '/boxes/hug.svg')).toEqual([])
  expect(asked.filter((path, place) => path.endsWith('.js') && asked.indexOf(path) !== place)).toEqual([])
})

test('a button pressed before the scripts are there is answered when they are', async ({ page }) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('main').getByRole('button', { name: 'Buy Tickets' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Buy Tickets' })).toBeVisible()
})
