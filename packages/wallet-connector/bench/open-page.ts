import { once } from 'node:events'
import { createServer } from 'node:http'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { type CDPSession, chromium, type Page } from 'playwright'
import { bundle } from './bundle'
import type {} from './page'

export type OpenPage = { page: Page; devtools: CDPSession; close: () => Promise<void> }

/** Opens `page.ts` in Chromium. The page is cross-origin isolated, because otherwise its clock has steps of 100 µs. */
export const openPage = async (): Promise<OpenPage> => {
  const script = await bundle("import { bench } from './page'; window.bench = bench")
  const server = createServer((request, response) => {
    response
      .setHeader('cross-origin-opener-policy', 'same-origin')
      .setHeader('cross-origin-embedder-policy', 'require-corp')
    if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script)
    else response.setHeader('content-type', 'text/html').end('<!doctype html><script src="/page.js"></script>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const executablePath = chromiumPath()
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${address.port}/`)
  return {
    page,
    devtools: await page.context().newCDPSession(page),
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
