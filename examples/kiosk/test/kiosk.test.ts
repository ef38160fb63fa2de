import { fileURLToPath } from 'node:url'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

async function openKiosk(): Promise<Page> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const server = await createServer({ root, server: { port: 0 }, logLevel: 'error' })
  onTestFinished(() => server.close())
  await server.listen()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  return page
}

test('buys two tickets, reveals and redeems them, and shows the loot in the album', async () => {
  const page = await openKiosk()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const approve = () =>
    page.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name: 'Approve' }).click()
  const balance = page.getByText(/^You have [\d.,]+ XRD$/)
  await page.getByText('2 XRD a ticket, 588 left').waitFor()
  await button('Connect wallet').click()
  await approve()
  const before = await balance.textContent()
  await page.getByLabel('Tickets').fill('2')
  for (const step of ['Buy', 'Reveal 2', 'Redeem 2']) {
    await button(step).click()
    await approve()
  }
  await page.getByRole('heading', { name: 'Album 2' }).waitFor()
  await page.getByText('2 XRD a ticket, 586 left').waitFor()
  await expect.poll(() => balance.textContent()).not.toBe(before)
  const album = page.getByRole('list', { name: 'Album' }).getByRole('listitem')
  expect(await album.getByRole('presentation').count()).toBe(2)
  expect(await page.getByRole('list', { name: 'Revealed' }).getByRole('listitem').count()).toBe(0)
})
