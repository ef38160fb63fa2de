import type { Page } from '@playwright/test'
import { box } from './ledger'
import { expect, test } from './world'

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state))
const kept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('lootbox:offline')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

test('without a network whoever has connected sees the offline page, and goes on when it is back', async ({
  page,
  context,
  shopper,
}) => {
  await shopper.visit()
  expect(await workers(page), 'who only looks leaves with nothing installed').toEqual([])
  await shopper.connect()
  await expect.poll(() => workers(page)).toEqual(['activated'])
  // The page and what it is made of: no box, no ticket, no answer of an API.
  for (const path of await kept(page))
    expect(path).toMatch(/^\/(?:offline$|_next\/static\/|boxes\/asleep\.svg$|icons\/domain\.svg$)/)
  expect(await kept(page)).toContain('/offline')
  await page.reload()
  await expect(shopper.wallet).toBeVisible()

  await context.setOffline(true)
  await page.goto(`/${box.component}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The ledger is out of reach')
  const picture = page.getByRole('main').locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The ledger is out of reach')

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hug the Eco System')
  await expect(page).toHaveURL(new RegExp(box.component))
})

test('Clear my data takes the offline page along', async ({ page, shopper }) => {
  await shopper.visit()
  await shopper.connect()
  await expect.poll(() => workers(page)).toEqual(['activated'])
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await expect(page.getByText('Cleared. This browser remembers nothing of this site.')).toBeVisible()
  expect(await workers(page)).toEqual([])
  expect(await page.evaluate(async () => [await caches.keys(), localStorage.length])).toEqual([[], 0])
})
