import { box, soldOutBox } from './ledger'
import { expect, test } from './world'

/** A well-formed component of this network that nobody has heard of. */
const stranger = 'component_loc1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8atzv2r'

test('titles follow the spec (L12)', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Baller | NFT Lootboxes')
  await page.goto('/terms')
  await expect(page).toHaveTitle('Terms and Privacy || Lootboxes')
  await page.goto(`/${soldOutBox.component}`)
  await expect(page).toHaveTitle('Hug the Eco System - SOLD OUT || Lootboxes')
})

test('a listed box has its own page, under one prefix or two, and is kept in session storage (spec L19, L68)', async ({
  page,
}) => {
  for (const path of [`/${soldOutBox.component}`, `/component_${soldOutBox.component}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hug the Eco System - SOLD OUT')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${soldOutBox.component}$`))
    const kept = () => page.evaluate(() => sessionStorage.getItem('lootboxComponentAddress'))
    await expect.poll(kept).toBe(soldOutBox.component)
  }
  await page.getByRole('main').getByRole('button', { name: 'Buy Tickets' }).click()
  const buy = page.getByRole('dialog').getByRole('button', { name: 'Buy Tickets' })
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  await expect(buy).toHaveAccessibleDescription(/^Sold out\./)
})

test('a sold-out box says so once, keeps its own button quiet, and leads to the box on sale', async ({ page }) => {
  await page.goto(`/${soldOutBox.component}`)
  const hero = page.getByRole('region', { name: 'Hug the Eco System - SOLD OUT' })
  await expect(hero.getByText(/sold out/i).filter({ visible: true })).toHaveCount(1)
  await expect(hero.getByRole('button', { name: 'Buy Tickets' })).not.toHaveClass(/bg-leaf/)
  await hero.getByRole('link', { name: 'Go to the box on sale' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hug the Eco System')
})

test('a sold-out box keeps flow and button; only the sending is blocked (trap T5)', async ({ page, shopper }) => {
  await shopper.visit(`/${soldOutBox.component}`)
  await shopper.openBuy()
  const buy = shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' })
  // Playwright holds aria-disabled for disabled and would wait; a visitor's press arrives.
  await buy.press('Enter')
  await expect(shopper.buyDialog.getByRole('alert')).toHaveText('Please connect your wallet to continue')
  await expect(shopper.buyDialog).toBeHidden()
  // Afresh: with a message kept, the button opens the wallet menu first.
  await page.reload()
  await shopper.connect()
  await shopper.openBuy()
  await shopper.buyDialog.getByLabel('How many').fill('0')
  await buy.press('Enter')
  await expect(shopper.buyDialog.getByRole('alert')).toHaveText('You must buy at least 1 ticket')
  await expect(shopper.buyDialog.getByRole('alert')).toBeHidden()
  // Half a number is nothing; the sentence is ours, not the browser's bubble.
  await shopper.buyDialog.getByLabel('How many').fill('')
  await shopper.buyDialog.getByLabel('How many').pressSequentially('-')
  await buy.press('Enter')
  await expect(shopper.buyDialog.getByRole('alert')).toHaveText('You must buy at least 1 ticket')
  await shopper.buyDialog.getByLabel('How many').fill('1')
  await buy.press('Enter')
  await page.waitForTimeout(500)
  await expect(shopper.sheet).toBeHidden()
  await expect(shopper.overlay).toBeHidden()
  await expect(shopper.buyDialog).toBeVisible()
})

test('an unlisted component can be looked at and not bought (trap T1)', async ({ page }) => {
  await page.goto(`/${stranger}`)
  await expect(page.getByText('Not listed here')).toBeVisible()
  await expect(page.getByText('999 XRD').first()).toBeAttached()
  await expect(page.getByRole('main').getByRole('button', { name: 'Buy Tickets' })).toBeDisabled()
})

test('search finds boxes by name, from any folder, and follows an address', async ({ page }) => {
  await page.goto('/somewhere/search?q=hug')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('hug')
  await expect(page.getByText(/results for “hug”/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Hug the Eco System', exact: true })).toBeVisible()
  await page.goto(`/search?q=${box.component}`)
  await expect(page).toHaveURL(new RegExp(`/${box.component}$`))
})

test('a link is prefetched once it is 200 px below what is seen, not before (spec L138)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('_rsc')) asked.push(pathname)
  })
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.goto('/')
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true })
  const below = () => terms.evaluate((link) => link.getBoundingClientRect().top - window.innerHeight)
  await page.waitForLoadState('networkidle')
  expect(await below()).toBeGreaterThan(400)
  expect(asked).not.toContain('/terms')
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), (await below()) - 250)
  await page.waitForTimeout(500)
  expect(asked).not.toContain('/terms')
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), (await below()) - 150)
  await expect.poll(() => asked).toContain('/terms')
})

