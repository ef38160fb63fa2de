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

test.each([
  ['light', 360],
  ['dark', 1280],
] as const)('the explorer passes axe and has targets of 44 px (%s, %i px)', async (colorScheme, width) => {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
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
    const targets = page.locator(':is(a:not(.stretched-link), li:has(.stretched-link), button, select, input):visible')
    const small = await targets.evaluateAll((all) =>
      all.flatMap((one) => (one.getBoundingClientRect().height < 44 ? [one.outerHTML.slice(0, 200)] : [])),
    )
    expect([path, small]).toEqual([path, []])
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
  expect(await page.getByRole('heading', { name: 'Transactions', exact: true }).count()).toBe(1)
  await page.getByRole('combobox', { name: 'Fault' }).selectOption('drop')
  await page.getByRole('button', { name: 'Fail half of the calls' }).click()
  expect(devnet.faultSettings.faults).toMatchObject({ rate: 0.5, kinds: ['drop'] })
  await page.getByRole('button', { name: 'Stop the faults' }).click()
  expect(devnet.faultSettings.faults.rate).toBe(0)
  await page.close()
})
