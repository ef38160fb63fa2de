import { AxeBuilder } from '@axe-core/playwright'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevnet } from '../src/create-devnet'

let browser: Browser
const devnet = (await createDevnet())._unsafeUnwrap()
const url = (await devnet.listen({ port: 0 }))._unsafeUnwrap()

beforeAll(async () => {
  const executablePath = chromiumPath({ install: false })
  browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
})
afterAll(async () => {
  await browser.close()
  await devnet.close()
})

const newest = devnet.ledger.chain.transactions().findLast((one) => one.kind === 'user')

test.each(['light', 'dark'] as const)('the explorer has no accessibility violations (%s)', async (colorScheme) => {
  const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  const paths = [
    '/',
    `/explorer/transaction/${newest?.kind === 'user' ? newest.intentId : ''}`,
    `/explorer/entity/${devnet.addressOf('hug-open')}`,
    `/explorer/trade?sell=${devnet.genesis.wellKnown.xrd}&buy=${devnet.addressOf('baller')}&style=dark`,
  ]
  for (const path of paths) {
    await page.goto(`${url}${path}`)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)])).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
  await context.close()
})

test('its buttons work from the page', async () => {
  const page = await browser.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Freeze' }).click()
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await page.getByRole('button', { name: 'Take a snapshot' }).click()
  await page.getByRole('button', { name: /^Restore 1/ }).click()
  expect(devnet.controls.snapshots()).toHaveLength(1)
  await page.getByRole('link', { name: 'Older transactions' }).click()
  expect(await page.getByRole('heading', { name: 'Transactions' }).count()).toBe(1)
  await page.close()
})
