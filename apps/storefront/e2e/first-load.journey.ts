import { expect, test } from './world'

const routes = ['/', '/terms']

for (const route of routes) {
  test(`the first load of ${route} talks to nobody but the site and the devnet, and the console stays empty`, async ({
    page,
    world,
  }) => {
    const own = new Set([new URL(world.siteUrl).host, new URL(world.devnetUrl).host])
    const strangers: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol !== 'data:' && !own.has(url.host)) strangers.push(request.url())
    })
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(route, { waitUntil: 'networkidle' })
    expect(strangers).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('without script the page still says what is for sale', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world.siteUrl)
  await expect(page.getByRole('heading', { level: 1, name: 'Hug the Eco System' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Odds by edge' })).toContainText('Foil')
  await context.close()
})
