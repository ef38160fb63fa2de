import { expect, test } from './world'

test('a press of Buy Tickets before the scripts have arrived opens the dialog when they have', async ({ page }) => {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('button', { name: 'Buy Tickets' }).first().click()
  await expect(page).toHaveURL('/?buy=1')
  isHeld = false
  for (const release of held) release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
