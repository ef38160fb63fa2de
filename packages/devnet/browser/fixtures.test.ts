import { chromiumPath } from '@lootboxes/tooling/chromium'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DevWalletFixture, RunningDevnet } from '../src/playwright'
import { provideDevWallet, provideWorkerDevnet } from '../src/playwright/devnet-fixtures'
import { openShop, type Shop } from './shop'

type Answered = { discriminator?: string; error?: string }

let browser: Browser
let shop: Shop
let running: RunningDevnet
let worker: Promise<void>
let finish = () => {}

beforeAll(async () => {
  const executablePath = chromiumPath({ install: false })
  browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  running = await new Promise<RunningDevnet>((resolve) => {
    worker = provideWorkerDevnet({ devnetOptions: {} }, (devnet) => {
      resolve(devnet)
      return finished
    })
  })
  shop = await openShop(running.url)
})
afterAll(async () => {
  await browser.close()
  shop.close()
  finish()
  await worker
})

const login = {
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithoutChallenge' },
}

const answers = (page: Page): Promise<readonly Answered[]> =>
  page.evaluate(() =>
    (window as unknown as { heard: Answered[] }).heard.filter(({ discriminator }) => discriminator !== undefined),
  )

/** Opens a page with the wallet of the fixture. */
async function open(path: string, run: (page: Page, wallet: DevWalletFixture) => Promise<void>): Promise<void> {
  const page = await browser.newPage()
  const use = async (devWallet: DevWalletFixture) => {
    await page.goto(`${shop.origin}${path}`)
    await run(page, devWallet)
  }
  await provideDevWallet({ page, devnet: running }, use)
  await page.close()
}

const ask = (page: Page, id: string) =>
  page.evaluate(
    ([interactionId, items]) =>
      (window as unknown as { ask(id: unknown, items: unknown): void }).ask(interactionId, items),
    [id, login] as const,
  )

test('the fixture puts the wallet into the page; a planned code answers without a sheet, also after a reload', async () => {
  await open('/', async (page, wallet) => {
    await wallet.next('failedToSignAuthChallenge')
    await page.reload()
    await ask(page, 'one')
    await expect
      .poll(() => answers(page))
      .toMatchObject([{ discriminator: 'failure', error: 'failedToSignAuthChallenge' }])
    expect(await page.getByRole('dialog', { name: 'Development wallet' }).count()).toBe(0)
    await ask(page, 'two')
    await wallet.reject()
    await expect.poll(() => answers(page)).toMatchObject([{}, { error: 'rejectedByUser' }])
    await ask(page, 'three')
    await wallet.approve()
    await expect.poll(() => answers(page)).toMatchObject([{}, {}, { discriminator: 'success' }])
  })
})

test('the address of a page plans failures once', async () => {
  await open('/?devWallet=rejectedByUser,wrongNetwork', async (page, wallet) => {
    for (const id of ['one', 'two']) await ask(page, id)
    await expect.poll(() => answers(page)).toMatchObject([{ error: 'rejectedByUser' }, { error: 'wrongNetwork' }])
    await page.reload()
    await ask(page, 'three')
    await wallet.approve()
    await expect.poll(() => answers(page)).toMatchObject([{ discriminator: 'success' }])
  })
})
