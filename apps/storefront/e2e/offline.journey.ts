import type { Page } from '@playwright/test'
import { box } from './ledger'
import { expect, test } from './world'

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state))
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('lootbox:offline')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

test('the offline page is installed after a connection and shown without a network; Clear my data removes it', async ({
  page,
  context,
  shopper,
}) => {
  await shopper.visit()
  expect(await workers(page), 'a visit without a connection installs nothing').toEqual([])
  await shopper.connect()
  await expect.poll(() => workers(page)).toEqual(['activated'])
  // The page and its files: no box, no ticket, no API response.
  const cached = await cachedPaths(page)
  for (const path of cached)
    expect(path).toMatch(/^\/(?:offline$|_next\/static\/|boxes\/asleep\.svg$|icons\/domain\.svg$)/)
  expect(cached).toContain('/offline')
  await page.reload()
  await expect(shopper.wallet).toBeVisible()

  await context.setOffline(true)
  await page.goto(`/${box.component}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('The ledger is out of reach')
  await expect(page.getByRole('main').locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toHaveText('The ledger is out of reach')

  await context.setOffline(false)
  await expect(heading).toHaveText('Hug the Eco System')
  await expect(page).toHaveURL(new RegExp(box.component))

  await page.goto('/terms')
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await expect(page.getByText('Cleared. This browser remembers nothing of this site.')).toBeVisible()
  expect(await workers(page)).toEqual([])
  expect(await page.evaluate(async () => [await caches.keys(), localStorage.length])).toEqual([[], 0])
})
