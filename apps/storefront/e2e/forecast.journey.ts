import type { Page } from '@playwright/test'
import { accounts, box, soldOutBox } from './ledger'
import { expect, test } from './world'

/** The methods of the manifests the page itself has tried out so far; the development wallet tries out its own. */
function triedOut(page: Page): () => readonly (string | undefined)[] {
  const methods: (string | undefined)[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/transaction/preview')) return
    const { manifest, flags } = request.postDataJSON()
    if (flags.use_free_credit) methods.push(/"(\w+_(?:ticket|loot))/.exec(manifest)?.[1])
  })
  return () => methods
}

test('the ledger is asked what a purchase would do before the wallet opens, and the dialog keeps its place', async ({
  page,
  shopper,
}) => {
  const methods = triedOut(page)
  await shopper.visit()
  await shopper.connect()
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/transaction/preview', async (route) => {
    await held
    await route.continue()
  })
  expect(methods(), 'nothing is asked before somebody wants to buy').toEqual([])
  await shopper.openBuy()
  const note = shopper.buyDialog.getByRole('status').filter({ hasText: /ledger|fail|Checked/ })
  await expect(note).toHaveText('Asking the ledger what this would do…')
  const asking = await shopper.buyDialog.evaluate((dialog) => dialog.scrollHeight)
  answer()
  await expect(note).toHaveText('Checked: this will work.')
  await expect(shopper.buyDialog.getByText(/^about 0\.\d+ XRD$/)).toBeVisible()
  const balanceAfter = shopper.buyDialog.locator('dt', { hasText: 'Balance after' }).locator('+ dd')
  await expect(balanceAfter, 'what is left when the fee is paid, too').toHaveText(/^about [\d,]+\.\d+ XRD$/)
  expect(await shopper.buyDialog.evaluate((dialog) => dialog.scrollHeight)).toBe(asking)

  // Never more than there are.
  const left = await shopper.buyDialog.locator('dt', { hasText: 'Left in the box' }).locator('+ dd').textContent()
  await shopper.buyDialog.getByLabel('How many').fill(`${Number(left) + 1}`)
  await expect(shopper.buyDialog.getByLabel('How many')).toHaveValue(left ?? '')
  await expect(shopper.buyDialog).toContainText(`At most ${left} tickets: no more are left.`)
  await shopper.buyDialog.getByLabel('How many').fill('1')
  await expect(note).toHaveText(/this will work/)
  const fee = await shopper.buyDialog.locator('dt', { hasText: 'Network fee' }).locator('+ dd').textContent()
  await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  await expect(shopper.sheet, 'the wallet tells the same fee').toContainText(`Network fee: ${fee}, from Main account`)
  await shopper.approve()
  await shopper.settled()
  expect(new Set(methods())).toEqual(new Set(['buy_loot_box_ticket']))
})

test('a claim is tried out, a reveal never is (traps T2, T5)', async ({ page, shopper }) => {
  const methods = triedOut(page)
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(1)
  await shopper.reveal(1)
  await shopper.redeemFound.click()
  await expect(shopper.redeemDialog.getByText('Checked: this will work.')).toBeVisible()
  await expect(shopper.redeemDialog.getByText(/^\d+ pieces? of loot$/)).toBeVisible()
  expect(methods()).toContain('claim_loot')
  expect(methods()).not.toContain('reveal_ticket')
})

test('a gateway that does not answer leaves Buy as it is: not knowing is not failing', async ({
  page,
  shopper,
  ledger,
}) => {
  await page.route('**/transaction/preview', (route) => route.fulfill({ status: 400, body: '{}' }))
  await shopper.visit()
  await shopper.connect()
  const before = (await ledger.held(accounts.main, box.tickets)).length
  await shopper.openBuy()
  await expect(shopper.buyDialog.getByText(/^The ledger could not be asked beforehand\./)).toBeVisible()
  await page.unroute('**/transaction/preview')
  await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  await shopper.approve()
  await shopper.settled()
  expect((await ledger.held(accounts.main, box.tickets)).length).toBe(before + 1)
})

test('a sold-out box is expected to fail, and nothing is sent (trap T5)', async ({ shopper }) => {
  await shopper.visit(`/${soldOutBox.component}`)
  await shopper.connect()
  await shopper.openBuy()
  await expect(shopper.buyDialog.getByText(/^Expected to fail: the box is sold out\./)).toBeVisible()
  await shopper.buyDialog.getByRole('button', { name: 'Buy Tickets' }).press('Enter')
  await expect(shopper.overlay).toBeHidden()
  await expect(shopper.sheet).toBeHidden()
})
