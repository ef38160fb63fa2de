import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, ownBox, test } from './settled-site'

const { component, ticket, clubToken } = ownBox
const xrd = 'resource_tdx_2_1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxtfd2jc'
/** The same component under Mainnet's name. */
const elsewhere = 'component_rdx1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8jk7q7z'

test('a network without a box has a page that says so', async ({ page, settle }) => {
  await page.goto(await settle({}))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No lootbox is listed on Stokenet yet')
  await expect(page.getByRole('main')).toContainText('lootboxes.config.ts')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('button', { name: 'Buy Baller' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy Baller' })
  await expect(dialog).toContainText('Baller cannot be bought on this site yet.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('one variable lists a box, another the trade widget, in a frame of its own (spec L29)', async ({
  page,
  settle,
}) => {
  const widget = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Trade</h1>'))
  await new Promise<void>((done) => widget.listen(0, '127.0.0.1', done))
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, widget.address())
  const origin = `http://127.0.0.1:${port}`
  const asked: string[] = []
  page.on('request', (request) => (request.url().startsWith(origin) ? asked.push(request.url()) : undefined))

  const siteUrl = await settle({
    LOOTBOX: JSON.stringify({ component, ticket, clubToken, price: '2.5', title: 'A box of ours' }),
    TRADE_WIDGET_URL: `${origin}/widget`,
    TRADE_WIDGET_PROVIDER: 'Example Trade',
  })
  const answer = await page.goto(siteUrl)
  expect(answer?.headers()['content-security-policy']).toContain(`frame-src ${origin};`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A box of ours')
  await expect(page.getByText('2.5 XRD').first()).toBeVisible()
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Buy Baller' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy Baller' })
  await expect(dialog.getByText('This panel belongs to Example Trade, not to us.')).toBeVisible()
  const frame = dialog.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  expect(await frame.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([467, 544])
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Trade')
  const [url = ''] = asked
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ sell: xrd, buy: clubToken, style: 'dark' })
  // A press beside it closes it.
  await page.locator('[data-slot="dialog-overlay"]').click({ position: { x: 5, y: 5 } })
  await expect(dialog).toBeHidden()
  widget.close()
})

test('a box of another network stops the boot by name', async ({ settle }) => {
  await expect(settle({ LOOTBOX: JSON.stringify({ component: elsewhere, ticket, price: '2' }) })).rejects.toThrow(
    /LOOTBOX\.component/,
  )
})

test('receipts are counted as product calls are: who asks too often is told so, on the page and as JSON', async ({
  page,
  request,
  settle,
}) => {
  const site = await settle({ RATE_LIMIT_PER_MINUTE: '7' })
  const receipt = `${site}/receipt/txid_tdx_2_1qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qursdswh9s`
  for (const status of [503, 503, 429]) expect((await request.get(`${receipt}/json`)).status()).toBe(status)
  expect(Number((await request.get(`${receipt}/json`)).headers()['retry-after'])).toBeGreaterThan(0)
  // A browser may come by another address of this machine, which is counted by itself.
  await expect(async () => {
    await page.goto(receipt)
    await expect(page.locator('body')).toContainText('Too many requests', { timeout: 500 })
  }).toPass()
})
