import { expect, test } from './world'

test('without script the page still says what is for sale', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world.siteUrl)
  await expect(page.getByRole('heading', { level: 1, name: 'Hug the Eco System' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Odds by edge' })).toContainText('Foil')
  await context.close()
})

test('nothing is asked for twice, and nothing of anybody else', async ({ page, world }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url, place) => asked.indexOf(url) !== place)).toEqual([])
  expect(asked.filter((url) => !url.startsWith(world.siteUrl) && !url.startsWith(world.devnetUrl))).toEqual([])
  expect(asked.filter((url) => url.endsWith('.css'))).toHaveLength(1)
})
