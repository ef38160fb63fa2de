import { accounts, box } from './ledger'
import { expect, test } from './world'

const unit = 10n ** 18n

test('buys 3, reveals 2, redeems 1, and the ledger agrees to the atto', async ({ shopper, page, ledger, world }) => {
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
  const lootId = await card.locator('.figure').first().textContent()
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
  expect(gained[0]).toContain(lootId ?? 'no id')
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

test('a member of the club pays the price only', async ({ shopper, ledger }) => {
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
