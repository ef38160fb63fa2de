import { expect, test } from '@playwright/test'

test('connects with the development wallet and commits a transaction', async ({ page }) => {
  await page.goto('/')
  const approve = page.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name: 'Approve' })
  await page.getByRole('button', { name: /^Connect/ }).click()
  await approve.click()
  await page.getByRole('button', { name: 'Get 10,000 test XRD' }).click()
  await approve.click()
  await expect(page.getByText('Received', { exact: true })).toBeVisible({ timeout: 60_000 })
})
