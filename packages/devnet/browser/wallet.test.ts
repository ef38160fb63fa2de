import { AxeBuilder } from '@axe-core/playwright'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDevnet, type Devnet } from '../src/create-devnet'
import { recipes } from '../src/testing/recipes'
import { createHolder } from '../src/wallet-api/holder'
import { openShop, type Shop } from './shop'

declare global {
  interface Window {
    heard: { eventType?: string; discriminator?: string; error?: string; items?: unknown }[]
    seen: string[]
    violations: string[]
    ask: (interactionId: string, items: unknown) => void
  }
}

let browser: Browser
let devnet: Devnet
let shop: Shop
let page: Page

beforeAll(async () => {
  devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
  shop = await openShop((await devnet.listen({ port: 0 }))._unsafeUnwrap())
  const executablePath = chromiumPath()
  browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
})
afterAll(async () => {
  await browser.close()
  shop.close()
  await devnet.close()
})
afterEach(() => page.context().close())

const open = async (path = '/', viewport = { width: 1280, height: 800 }) => {
  page = await (await browser.newContext({ viewport })).newPage()
  await page.goto(shop.origin + path)
  await page.waitForFunction(() => window.heard.length > 0)
}
const ask = (id: string, items: unknown) => page.evaluate(([to, what]) => window.ask(to, what), [id, items] as const)
const sheet = () => page.getByRole('dialog', { name: 'Development wallet' })
const answer = async () => {
  await page.waitForFunction(() => window.heard.some(({ discriminator }) => discriminator !== undefined))
  return page.evaluate(() => window.heard.find(({ discriminator }) => discriminator !== undefined))
}
const focused = () =>
  page.evaluate(() => {
    const inner = document.querySelector('[data-lootboxes]')?.shadowRoot?.activeElement
    return (inner ?? document.activeElement)?.textContent
  })

const [main] = createHolder({ seed: 1, networkId: 240 }).accounts
const login = {
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithoutChallenge' },
  ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
}
const buy = () => ({
  discriminator: 'transaction',
  send: { version: 1, transactionManifest: recipes(devnet, main?.address ?? '').buy(3) },
})

test('commits a purchase that the user approves with the keyboard alone', async () => {
  await open()
  await page.focus('#buy')
  await ask('1', buy())
  await expect.poll(() => sheet().isVisible()).toBe(true)
  expect(await sheet().textContent()).toContain('Take 6 XRD from Main account')
  for (let press = 0; press < 10 && (await focused()) !== 'Approve'; press++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const { items } = Object(await answer())
  await devnet.idle()
  const { body } = await devnet.ask('/transaction/status', { intent_hash: items.send.transactionIntentHash })
  expect(body).toMatchObject({ status: 'CommittedSuccess' })
  expect(await focused()).toBe('Buy')
})

test('Tab stays in the sheet in both directions, and Escape needs a second press', async () => {
  await open()
  await ask('1', buy())
  await sheet().waitFor()
  const stops: (string | null | undefined)[] = []
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab')
    stops.push((await focused())?.slice(0, 7))
  }
  expect(stops).toEqual(['CALL_ME', 'Reject', 'Approve', 'CALL_ME'])
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Approve')
  await page.keyboard.press('Escape')
  expect(await sheet().getByRole('status').textContent()).toContain('again')
  await page.keyboard.press('Escape')
  expect(await answer()).toMatchObject({ error: 'rejectedByUser' })
})

test('an open dialog of the page stays open and does not block the sheet', async () => {
  await open('/trap')
  await ask('1', login)
  await sheet()
    .getByRole('radio', { name: /Club account/ })
    .check()
  await page.mouse.wheel(0, 50)
  await page.keyboard.press('Escape')
  await sheet().getByRole('button', { name: 'Approve' }).click()
  expect(await answer()).toMatchObject({ items: { ongoingAccounts: { accounts: [{ label: 'Club account' }] } } })
  expect(await page.evaluate(() => window.seen)).toEqual([])
  expect(await focused()).toBe('Inside')
})

test.each(['/', '/dark'])('works under a strict policy and passes axe (%s)', async (path) => {
  await open(path, { width: 360, height: 740 })
  for (const items of [login, buy()]) {
    await ask(JSON.stringify(items).length.toString(), items)
    await sheet().waitFor()
    await sheet().evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)),
    )
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([])
    const box = await sheet().boundingBox()
    expect([Number(box?.x) >= 0, Number(box?.x) + Number(box?.width) <= 360]).toEqual([true, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await sheet().getByRole('button', { name: 'Reject' }).click()
    await sheet().waitFor({ state: 'detached' })
  }
  expect(await page.evaluate(() => window.violations)).toEqual([])
})

test('after a reload the sheet returns, and the new document gets the response', async () => {
  await open()
  await ask('1', buy())
  await sheet().waitFor()
  await page.reload()
  await sheet().getByRole('button', { name: 'Approve' }).click()
  expect(await answer()).toMatchObject({ discriminator: 'success' })
})

test('the panel works with the keyboard, passes axe, and plans an answer over a reload', async () => {
  await open('/dark', { width: 360, height: 740 })
  await page.evaluate(() => window.lootboxesDevWallet?.openPanel())
  await sheet().getByText('Main account').first().waitFor()
  await sheet().evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)))
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await sheet().getByRole('combobox', { name: 'Error code' }).selectOption('expiredSubintent')
  for (let press = 0; press < 12 && (await focused()) !== 'Use it for the next request'; press++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await sheet().getByRole('status').textContent()).toBe('Next: expiredSubintent')
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT })
  await page.keyboard.press('Escape')
  await sheet().waitFor({ state: 'detached' })
  await page.reload()
  await ask('1', login)
  expect(await answer()).toMatchObject({ error: 'expiredSubintent' })
  expect(await page.evaluate(() => window.violations)).toEqual([])
})

test('a login can be answered as another persona', async () => {
  await open()
  await ask('1', login)
  await sheet().getByRole('combobox', { name: 'Persona' }).selectOption('ada')
  await expect.poll(() => sheet().getByRole('combobox', { name: 'Persona' }).inputValue()).toBe('ada')
  await sheet().getByRole('button', { name: 'Approve' }).click()
  const ada = createHolder({ seed: 1, networkId: 240, world: devnet.genesis.world, user: 'ada' })
  expect(await answer()).toMatchObject({
    items: {
      auth: { persona: { identityAddress: ada.persona.identityAddress } },
      ongoingAccounts: { accounts: [{ address: ada.accounts[0]?.address }] },
    },
  })
})

test('the panel selects another user of the world', async () => {
  await open()
  await page.evaluate(() => window.lootboxesDevWallet?.openPanel())
  await sheet().getByRole('combobox', { name: 'User' }).selectOption('ada')
  await expect.poll(() => sheet().getByRole('combobox', { name: 'User' }).inputValue()).toBe('ada')
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT.replace('.png', '-wide.png') })
  await sheet().getByRole('button', { name: 'Close' }).click()
  await ask('1', login)
  await sheet().getByRole('button', { name: 'Approve' }).click()
  const ada = createHolder({ seed: 1, networkId: 240, world: devnet.genesis.world, user: 'ada' }).accounts[0]
  expect(await answer()).toMatchObject({ items: { ongoingAccounts: { accounts: [{ address: ada?.address }] } } })
})
