import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { type Browser, chromium } from 'playwright'

export type ServedPages = { origin: string; browser: Browser; close: () => Promise<void> }

/** Serves pages on a free port, and starts Chromium. */
export async function servePages(listener: RequestListener): Promise<ServedPages> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const executablePath = chromiumPath()
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  return {
    origin: `http://127.0.0.1:${address.port}`,
    browser,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
