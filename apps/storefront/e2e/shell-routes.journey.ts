import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts, box, soldOutBox } from './ledger'
import { test as settled } from './settled-site'
import { inParts, type Route, sweep } from './sweep'
import { expect, test } from './world'

// A slow file: its tests are shared out.
test.describe.configure({ mode: 'parallel' })

/** What of L33 and L35 is no list of the marketplace, with its aliases: path, title and what stands around it. */
const routes: readonly Route[] = [
  { path: '/maintenance', title: 'Maintenance' },
  { path: '/case-studies', title: 'Case Studies' },
  { path: '/case-studies/case_study_1', title: 'Case Study: Hug the Eco System - SOLD OUT' },
  { path: `/case-studies/${box.component}`, title: 'Case Study: Hug the Eco System' },
  { path: '/careers', title: 'Careers' },
  { path: '/user/avatar_6', title: 'Account acco...455e28' },
  { path: '/user/avatar_6?show=tickets', title: 'Account acco...455e28' },
  { path: '/user/avatar_6?show=luck', title: 'Account acco...455e28' },
  { path: '/user/avatar_6?show=activity', title: 'Account acco...455e28' },
  { path: `/user/${accounts.main}`, title: `Account acco...${accounts.main.slice(-6)}` },
  { path: '/profile/user_avatar', title: 'Edit Profile' },
  { path: '/about', title: 'About' },
  { path: '/contact', title: 'Contact' },
  { path: '/wallet', title: 'Wallet' },
  { path: '/login', title: 'Login', bare: true },
  { path: '/404', title: 'Not found', status: 404 },
  { path: '/tarms', title: 'Terms of Service' },
  { path: '/help_center', title: 'Help' },
  { path: '/help_center?q=rejectedByUser', title: 'Help' },
  { path: '/platform_status', title: 'Status' },
  { path: '/partners', title: 'Partners' },
  { path: '/blog', title: 'Blog' },
  { path: '/single_post/post_1', title: 'How a ticket works' },
  { path: '/single_post/check-a-reveal-yourself', title: 'Check a reveal yourself' },
  { path: '/newsletter', title: 'Newsletter' },
  { path: '/confirm?token=none', title: 'Confirm' },
  { path: '/terms', title: 'Terms and Privacy' },
]

for (const [part, some] of inParts(routes, 9).entries())
  test(`L33, L35, L37: every page of words, people and state answers, says what it is, and is quiet (traps T16, T55) (${part + 1})`, async ({
    page,
    world,
  }) => {
    await sweep(page, world, some)
  })

test('without script every page of words can be read (L33, L35)', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { path } of routes.filter((route) => route.status === undefined)) {
    await page.goto(world.siteUrl + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('main'), path).toHaveText(/[\s\S]{80}/)
  }
  await context.close()
})

test('what names nothing is no page, and right spellings lead to the spec’s (traps T14, T16)', async ({ request }) => {
  for (const path of [
    '/user/nobody',
    '/user/nobody_1',
    `/user/${box.component}`,
    '/case-studies/nope_1',
    '/single_post/nope',
    '/profile/nobody',
    '/case-studies/case_study_1/nope.csv',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  const moved = await request.get('/terms-of-service', { maxRedirects: 0 })
  expect([moved.status(), new URL(moved.headers().location ?? '', 'http://x').pathname]).toEqual([308, '/tarms'])
  expect(await (await request.get('/tarms')).text()).toMatch(/<link rel="canonical" href="[^"]+\/terms"/)
  expect(await (await request.get('/single_post/post_1')).text()).toMatch(
    /<link rel="canonical" href="[^"]+\/single_post\/how-a-ticket-works"/,
  )
})

test('every menu entry is followed without loading a document, and says where one is (L32 to L35, L38)', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/blog')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  for (const name of ['Home', 'Pages', 'Explore', 'Resources']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    const count = await page.getByRole('banner').getByRole('list', { name, exact: true }).getByRole('link').count()
    expect(count).toBeGreaterThan(5)
    for (let at = 0; at < count; at += 1) {
      // The menus stand on the default header; a page with another one is left by Back.
      const opener = page.getByRole('banner').getByRole('button', { name, exact: true })
      if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click()
      const link = page.getByRole('banner').getByRole('list', { name, exact: true }).getByRole('link').nth(at)
      const href = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page, `${name} ${at}`).toHaveURL(new RegExp(`${href.replaceAll('/', '\\/')}$`))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // What answers 404 is a document of its own to the router.
      const isStill = await page.evaluate(() => 'stillHere' in window)
      expect(isStill, `${href} loaded a document`).toBe(href !== '/404')
      if (!isStill) await page.evaluate(() => Object.assign(window, { stillHere: true }))
      if ((await opener.count()) === 0) await page.goBack()
      await expect(opener).toBeVisible()
    }
  }
})

test('the header takes hold after more than 4 px, and the menu closes at 1024 px (L39, trap T50)', async ({ page }) => {
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

test('search goes to the results from every folder (L38, trap T26)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const from of ['/blog', '/single_post/post_1', '/case-studies/case_study_1']) {
    await page.goto(from)
    await page.getByRole('banner').getByRole('searchbox').fill('club')
    await page.getByRole('banner').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/search\?q=club$/)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('club')
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Fees and the 100-club' })).toHaveAttribute(
    'href',
    '/help_center#fees',
  )
})

