import type { Page } from '@playwright/test'
import { expect, test } from './world'

/** Opens a page and holds its scripts. Returns the function that lets them load. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  // All of the document: a test that reads the last option of a list needs every option. No script runs before `release`.
  // A page that the catalog does not answer in time refreshes itself by a script, so here it is opened again instead.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(await page.locator('[data-slot=error-state]').count()).toBe(0)
  }).toPass()
  return () => {
    isHeld = false
    for (const release of held) release()
  }
}

test('a press of Buy Tickets before the scripts have arrived opens the dialog when they have', async ({ page }) => {
  const release = await openWithoutScripts(page, '/')
  await page.getByRole('main').getByRole('button', { name: 'Buy Tickets' }).first().click()
  await expect(page).toHaveURL('/?buy=1')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a press of Connect wallet before the scripts have arrived asks the wallet when they have', async ({ page }) => {
  const release = await openWithoutScripts(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  release()
  await expect(page.getByLabel('Development wallet').getByRole('button', { name: 'Approve' })).toBeVisible()
})

test('a press of Connect wallet in the page before the scripts have arrived asks the wallet when they have', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/home/home_10')
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  release()
  await expect(page.getByLabel('Development wallet').getByRole('button', { name: 'Approve' })).toBeVisible()
})

test('an order that is chosen before the scripts have arrived applies when they have', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const release = await openWithoutScripts(page, '/collection/avatar_1')
  const order = page.getByRole('main').getByRole('combobox').first()
  const last = await order.locator('option').last().getAttribute('value')
  await order.selectOption(last)
  release()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('sort') === last)
  await expect(order).toHaveValue(last ?? '')
})

test('a filter that is chosen before the scripts have arrived applies when they have', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const release = await openWithoutScripts(page, '/collection/avatar_1')
  await page.getByRole('checkbox', { name: /Legendary/ }).check()
  release()
  await expect(page).toHaveURL(/edge=/)
  await expect(page.getByRole('checkbox', { name: /Legendary/ })).toBeChecked()
})

test('the filters of a phone open when they were pressed before the scripts have arrived', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await openWithoutScripts(page, '/collection/avatar_1')
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click()
  release()
  await expect(page.getByRole('checkbox', { name: /Legendary/ })).toBeVisible()
})

test('a press of Connect wallet before the development wallet has arrived asks it when it has, and connects', async ({
  page,
  shopper,
}) => {
  let arrive: () => void = () => undefined
  const isHere = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/wallet.js', async (route) => {
    await isHere
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.locator('[data-slot=connect-button][data-status=pending]')).toBeVisible()
  // Longer than a page waits for the echo of an extension.
  await page.clock.runFor(1_000)
  arrive()
  await shopper.approve()
  await expect(shopper.wallet).toBeVisible()
})
