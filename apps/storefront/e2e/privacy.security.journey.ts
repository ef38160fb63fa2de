import { expect, test } from './world'

/** The development wallet's own, in the place of an app on a phone. */
const ofTheWallet = /dev-wallet/

test('whatever the site leaves in a browser is named by the privacy policy', async ({ page, context, shopper }) => {
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(1)
  await shopper.reveal(1)
  await page.goto('/terms')
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  const all = [...kept, ...cookies].filter((key) => !ofTheWallet.test(key))
  expect(all.length).toBeGreaterThan(3)
  const policy = (await page.getByRole('main').textContent()) ?? ''
  expect(all.filter((key) => !policy.includes(key))).toEqual([])
})

test('pages send no referrer to strangers, and pictures of loot come from this server', async ({
  page,
  shopper,
  world,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (request.url().startsWith('http') && origin !== world.siteUrl && origin !== world.devnetUrl)
      strangers.push(origin)
    if (request.resourceType() === 'image' && request.url().startsWith('http') && origin !== world.siteUrl)
      strangers.push(`picture: ${request.url()}`)
  })
  await shopper.visit()
  await shopper.connect()
  await page.goto('/terms')
  await shopper.visit()
  await page.getByRole('main').getByText('Is it fair?').first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(strangers).toEqual([])
})
