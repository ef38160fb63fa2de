import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from './world'

// Both workers run parts of this file.
test.describe.configure({ mode: 'parallel' })

const desktop = { width: 1280, height: 900 }

test('(spec L32 to L35, L38) each menu entry opens its page without a document load and is highlighted there (traps T23, T24)', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')
  await page.goto('/blog')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const follow = async (group: string, entry: string) => {
    await banner.getByRole('button', { name: group, exact: true }).click()
    await banner.getByRole('list', { name: group, exact: true }).getByRole('link', { name: entry, exact: true }).click()
  }
  const expectCurrent = async (group: string, entry: string) => {
    await banner.getByRole('button', { name: group, exact: true }).click()
    await expect(banner.getByRole('link', { name: entry, exact: true })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
  }
  for (const [group, entry, path, heading] of [
    ['Home', 'Home 2', '/home/home_2', 'What came out of the box'],
    ['Pages', 'Rankings', '/rankings', 'Rankings'],
    ['Resources', 'Help Center', '/help_center', 'Help'],
  ] as const) {
    await follow(group, entry)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(new URL(page.url()).pathname).toBe(path)
    await expectCurrent(group, entry)
  }
  // Every Explore entry links to the home page, which opens the category.
  await follow('Explore', 'Collectibles')
  await expect(page).toHaveURL(/\/$/)
  await expect(main.getByLabel('Category')).toHaveValue('Collectibles')
  await expect(main.getByLabel('Category')).toBeInViewport()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  // For the router, a page that answers 404 is another document.
  await follow('Pages', 'Page 404')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No such ticket')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
})

test('(spec L39) the header sticks after more than 4 px, and the menu closes at 1024 px (trap T50)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 700 })
  await page.goto('/help_center')
  const header = page.getByRole('banner')
  const heading = page.getByRole('heading', { level: 1 })
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  const top = async () => ((await heading.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY))
  await page.evaluate(() => document.fonts.ready)
  const before = await top()
  await scrollTo(4)
  await expect(header).not.toHaveAttribute('data-stuck')
  await scrollTo(5)
  await expect(header).toHaveAttribute('data-stuck')
  expect(await top(), 'the page jumped').toBe(before)
  await scrollTo(900)
  await expect(header).toBeInViewport()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1022, height: 700 })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 700 })
  await expect(menu).toBeHidden()
})

test('(spec L22) the header has the theme switch at every width', async ({ page }) => {
  const header = page.getByRole('banner')
  for (const path of ['/blog', '/platform_status', '/home/home_3', '/home/home_8']) {
    await page.goto(path)
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(
        header.getByRole('button', { name: /^Switch to (dark|light) theme$/ }),
        `${path} ${width}`,
      ).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBe(width)
    }
  }
})

test('(spec L37, L38, L57) connecting on /login redirects; Edit Profile sends a reset request; signing out leads to /login (traps T25, T49)', async ({
  page,
  shopper,
  user,
}) => {
  await page.setViewportSize(desktop)
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')
  await page.goto('/profile/user_avatar')
  await main.getByRole('link', { name: 'Connect' }).click()
  await expect(banner).toHaveCount(0)
  await main.getByRole('button', { name: 'Connect wallet' }).click()
  await shopper.approve()
  await expect(page).toHaveURL(/\/profile\/user_avatar$/)

  await main.getByRole('button', { name: 'Share or change my name' }).click()
  await shopper.approve()
  await expect(main.getByText('Your wallet answered.')).toBeVisible()
  await expect(main.getByText('Name', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Choose another account' }).click()
  await shopper.reject()
  await expect(main.getByText('Nothing was changed.')).toBeVisible()

  await page.goto('/wallet')
  await expect(main.getByRole('heading', { name: 'Connected', exact: true })).toBeVisible()
  const profile = page.getByRole('button', { name: /^Profile: / })
  await profile.click()
  await expect(banner.getByText('10 ETH')).toHaveCount(0)
  await expect(banner.getByText(/XRD$/).first()).toBeVisible()
  await banner.getByRole('link', { name: 'My Profile' }).click()
  await expect(page).toHaveURL(new RegExp(`/user/${user.main}$`))
  await profile.click()
  await banner.getByRole('link', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(main.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('a user can connect a wallet on a 404 page', async ({ page, shopper }) => {
  await page.goto('/nope')
  await shopper.connect()
  await expect(page.getByRole('heading', { level: 1, name: 'No such ticket' })).toBeVisible()
})

type Letter = { to: string; text: string; replyTo?: string }

test('the contact form delivers a message only after its address is confirmed', async ({ page, world }) => {
  test.setTimeout(240_000)
  const letters = () =>
    (existsSync(world.outbox) ? readFileSync(world.outbox, 'utf8') : '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Letter => JSON.parse(line))
      .filter(({ to, replyTo }) => [to, replyTo].includes('ada@example.org'))
  const main = page.getByRole('main')
  const hand = main.getByRole('button', { name: 'Send message' })
  await page.goto('/contact')
  await main.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('nobody')
  await main.getByRole('textbox', { name: 'Message' }).fill('Where is my ticket, please?')
  await hand.click()
  await expect(main.getByText('Give an address').first()).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my ticket, please?')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.org')
  await hand.click()
  // The first form of a site creates its embedded database. That takes 6 s of a processor that three browsers share.
  await expect(main.getByText('Almost there.')).toBeVisible({ timeout: 150_000 })
  // Polls the outbox until it contains the mail.
  const link = () => /http\S+/.exec(letters().at(-1)?.text.split('button to send it:')[1] ?? '')?.[0]
  await expect.poll(link).toBeDefined()
  await page.goto(link() ?? '')
  await main.getByRole('button', { name: 'Yes, send it' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your message is sent')
  await expect.poll(() => letters().at(-1)?.replyTo).toBe('ada@example.org')
})
