import type { Locator } from '@playwright/test'
import { soldOutBox } from './ledger'
import { expect, test } from './world'

test('(spec L19, L68, L85) a sold-out box keeps its flow and its button, sends nothing, and links to the box on sale (trap T5)', async ({
  page,
  shopper,
}) => {
  await shopper.visit(`/component_${soldOutBox.component}`)
  await shopper.connect()
  const hero = page.getByRole('region', { name: 'Hug the Eco System - SOLD OUT' })
  await expect(hero.getByText(/sold out/i).filter({ visible: true })).toHaveCount(1)
  await expect(hero.getByRole('button', { name: 'Buy Tickets' })).not.toHaveClass(/bg-leaf/)
  expect(await page.evaluate(() => sessionStorage.getItem('lootboxComponentAddress'))).toBe(soldOutBox.component)

  await shopper.openBuy()
  const buy = shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' })
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  await expect(buy).toHaveAccessibleDescription(/^Sold out\./)
  // Playwright does not click a button with aria-disabled, but a user can press it.
  await buy.press('Enter')
  await shopper.buyDialog.getByLabel('How many').fill('')
  await shopper.buyDialog.getByLabel('How many').pressSequentially('-')
  await buy.press('Enter')
  // A dialog would have opened if the first press had sent an order.
  await expect(shopper.buyDialog.getByRole('alert')).toHaveText('You must buy at least 1 ticket')
  await expect(shopper.sheet).toBeHidden()
  await expect(shopper.overlay).toBeHidden()

  await page.keyboard.press('Escape')
  await hero.getByRole('link', { name: 'Go to the box on sale' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hug the Eco System')
})

test('(spec L138) a link is prefetched within 200 px of the window, and not farther away', async ({ page }) => {
  const prefetched: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('_rsc')) prefetched.push(pathname)
  })
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.goto('/')
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true })
  const below = () => terms.evaluate((link) => link.getBoundingClientRect().top - window.innerHeight)
  const scrollBy = (by: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by)
  /** Resolves after the page's observers have recorded the link's position. */
  const isWithinMargin = (link: Locator) =>
    link.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          const observer = new IntersectionObserver(
            ([entry]) => {
              observer.disconnect()
              resolve(entry?.isIntersecting === true)
            },
            { rootMargin: '200px' },
          )
          observer.observe(element)
        }),
    )
  await page.waitForLoadState('networkidle')
  expect(await below()).toBeGreaterThan(400)
  await scrollBy((await below()) - 250)
  expect(await isWithinMargin(terms)).toBe(false)
  await page.waitForLoadState('networkidle')
  expect(prefetched).not.toContain('/terms')
  await scrollBy((await below()) - 150)
  await expect.poll(() => prefetched).toContain('/terms')
})
