import { testWalletInitScript } from '@lootboxes/wallet-connector/testing/node'
import { expect, test } from '@playwright/test'

const networkId = 240

test('the test wallet connects, and the login survives a reload', async ({ page }) => {
  await page.addInitScript({ content: await testWalletInitScript({ seed: 1, networkId }) })
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.locator('#result')).toHaveText('Connected: Test Persona')
  await page.reload()
  await expect(page.locator('#result')).toHaveText('Connected: Test Persona')
})

test('the test wallet rejects a request by its script', async ({ page }) => {
  const script = [{ on: 'login', reply: 'reject' }]
  await page.addInitScript({ content: await testWalletInitScript({ seed: 1, networkId, script }) })
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.locator('#result')).toHaveText(/declined/)
})

test('a page of the development server starts its own test wallet', async ({ page }) => {
  await page.goto('/?wallet=test')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.locator('#result')).toHaveText('Connected: Test Persona')
})

test('the development wallet commits on devnet', async ({ page }) => {
  await page.goto('/')
  await page.addScriptTag({ url: 'http://127.0.0.1:4138/wallet.js' })
  const approve = page.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name: 'Approve' })
  await page.getByRole('button', { name: 'Connect' }).click()
  await approve.click()
  await expect(page.locator('#result')).toHaveText(/^Connected/)
  await page.getByRole('button', { name: 'Get 10,000 test XRD' }).click()
  await approve.click()
  await expect(page.locator('#result')).toHaveText('CommittedSuccess', { timeout: 60_000 })
})
