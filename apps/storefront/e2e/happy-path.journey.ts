import { readFile } from 'node:fs/promises'
import { accounts, box } from './ledger'
import { expect, test } from './world'

// As most visitors see it; every other journey runs with reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const unit = 10n ** 18n

test('buys 3, reveals 2, redeems 1, and the ledger agrees to the atto (spec L25 to L27, L40, L67, L72, L73, L96)', async ({
  shopper,
  page,
  ledger,
  world,
}) => {
  const { main } = accounts
  const unrevealedBefore = await world.product.unrevealed(main)
  const revealedBefore = await world.product.revealed(main)
  const xrdBefore = await ledger.xrd(main)
  const ticketsBefore = await ledger.held(main, box.tickets)
  const lootBefore = await ledger.loot(main)
  const historyBefore = new Set(await ledger.history(main))

  await shopper.visit()
  await shopper.connect()
  await shopper.buy(3)
  expect((await ledger.held(main, box.tickets)).length).toBe(ticketsBefore.length + 3)

  await shopper.reveal(2)
  await shopper.revealDialog.getByRole('button', { name: 'DONE', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Reveal Ticket' })).toContainText(`${unrevealedBefore.length + 1}`)
  await expect(page.getByRole('button', { name: 'Collect Loot' })).toContainText(`${revealedBefore.length + 2}`)
  // Bought = unrevealed + revealed + redeemed, at every step.
  expect((await world.product.unrevealed(main)).length).toBe(unrevealedBefore.length + 1)
  expect((await world.product.revealed(main)).length).toBe(revealedBefore.length + 2)
  // Revealed tickets stay tickets until they are handed in.
  expect((await ledger.held(main, box.tickets)).length).toBe(ticketsBefore.length + 3)

  await shopper.openRedeem()
  const card = shopper.redeemDialog.getByRole('article')
  await expect(card).toHaveCount(1)
  const lootNumber = /^No\. (\d+)$/.exec((await card.locator('.figure').first().textContent()) ?? '')?.[1]
  await shopper.redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).click()
  await shopper.approve()
  await expect(shopper.redeemDialog.getByText('Tickets Redeemed Successfully')).toBeVisible()
  // One revealed ticket remains, so the dialog stays with the new list.
  await expect(shopper.redeemDialog.getByText('Tickets Redeemed Successfully')).toBeHidden()
  await expect(shopper.redeemDialog).toBeVisible()
  const [claimed] = await ledger.history(main, 1)
  await expect(shopper.redeemDialog.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    `/receipt/${claimed}`,
  )
  await page.goto(`/receipt/${claimed}`)
  await expect(page.getByRole('article')).toContainText('Loot collected')
  await expect(page.getByRole('article')).toContainText('Odds before the draw')

  const gained = (await ledger.loot(main)).filter((id) => !lootBefore.includes(id))
  expect(gained).toHaveLength(1)
  expect(gained[0]).toContain(`#${lootNumber}#`)
  expect((await ledger.held(main, box.tickets)).length).toBe(ticketsBefore.length + 2)

  const mine = (await ledger.history(main)).filter((hash) => !historyBefore.has(hash))
  const receipts = await Promise.all(mine.map((hash) => ledger.committed(hash)))
  expect(mine.every((hash) => hash.startsWith('txid_loc1'))).toBe(true)
  // Buy, reveal and redeem touch the account; the draw in between is the oracle's.
  expect(mine).toHaveLength(3)
  expect(receipts.map(({ status }) => status)).toEqual(['CommittedSuccess', 'CommittedSuccess', 'CommittedSuccess'])
  const fees = receipts.reduce((sum, { fee }) => sum + fee, 0n)
  expect(xrdBefore - (await ledger.xrd(main))).toBe(6n * unit + fees)
})

test('what is left follows a purchase within two seconds, without a reload', async ({ shopper, page }) => {
  await shopper.visit()
  await shopper.connect()
  const left = page.locator('[data-slot=supply-meter] strong')
  const before = Number(await left.textContent())
  await shopper.orderTickets(2)
  await shopper.approve()
  await shopper.settled()
  await expect(left).toHaveText(`${before - 2}`, { timeout: 2_000 })
})

test('a reveal closed before the tear waits to be torn, with its receipt; what was found is shared as a card', async ({
  shopper,
  page,
  ledger,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shopper.hurry()
  await shopper.visit()
  await shopper.connect()
  await shopper.buy(1)
  await shopper.closeNextStep()
  await shopper.openReveal()
  const { revealDialog } = shopper
  await revealDialog.getByRole('button', { name: 'Reveal Tickets' }).click()
  await shopper.approve()
  await shopper.soon(revealDialog.getByText('Tickets revealed successfully'))
  const [opened] = await ledger.history(accounts.main, 1)
  await page.keyboard.press('Escape')
  await expect(revealDialog).toBeHidden()

  await page.reload()
  const tearNow = page.getByRole('button', { name: 'Tear now' })
  await tearNow.click()
  await shopper.tear(1)
  await expect(revealDialog.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
    'href',
    `/receipt/${opened}`,
  )
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    revealDialog.getByRole('button', { name: 'Share it' }).click(),
  ])
  const card = await readFile(await saved.path())
  expect([card.toString('latin1', 1, 4), card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual(['PNG', 1080, 1350])

  await page.goto(`/receipt/${opened}`)
  const drawn = page.locator('dt', { hasText: 'Drawn for it' }).locator('+ dd')
  await expect(drawn).toHaveText(/^.+, (?:plain|hatched|double|foil).*, from No\. \d+$/)
  await expect(drawn.getByRole('link')).toHaveAttribute('href', /^\/item\//)

  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Collect Loot' })).toBeVisible()
  await expect(tearNow).toHaveCount(0)
})

test('a member of the club pays the price only (spec L95, L104, L116)', async ({ shopper, ledger }) => {
  const { club } = accounts
  const before = await ledger.xrd(club)
  await shopper.visit()
  await shopper.connect('Club account')
  await shopper.orderTickets(2)
  await expect(shopper.sheet.getByText('buy_loot_box_ticket_lock_fee').first()).toBeVisible()
  await shopper.approve()
  await shopper.settled()
  await expect(shopper.buyDialog).toBeHidden()
  expect(before - (await ledger.xrd(club))).toBe(4n * unit)
})
