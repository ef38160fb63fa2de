import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, ownBox, test } from './settled-site'

const { component, ticket, clubToken } = ownBox
const xrd = 'resource_tdx_2_1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxtfd2jc'

test('(spec L29) one variable lists a box, another the trade widget, which loads in its own frame when the dialog opens', async ({
  page,
  settle,
}) => {
  const widget = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Trade</h1>'))
  await new Promise<void>((done) => widget.listen(0, '127.0.0.1', done))
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, widget.address())
  const origin = `http://127.0.0.1:${port}`
  const requests: string[] = []
  page.on('request', (request) => (request.url().startsWith(origin) ? requests.push(request.url()) : undefined))

  const siteUrl = await settle({
    LOOTBOX: JSON.stringify({ component, ticket, clubToken, price: '2.5', title: 'A box of ours' }),
    TRADE_WIDGET_URL: `${origin}/widget`,
    TRADE_WIDGET_PROVIDER: 'Example Trade',
  })
  const answer = await page.goto(siteUrl)
  expect(answer?.headers()['content-security-policy']).toContain(`frame-src ${origin};`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A box of ours')
  await expect(page.getByText('2.5 XRD').first()).toBeVisible()
  expect(requests).toEqual([])

  await page.getByRole('button', { name: 'Buy Baller' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy Baller' })
  await expect(dialog.getByText('This panel belongs to Example Trade, not to us.')).toBeVisible()
  const frame = dialog.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  expect(await frame.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([467, 544])
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Trade')
  const [url = ''] = requests
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ sell: xrd, buy: clubToken, style: 'dark' })
  await page.locator('[data-slot="dialog-overlay"]').click({ position: { x: 5, y: 5 } })
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Buy Baller' }).click()
  // The surround of the widget is the dialog's padding.
  await dialog.click({ position: { x: 5, y: 5 } })
  await expect(dialog).toBeHidden()
  widget.close()
})
