import assert from 'node:assert/strict'
import { createDevnet } from '@lootboxes/devnet'
import { testWalletInitScript } from '@lootboxes/wallet-connector/testing/node'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'

/** Drives a framework's built page: the test wallet logs in and out, the development wallet commits on devnet. */
const devnet = (await createDevnet({ seed: 1 }))._unsafeUnwrap()
process.env.VITE_GATEWAY_URL = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
process.env.VITE_DAPP_DEFINITION = devnet.addresses.dappDefinition
await build({ logLevel: 'warn' })
const server = await preview({ preview: { port: 4139, host: 'localhost' } })
const url = server.resolvedUrls.local[0]

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const errors = []
const newPage = async () => {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(20_000)
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return page
}
try {
  const page = await newPage()
  await page.addInitScript({ content: await testWalletInitScript({ seed: 1, networkId: 240 }) })
  await page.goto(url)
  await page.getByText('Not connected').waitFor()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByText('Hello, Test Persona').waitFor()
  await page.getByText('0 open requests').waitFor()
  await page.reload()
  await page.getByText('Hello, Test Persona').waitFor()
  await page.getByRole('button', { name: /Test Persona/ }).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Not connected').waitFor()
  await page.close()

  const second = await newPage()
  await second.goto(url)
  await second.addScriptTag({ url: `${process.env.VITE_GATEWAY_URL}/wallet.js` })
  const approve = second.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name: 'Approve' })
  await second.getByRole('button', { name: 'Connect wallet' }).click()
  await approve.click()
  await second.getByText('Hello, ').waitFor()
  await second.getByRole('button', { name: 'Get 10,000 test XRD' }).click()
  await second.getByText('1 open requests').waitFor()
  await approve.click()
  await second.locator('#result').getByText('CommittedSuccess').waitFor({ timeout: 60_000 })
  assert.deepEqual(errors, [])
  console.log('connected with the test wallet and committed a transaction on devnet')
} finally {
  await browser.close()
  await server.close()
  await devnet.close()
}
