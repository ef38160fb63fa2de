import { loot } from './ledger'
import { tabTo } from './tab-to'
import { expect, test } from './world'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('the site’s frame by keyboard: menu, search, sort, filters, and a dialog that restores focus', async ({
  page,
  shopper,
}) => {
  const { keyboard } = page
  const main = page.getByRole('main')
  const [creatures] = loot
  await shopper.visit('/blog')
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  const banner = page.getByRole('banner')
  await tabTo(banner.getByRole('button', { name: 'Pages', exact: true }))
  await keyboard.press('Enter')
  await expect(banner.getByRole('list', { name: 'Pages', exact: true })).toBeVisible()
  await keyboard.press('Escape')
  await expect(banner.getByRole('list', { name: 'Pages', exact: true })).toBeHidden()
  await expect(banner.getByRole('button', { name: 'Pages', exact: true })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(banner.getByRole('link', { name: 'Rankings', exact: true }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rankings$/)

  await expect(main).toBeFocused()
  await keyboard.press('/')
  await expect(banner.getByRole('searchbox')).toBeFocused()
  await keyboard.type('eco creat')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=eco/)
  await tabTo(main.getByRole('link', { name: 'Eco Creatures' }).first())
  await keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/collection/${creatures}$`))

  await tabTo(main.getByRole('checkbox', { name: 'Legendary' }))
  await keyboard.press('Space')
  await expect(page).toHaveURL(/edge=foil/)
  await tabTo(main.getByRole('combobox', { name: 'Sort' }))
  await keyboard.type('Recently')
  await expect(page).toHaveURL(/sort=Recently\+Added/)
  await expect(page).toHaveURL(/edge=foil/)
  for (const card of await main.getByRole('article').all()) await expect(card).toContainText('Legendary')
  await tabTo(main.getByRole('article').first().getByRole('link').first())
  await keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/item/${creatures}/`))

  const properties = main.getByRole('button', { name: /^Properties of/ })
  await tabTo(properties)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /Close/ }).first()).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(properties).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/edge=foil/)
  await expect(main.getByRole('checkbox', { name: 'Legendary' })).toBeChecked()
})
