import { expect, test } from './world'

test('without script the page still says what is for sale', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world.siteUrl)
  await expect(page.getByRole('heading', { level: 1, name: 'Hug the Eco System' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Odds by edge' })).toContainText('Foil')
  await context.close()
})
