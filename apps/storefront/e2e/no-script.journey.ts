import { expect, test } from './world'

test.use({ javaScriptEnabled: false })

for (const width of [360, 1280])
  test(`without JavaScript at ${width} px: a notice, menus by press and by keyboard, a link for the token, no dead button and no skeleton`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/wallet', '/profile/user_avatar', '/home/home_8']) {
      await page.goto(path)
      await expect(page.getByText(/^JavaScript is off/)).toBeInViewport()
      await expect(page.locator('[data-slot=skeleton]').filter({ visible: true })).toHaveCount(0)
      const dead = page.locator('.button[type=button]:not([aria-controls])').filter({ visible: true })
      expect(await dead.allTextContents(), path).toEqual([])
    }

    const header = page.getByRole('banner')
    const menus = [
      ['Home', 'Home 4'],
      ['Pages', 'Careers'],
      ['Explore', 'Photography'],
      ['Resources', 'Partners'],
      ['Profile', 'Edit Profile'],
    ] as const
    for (const [name, entry] of menus) {
      await header.getByRole('button', { name, exact: true }).click()
      await expect(header.getByRole('link', { name: entry, exact: true }).filter({ visible: true })).toHaveCount(1)
    }
    await page.goto('/blog')
    await expect(header.getByRole('link', { name: 'Buy Baller' })).toHaveAttribute('href', '/home/home_11')
    await header.getByRole('button', { name: 'Resources' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/help_center')
    await header.getByRole('button', { name: 'Pages' }).click()
    await header.getByRole('link', { name: 'Rankings' }).click()
    await expect(page).toHaveURL('/rankings')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