test('connect on /login, see one’s own page, and sign out to it again (L37, L38, traps T25, T49)', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/login?to=/wallet')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await shopper.approve()
  await expect(page).toHaveURL(/\/wallet$/)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Connected', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Profile: / }).click()
  const banner = page.getByRole('banner')
  await expect(banner.getByText('10 ETH')).toHaveCount(0)
  await expect(banner.getByText(/XRD$/).first()).toBeVisible()
  await banner.getByRole('link', { name: 'My Profile' }).click()
  await expect(page).toHaveURL(new RegExp(`/user/${accounts.main}$`))
  await page.getByRole('button', { name: /^Profile: / }).click()
  await banner.getByRole('link', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('edit profile asks the wallet again, by a reset request (L57)', async ({ page, shopper }) => {
  await page.goto('/profile/user_avatar')
  await page.getByRole('main').getByRole('link', { name: 'Connect' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await shopper.approve()
  await expect(page).toHaveURL(/\/profile\/user_avatar$/)
  await page.getByRole('main').getByRole('button', { name: 'Share or change my name' }).click()
  await shopper.approve()
  await expect(page.getByRole('main').getByText('Your wallet answered.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Name', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Choose another account' }).click()
  await shopper.reject()
  await expect(page.getByRole('main').getByText('Nothing was changed.')).toBeVisible()
})

const outbox = join(mkdtempSync(join(tmpdir(), 'lootboxes-outbox-')), 'outbox.ndjson')
const letters = () =>
  readFileSync(outbox, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): { to: string; subject: string; text: string; replyTo?: string } => JSON.parse(line))
const devnetNobodyIsOn = {
  RADIX_NETWORK: 'devnet',
  DAPP_DEFINITION_ADDRESS: '',
  DEVNET_URL: 'http://127.0.0.1:9',
  GATEWAY_URL: 'http://127.0.0.1:9',
  MAIL_OUTBOX: outbox,
}

settled(
  'the forms work with and without script, and count only what its address confirmed',
  async ({ browser, settle }) => {
    settled.setTimeout(180_000)
    const siteUrl = await settle(devnetNobodyIsOn)
    for (const javaScriptEnabled of [true, false]) {
      const email = javaScriptEnabled ? 'ada@example.org' : 'bob@example.org'
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      const main = page.getByRole('main')
      await page.goto(`${siteUrl}/contact`)
      await page.waitForLoadState('networkidle')
      await main.getByRole('textbox', { name: 'Name' }).fill('Ada')
      await main.getByRole('textbox', { name: 'E-mail address' }).fill('nobody')
      await main.getByRole('textbox', { name: 'Message' }).fill('Where is my ticket, please?')
      await main.getByRole('button', { name: 'Hand it in' }).click()
      await expect(main.getByText('Give an address').first()).toBeVisible()
      await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my ticket, please?')
      await main.getByRole('textbox', { name: 'E-mail address' }).fill(email)
      await main.getByRole('button', { name: 'Hand it in' }).click()
      await expect(main.getByText('Almost there.')).toBeVisible()
      const asked = letters().at(-1)
      expect(asked?.to).toBe(email)
      const [link = ''] = /http\S+/.exec(asked?.text.split('button to hand it in:')[1] ?? '') ?? []
      await page.goto(link)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Is the message from you?')
      expect(letters()).toHaveLength(javaScriptEnabled ? 1 : 3)
      await main.getByRole('button', { name: 'Yes, hand it in' }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your message is handed in')
      await expect.poll(() => letters().at(-1)?.replyTo).toBe(email)
      await context.close()
    }
  },
)

settled('the database away: the form says so and keeps what was typed', async ({ page, settle }) => {
  const siteUrl = await settle({ ...devnetNobodyIsOn, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' })
  await page.goto(`${siteUrl}/newsletter`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.org')
  await main.getByRole('button', { name: 'Send me the letter' }).click()
  await expect(main.getByRole('alert').getByText('could not be kept')).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ada@example.org')
})

settled('closed for maintenance: 503, when to come back, and no page behind it (L33)', async ({ request, settle }) => {
  const siteUrl = await settle({ MAINTENANCE: 'The shelves are being painted.' })
  for (const path of ['/maintenance', '/', '/blog', `/${soldOutBox.component}`]) {
    const answer = await request.get(siteUrl + path)
    expect(answer.status(), path).toBe(503)
    expect(answer.headers()['retry-after']).toBe('60')
    expect(await answer.text()).toContain('The shelves are being painted.')
  }
  expect((await request.get(`${siteUrl}/.well-known/radix.json`)).status()).toBe(200)
  expect((await request.get(`${siteUrl}/icon.svg`)).status()).toBe(200)
})

settled('a public network without mail has no form, and says where else news are', async ({ page, settle }) => {
  const siteUrl = await settle({})
  await page.goto(`${siteUrl}/newsletter`)
  await expect(page.getByRole('main').getByText('There is no form here')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'The feed of the blog' })).toBeVisible()
})
