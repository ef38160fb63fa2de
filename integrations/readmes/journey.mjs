import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { createDevnet } from '@lootboxes/devnet'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const runFile = promisify(execFile)

/** The shell program starts a devnet at the default address, calls its controls, and ends it. */
const { stdout: answers } = await runFile('bash', ['-e', 'src/devnet/controls.sh'])
assert.match(answers, /"stateVersion": \d+,\s+"time": "2026-01-01T00:00:00.000Z"/)
assert.match(answers, /"outcome": "rejected"/)
assert.match(answers, /"time": "2026-01-01T00:10:00.000Z",\s+"frozen": true/)
assert.match(answers, /"id": 1,[^}]*}\s*$/)
console.log('ran: devnet, controls.sh in a shell')

/** `src` contains the programs of the READMEs. They expect a devnet at its default address. */
const devnet = (await createDevnet({ seed: 1 }))._unsafeUnwrap()
const listening = await devnet.listen({ port: 8090 })
if (listening.isErr()) throw new Error(`The READMEs' devnet has port 8090: ${JSON.stringify(listening.error)}`)
const vite = await createServer({ root: '.', server: { port: 4140, host: 'localhost' }, logLevel: 'warn' })
await vite.listen()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const errors = []

/** Opens a page with the development wallet and approves its requests. */
const open = async (name) => {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(60_000)
  page.on('pageerror', (error) => errors.push(`${name}: ${error.message}`))
  await page.goto(`http://localhost:4140/pages/${name}.html`)
  const wallet = page.getByRole('dialog', { name: 'Development wallet' })
  return { page, approve: () => wallet.getByRole('button', { name: 'Approve' }).click() }
}

/** The programs append plain text to the page. */
const appended = (page, text) => page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text)

try {
  for (const name of ['ledger', 'manifest', 'gateway', 'devnet']) {
    for (const file of readdirSync(`src/${name}`).toSorted()) {
      // Others are run by Vitest, Playwright and a shell.
      if (!/^[^.]+\.ts$/.test(file)) continue
      const { stdout: said } = await runFile(process.execPath, ['--import', 'tsx', `src/${name}/${file}`])
      console.log(`ran: ${name}, ${file}: ${said.trim().split('\n').at(-1)}`)
      if (name === 'gateway' && file === '2.ts') assert.match(said, /^committed$/m)
    }
  }

  await runFile(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'src/devnet'])
  console.log('ran: devnet, next-day.test.ts in Vitest')
  await runFile(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'])
  console.log('ran: devnet, declined.e2e.ts in Playwright')

  const main = await open('main')
  await main.approve()
  await main.approve()
  await appended(main.page, 'txid_loc1')
  console.log('ran: wallet-connector, main.ts: connected and committed on devnet')

  const connector = await open('connector')
  await connector.approve()
  await appended(connector.page, 'account_loc1')
  console.log('ran: wallet-connector, connector.ts')

  const react = await open('react')
  await react.page.getByRole('button', { name: 'Connect' }).click()
  await react.approve()
  await react.page.getByRole('button', { name: /Buy, of [\d.]+ XRD/ }).click()
  await react.approve()
  await react.page.getByText(/^Bought in txid_loc1/).waitFor()
  await react.page.getByText('committed', { exact: true }).waitFor()
  console.log('ran: wallet-connector in React: connected and committed on devnet')
  assert.deepEqual(errors, [])
} finally {
  await browser.close()
  await vite.close()
  await devnet.close()
}
