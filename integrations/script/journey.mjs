import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createDevnet } from '@lootboxes/devnet'
import { chromium } from 'playwright-core'

/** Drives a page with plain script tags against a devnet and its wallet: connects and commits a transaction. */
const devnet = (await createDevnet({ seed: 1 }))._unsafeUnwrap()
const baseUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
const { faucet } = (await devnet.ask('/status/network-configuration', undefined)).body.well_known_addresses
const { dappDefinition: dAppDefinitionAddress } = devnet.addresses
const settings = `const settings = ${JSON.stringify({ baseUrl, faucet, dAppDefinitionAddress })}`

const server = createServer((request, response) => {
  const path = request.url ?? '/'
  response.setHeader('content-security-policy', "style-src 'self'")
  const send = (type, text) => response.setHeader('content-type', `${type}; charset=utf-8`).end(text)
  if (path === '/settings.js') return send('text/javascript', settings)
  if (/^\/node_modules\/@lootboxes\/[\w./-]+\.js$/.test(path) && !path.includes('..'))
    return send('text/javascript', readFileSync(`.${path}`))
  // The wallet calls the devnet that serves its script.
  return send('text/html', readFileSync('page.html', 'utf8').replace('"/wallet.js"', `"${baseUrl}/wallet.js"`))
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  const page = await browser.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`http://localhost:${server.address().port}/`)
  const approve = page.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name: 'Approve' })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await approve.click()
  await page.getByRole('button', { name: /^Wallet menu/ }).waitFor()
  const border = await page.evaluate(() => {
    const button = document.querySelector('lootbox-connect').shadowRoot.querySelector('button')
    return getComputedStyle(button).borderTopStyle
  })
  assert.equal(border, 'solid', "the button has its style under style-src 'self'")
  await page.getByRole('button', { name: 'Get 10,000 test XRD' }).click()
  await approve.click()
  await page.getByText('CommittedSuccess').waitFor({ timeout: 60_000 })
  assert.deepEqual(errors, [])
  console.log('Script tags: connected and committed a transaction on devnet')
} finally {
  await browser.close()
  server.close()
  await devnet.close()
}
