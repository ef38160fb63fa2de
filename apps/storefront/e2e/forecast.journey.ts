import { expect, test } from './world'

test.use({ login: 'Main account' })

test('the page previews a purchase and a claim before the wallet opens, and never a reveal; the dialog keeps its scroll position (traps T2, T5)', async ({
  page,
  shopper,
  user,
}) => {
  const [unrevealed = '', revealed = ''] = await user.buy(2)
  await user.reveal([revealed])
  // Methods that the page previews; the development wallet sends its own previews.
  const methods: (string | undefined)[] = []
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/transaction/preview', async (route) => {
    const { manifest, flags } = route.request().postDataJSON()
    if (flags.use_free_credit) methods.push(/"(\w+_(?:ticket|loot))/.exec(manifest)?.[1])
    await held
    await route.continue()
  })
  const { buyDialog, revealDialog, redeemDialog, sheet } = shopper
  await shopper.hurry()
  await shopper.visit()
  await expect(shopper.revealButton).toBeVisible()
  expect(methods, 'nothing is previewed before a dialog opens').toEqual([])

  await shopper.openReveal()
  await expect(revealDialog.getByRole('checkbox', { name: `Ticket ${unrevealed.replaceAll('#', '')}` })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(revealDialog).toBeHidden()

  await shopper.openBuy()
  const note = buyDialog.getByRole('status').filter({ hasText: /ledger|fail|Checked/ })
  await expect(note).toHaveText('Asking the ledger what this would do…')
  const height = () => buyDialog.evaluate((dialog) => dialog.scrollHeight)
  const before = await height()
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(methods).toEqual(['buy_loot_box_ticket'])
  }).toPass()
  answer()
  await expect(note).toHaveText(/^Checked: this will work\. .* network fee, about 0\.\d+ XRD\.$/)
  const fact = (term: string) => buyDialog.locator('dt', { hasText: term }).locator('+ dd')
  await expect(fact('Network fee')).toHaveText(/^about 0\.\d+ XRD$/)
  await expect(fact('Balance after'), 'without the fee').toHaveText(/^about [\d,]+\.\d+ of [\d,.]+ XRD$/)
  expect(await height()).toBe(before)
  const fee = await fact('Network fee').textContent()
  await buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  await expect(sheet, 'the wallet expects the same fee').toContainText(`Network fee: ${fee}, from Main account`)
  await shopper.reject()
  await shopper.settled()
  await page.keyboard.press('Escape')

  await shopper.openRedeem()
  await shopper.soon(redeemDialog.getByText('Checked: this will work.'))
  await expect(redeemDialog.getByText('1 item', { exact: true })).toBeVisible()
  expect(new Set(methods)).toEqual(new Set(['buy_loot_box_ticket', 'claim_loot']))
})

test('the button stays where it is while the dialog loads, so that no press is lost', async ({ page, shopper }) => {
  await shopper.visit()
  await expect(shopper.wallet).toBeVisible()
  await page.evaluate(() => {
    const places = new Set<number>()
    const look = () => {
      const button = document.querySelector('[role=dialog] [type=submit]')
      if (button) places.add(Math.round(button.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { places })
  })
  await shopper.openBuy()
  await expect(shopper.buyDialog.getByText('Checked: this will work.')).toBeVisible()
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toHaveLength(1)
})
