import { readFile } from 'node:fs/promises'
import { attos, box } from './ledger'
import { expect, test } from './world'

test.describe('with motion, as most visitors see it', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('buys 3, reveals 2, redeems 1, and the ledger agrees to the atto (spec L7, L25 to L27, L40, L67, L72, L73, L96)', async ({
    shopper,
    page,
    ledger,
    user,
    world,
  }) => {
    const { main } = user
    const unrevealed = async () => (await world.product.unrevealed(main)).length
    const revealed = async () => (await world.product.revealed(main)).length
    const tickets = async () => (await ledger.held(main, box.tickets)).length

    await shopper.visit()
    await shopper.connect()
    await expect(page.getByRole('complementary', { name: 'Your tickets' })).toBeHidden()
    const supply = page.locator('[data-slot=supply-meter] strong')
    // The page's number may be older than the last purchase of another test; the number after a commit is the ledger's.
    const leftBefore = await ledger.ticketsLeft()
    await shopper.buy(3)
    await expect(supply, 'follows without a reload').toHaveText(`${leftBefore - 3}`)
    expect([await tickets(), await unrevealed(), await revealed()]).toEqual([3, 3, 0])

    await shopper.closeNextStep()
    await shopper.openReveal()
    const { revealDialog, redeemDialog } = shopper
    const boxes = revealDialog.getByRole('group').getByRole('checkbox')
    await expect(boxes.first()).toBeChecked()
    await boxes.nth(1).check()
    await revealDialog.getByRole('button', { name: 'Reveal Tickets' }).click()
    await shopper.approve()
    await shopper.shown('Reveal your tickets', 'Tickets revealed successfully')
    await revealDialog.getByRole('button', { name: 'Tear both open' }).click()
    const rest = revealDialog.getByRole('button', { name: 'Reveal the rest' })
    await expect(rest).toBeVisible()
    await expect(revealDialog.getByText(/^You revealed/), 'loot that lies face down is not counted').toHaveCount(0)
    await rest.click()
    await expect(revealDialog.getByText(/^You revealed/)).toBeVisible()
    await revealDialog.getByRole('button', { name: 'DONE', exact: true }).click()
    await expect(shopper.revealButton).toContainText('1')
    await expect(shopper.collectButton).toContainText('2')
    // The account keeps a revealed ticket until it is redeemed.
    expect([await tickets(), await unrevealed(), await revealed()]).toEqual([3, 1, 2])

    await shopper.openRedeem()
    const card = redeemDialog.getByRole('article')
    await expect(card).toHaveCount(1)
    const lootNumber = /^No\. (\d+)$/.exec((await card.locator('.figure').first().textContent()) ?? '')?.[1]
    await redeemDialog.getByRole('button', { name: 'Redeem Tickets' }).click()
    await shopper.approve()
    await shopper.shown('Redeem your tickets', 'Tickets Redeemed Successfully')
    await expect(redeemDialog.getByText('Tickets Redeemed Successfully')).toBeHidden()
    await expect(redeemDialog, 'it stays while a revealed ticket is left').toBeVisible()
    const history = await ledger.history(main)
    const [claimed] = history
    await expect(redeemDialog.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', `/receipt/${claimed}`)
    expect([await tickets(), await unrevealed(), await revealed()]).toEqual([2, 1, 1])
    const loot = await ledger.loot(main)
    expect(loot).toHaveLength(1)
    expect(loot[0]).toContain(`#${lootNumber}#`)

    // The faucet, the purchase, the reveal and the redemption. The draw is the oracle's transaction.
    expect(history).toHaveLength(4)
    const receipts = await Promise.all(history.slice(0, 3).map((hash) => ledger.committed(hash)))
    expect(receipts.map(({ status }) => status)).toEqual(['CommittedSuccess', 'CommittedSuccess', 'CommittedSuccess'])
    const fees = receipts.reduce((sum, { fee }) => sum + fee, 0n)
    expect(await ledger.xrd(main)).toBe(attos('10000') - attos('6') - fees)

    await page.goto(`/receipt/${claimed}`)
    await expect(page.getByRole('article')).toContainText('Loot redeemed')
    await expect(page.getByRole('article')).toContainText('Odds before the reveal')
  })
})

test.describe('with reduced motion', () => {
  test.use({ login: 'Main account' })

  test('a reveal closed before the tear can continue after a reload, with its receipt; the user shares the loot as a card', async ({
    shopper,
    page,
    ledger,
    user,
  }) => {
    await user.buy(1)
    await shopper.hurry()
    await shopper.visit()
    await shopper.openReveal()
    const { revealDialog } = shopper
    await revealDialog.getByRole('button', { name: 'Reveal Tickets' }).click()
    await shopper.approve()
    await shopper.shown('Reveal your tickets', 'Tickets revealed successfully')
    const [opened] = await ledger.history(user.main, 1)
    await page.keyboard.press('Escape')
    await expect(revealDialog).toBeHidden()

    await page.reload()
    const tearNow = page.getByRole('button', { name: 'Tear now' })
    await tearNow.click()
    await shopper.tear()
    await expect(revealDialog.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
      'href',
      `/receipt/${opened}`,
    )
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      revealDialog.getByRole('button', { name: 'Share it' }).click(),
    ])
    const card = await readFile(await saved.path())
    expect([card.toString('latin1', 1, 4), card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
    await revealDialog.getByRole('button', { name: 'DONE', exact: true }).click()
    await expect(shopper.collectButton).toBeVisible()
    await expect(tearNow).toHaveCount(0)

    await page.goto(`/receipt/${opened}`)
    const drawn = page.locator('dt', { hasText: 'Revealed items' }).locator('+ dd')
    await expect(drawn).toHaveText(/^.+, (?:common|uncommon|rare|legendary) \(\w+\), from No\. \d+$/)
    await expect(drawn.getByRole('link')).toHaveAttribute('href', /^\/item\//)
  })
})
