import type { CDPSession, Page } from 'playwright'
import { servePages } from '../browser/serve-pages'
import { bundle } from './bundle'
import type {} from './page'

export type OpenPage = { page: Page; devtools: CDPSession; close: () => Promise<void> }

/** Opens `page.ts` in Chromium. The page is cross-origin isolated, because otherwise its clock has steps of 100 µs. */
export const openPage = async (): Promise<OpenPage> => {
  const script = await bundle("import { bench } from './page'; window.bench = bench")
  const { origin, browser, close } = await servePages((request, response) => {
    response
      .setHeader('cross-origin-opener-policy', 'same-origin')
      .setHeader('cross-origin-embedder-policy', 'require-corp')
    if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script)
    else response.setHeader('content-type', 'text/html').end('<!doctype html><script src="/page.js"></script>')
  })
  const page = await browser.newPage()
  await page.goto(origin)
  return { page, devtools: await page.context().newCDPSession(page), close }
}
