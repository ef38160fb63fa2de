import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, ownBox, test } from './settled-site'
import { openStudio } from './take-picture'

/** Replaces the third party's page. */
const panel = `<body style="margin:0;height:100vh;display:grid;place-content:center;background:#14171f;color:#e8eaf0;
font:16px system-ui;text-align:center"><p>Here stands the page of the third party.</p>`

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280] as const) {
    test(`settings ${theme} ${width}`, async ({ browser, settle }) => {
      const widget = createServer((_, response) => response.setHeader('content-type', 'text/html').end(panel))
      await new Promise<void>((done) => widget.listen(0, '127.0.0.1', done))
      const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, widget.address())
      const bare = await openStudio(browser, await settle({}), { theme, width })
      await bare.page.goto('/')
      await bare.shoot('no-box', true)
      await bare.page.context().close()

      const siteUrl = await settle({
        LOOTBOX: JSON.stringify({ ...ownBox, price: '2.5', title: 'A box of ours' }),
        TRADE_WIDGET_URL: `http://127.0.0.1:${port}/widget`,
        TRADE_WIDGET_PROVIDER: 'Example Trade',
      })
      const { page, shoot } = await openStudio(browser, siteUrl, { theme, width })
      await page.goto('/')
      if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('button', { name: 'Buy Baller' }).click()
      await expect(page.frameLocator('iframe').getByText('third party')).toBeVisible()
      await shoot('trade-widget')
      await page.context().close()
      widget.closeAllConnections()
      await new Promise((done) => widget.close(done))
    })
  }
}