test('files for machines', async ({ request, world }) => {
  const radix = await request.get('/.well-known/radix.json')
  expect(await radix.json()).toEqual({ dApps: [{ dAppDefinitionAddress: expect.stringMatching(/^account_loc1/) }] })
  expect(await (await request.get('/robots.txt')).text()).toContain(`${world.siteUrl}/sitemap.xml`)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(box.component)
})

test('security headers: scripts by nonce, no frames, nothing inline', async ({ request }) => {
  const { headers } = { headers: (await request.get('/')).headers() }
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'(;|$)/)
  expect(policy).toContain("frame-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('product calls refuse what is not theirs, field by field', async ({ request }) => {
  const answer = await request.post('/api/all-account-tickets-unrevealed', {
    data: { account_address: 'account_rdx1nope', ticket_address: box.tickets },
  })
  expect(answer.status()).toBe(400)
  expect((await answer.json()).error.fields[0].path).toBe('account_address')
  expect((await request.post('/api/baller-100-club', { data: '{' })).status()).toBe(400)
  const unlisted = await request.post('/api/all-lootbox-resources', { data: { address: soldOutBox.tickets } })
  expect(await unlisted.json()).toEqual({ address: '' })
})

test('what there is instead of bids, and one button of that name in the header (trap T28)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Buy Baller' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Recent sales' }).click()
  const bids = page.getByRole('dialog', { name: 'Recent sales' })
  await expect(bids).toContainText('This box takes no bids.')
  await expect(bids).toContainText('2 XRD')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Buy Baller' }).click()
  const token = page.getByRole('dialog', { name: 'Buy Baller' })
  await expect(token).toContainText('Baller cannot be bought on this site yet.')
  await expect(token.getByRole('button', { name: /Copy BALLER resource address resource_loc1/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(token).toBeHidden()
})

test('a collected piece shows its data, its rules and its raw JSON', async ({ page, shopper }) => {
  await shopper.hurry()
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(1)
  // Non-exact names find one element each.
  await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toHaveCount(1)
  await shopper.reveal(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Collect Loot' })).toHaveCount(1)
  await shopper.openRedeem()
  await expect(shopper.redeemDialog.getByRole('article').first()).toBeVisible()
  await shopper.redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).click()
  await shopper.approve()
  await shopper.settled()
  await page.reload()
  await page
    .getByRole('button', { name: /^Properties of/ })
    .first()
    .click()
  const properties = page.getByRole('dialog')
  await expect(properties.getByRole('row', { name: /^rarity/ })).toBeVisible()
  await expect(properties.getByText(/^Estimated from 290 of [\d,]+ pieces\.$/)).toBeVisible()
  await expect(properties.getByRole('row', { name: /^rarity .* \d+\.\d %$/ })).toBeVisible()
  await expect(properties.getByText(/take a piece back from you/)).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await properties.getByText('Raw fields', { exact: true }).click()
  await properties.getByRole('button', { name: 'Copy raw JSON' }).click()
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toMatchObject({ kind: 'Tuple' })
  await page.keyboard.press('Escape')
  await expect(properties).toBeHidden()
})
