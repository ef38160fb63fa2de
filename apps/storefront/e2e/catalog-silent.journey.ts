import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '@lootboxes/tooling/free-port'
import { startSite } from './start-world'
import { expect, test } from './world'

/** A proxy between site and catalog. While shut, requests get no response. */
async function startGate(catalogUrl: string) {
  let isShut = false
  const left = new Set<ServerResponse>()
  const hand = async (request: IncomingMessage, response: ServerResponse) => {
    if (isShut) {
      left.add(response)
      return
    }
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const answer = await fetch(catalogUrl + (request.url ?? '/'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat(parts),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }
  const server = createServer((request, response) => {
    hand(request, response).catch(() => response.destroy())
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${port}`,
    shut: () => {
      isShut = true
    },
    open: () => {
      isShut = false
      for (const response of left) response.destroy()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('while the catalog hangs, pages answer and report it; afterwards they show its data without a reload', async ({
  page,
  world,
}) => {
  const gate = await startGate(world.catalogUrl)
  const { url, stop } = await startSite({
    RADIX_NETWORK: 'devnet',
    DEVNET_URL: world.devnetUrl,
    CATALOG_URL: gate.url,
  })
  try {
    // A site's first request takes longer than the limit for the catalog.
    await fetch(`${url}/rankings`)
    gate.shut()
    for (const path of ['/rankings', '/activity', '/collection/explore_collection', '/item/item_20', '/home/home_4']) {
      const response = await fetch(url + path)
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain('The catalog does not answer.')
    }
    await page.goto(`${url}/rankings`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The catalog does not answer.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rankings')
    gate.open()
    await expect(page.getByRole('row', { name: /Eco Creatures/ })).toBeVisible()
  } finally {
    await stop()
    gate.close()
  }
})
