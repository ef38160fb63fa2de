import { basename } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { build } from 'esbuild'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testWalletInitScript } from '../src/testing/node'
import { type ServedPages, servePages } from './serve-pages'

let served: ServedPages
let context: BrowserContext | undefined
const problems: string[] = []
const menuCode = /connect-menu-\w+\.js$/

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('./button-page.ts', import.meta.url).pathname],
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    conditions: ['@lootboxes/source'],
  })
  const scripts = new Map(outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]))
  served = await servePages(({ url = '/' }, response) => {
    const script = scripts.get(url)
    if (script) return response.setHeader('content-type', 'text/javascript').end(script)
    const policy = "style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html"
    return response
      .setHeader('content-security-policy', policy)
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en"><title>A shop</title><main><h1>A shop</h1>
        <lootbox-connect></lootbox-connect></main><script type="module" src="/button-page.js"></script>`)
  })
})
afterAll(() => served.close())
afterEach(async () => {
  await context?.close()
  expect(problems.splice(0)).toEqual([])
})

const open = async (options: Parameters<Browser['newContext']>[0] = {}) => {
  context = await served.browser.newContext(options)
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.addInitScript({ content: await testWalletInitScript({ seed: 7 }) })
  await page.goto(served.origin)
  await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  return page
}
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Wallet menu' })
const connect = async (page: Page) => {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: /^Wallet menu: Test Persona/ }).waitFor()
}

describe('the menu under a policy with trusted types', () => {
  test('opens with the keyboard before its code has arrived, and Escape returns the focus', async () => {
    const page = await open()
    let send: () => void = () => undefined
    await page.evaluate(() => window.lootboxesTestWallet?.become({ online: false }))
    await page.route(menuCode, async (route) => {
      await new Promise<void>((resolve) => (send = resolve))
      await route.continue()
    })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const menu = menuOf(page)
    await menu.getByText('Check your wallet').waitFor()
    await menu.getByRole('button', { name: 'Cancel' }).waitFor()
    expect(await menu.evaluate((panel) => panel.matches(':popover-open:focus'))).toBe(true)
    send()
    await menu.getByRole('button', { name: 'Close' }).waitFor()
    expect(await menu.evaluate((panel) => panel.matches(':focus'))).toBe(true)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('lootbox-connect')
  })

  test('says that its code could not be loaded, and still cancels and disconnects', async () => {
    const page = await open()
    await page.evaluate(() => window.lootboxesTestWallet?.become({ online: false }))
    await page.route(menuCode, (route) => route.abort())
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await menuOf(page).getByText('The menu could not be loaded.').waitFor()
    await menuOf(page).getByRole('button', { name: 'Cancel' }).click()
    await page.evaluate(() => window.lootboxesTestWallet?.become({ online: true }))
    await menuOf(page).getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: /^Wallet menu: Test Persona/ }).click()
    await menuOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(problems.splice(0).join()).toContain('the menu could not be loaded')
  })

  test.each(['light', 'dark'] as const)('connects and disconnects, and passes axe, %s', async (colorScheme) => {
    const page = await open({ colorScheme })
    const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
    expect(await violations()).toEqual([])
    await connect(page)
    await page.getByRole('button', { name: /^Wallet menu/ }).click()
    await menuOf(page)
      .getByRole('button', { name: /^Copy address/ })
      .waitFor()
    expect(await violations()).toEqual([])
    await menuOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  })
})
