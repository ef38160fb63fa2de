import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The devnet's wallet, as its script puts it there. */
    lootboxesDevWallet?: { setReachable: (reachable: boolean) => void }
  }
}

/** What a visitor does, in the words of the page. */
export class Shopper {
  readonly sheet: Locator
  readonly buyDialog: Locator
  readonly revealDialog: Locator
  readonly redeemDialog: Locator
  readonly overlay: Locator
  /** The wallet's button once somebody is connected. */
  readonly wallet: Locator
  #inHurry = false

  constructor(readonly page: Page) {
    this.sheet = page.getByRole('dialog', { name: 'Development wallet' })
    this.buyDialog = page.getByRole('dialog', { name: 'Buy Tickets' })
    this.revealDialog = page.getByRole('dialog', { name: 'Reveal your tickets' })
    this.redeemDialog = page.getByRole('dialog', { name: 'Redeem your tickets' })
    this.wallet = page.getByRole('button', { name: /^Wallet menu/ })
    this.overlay = page.getByRole('dialog', { name: 'Check your wallet to complete the transaction' })
  }

  /** From now on the page's clock runs ahead while somebody waits, so that nobody does; it may start at another time. */
  async hurry(time = Date.now()) {
    await this.page.clock.install({ time })
    this.#inHurry = true
  }

  /** Waits until `what` is there, or gone. */
  async soon(what: Locator, { visible = true } = {}) {
    if (!this.#inHurry) return expect(what).toBeVisible({ visible })
    await expect(async () => {
      await this.page.clock.runFor(1000)
      await expect(what).toBeVisible({ visible, timeout: 150 })
    }).toPass({ timeout: 30_000, intervals: [50] })
  }

  async visit(path = '/') {
    await this.page.goto(path)
  }

  async approve() {
    await this.sheet.getByRole('button', { name: 'Approve' }).click()
    await expect(this.sheet).toBeHidden()
  }

  async reject() {
    await this.sheet.getByRole('button', { name: 'Reject' }).click()
    await expect(this.sheet).toBeHidden()
  }

  /** While it is away, requests wait in the extension. */
  async phone(where: 'here' | 'away') {
    await this.page.waitForFunction(() => 'lootboxesDevWallet' in window)
    await this.page.evaluate((reachable) => window.lootboxesDevWallet?.setReachable(reachable), where === 'here')
  }

  /** Nothing waits for the wallet or the ledger any more. */
  async settled() {
    await this.soon(this.overlay, { visible: false })
  }

  /** Logs in with the first account, or with the one that has this label. */
  async connect(account = 'Main account') {
    await this.page.getByRole('button', { name: 'Connect wallet' }).click()
    await this.sheet.getByLabel(account).check()
    await this.approve()
    await expect(this.wallet).toBeVisible()
  }

  async openBuy() {
    await this.page.getByRole('main').getByRole('button', { name: 'Buy Tickets' }).click()
    await expect(this.buyDialog).toBeVisible()
  }

  /** Asks for `count` tickets, up to the wallet's sheet. */
  async orderTickets(count: number) {
    await this.openBuy()
    await this.buyDialog.getByLabel('How many').fill(`${count}`)
    await this.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  }

  /** Puts aside what is offered after a purchase. */
  async closeNextStep() {
    await this.page.locator('[data-slot=next-step]').getByRole('button', { name: 'Close' }).click()
  }

  async buy(count: number) {
    await this.orderTickets(count)
    await this.approve()
    await this.settled()
    await expect(this.buyDialog).toBeHidden()
  }

  async openReveal() {
    // After a purchase its note offers to reveal all of them, and this button comes back when the note is put aside.
    const close = this.page.locator('[data-slot=next-step]').getByRole('button', { name: 'Close' })
    const floating = this.page.getByRole('complementary', { name: 'Your tickets' })
    await expect(async () => {
      if (await close.isVisible()) await close.click({ timeout: 5_000 })
      await floating.getByRole('button', { name: 'Reveal Ticket' }).click({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    await expect(this.revealDialog).toBeVisible()
  }

  /** Reveals the first `count` tickets up to the loot. */
  async reveal(count: number) {
    await this.openReveal()
    const boxes = this.revealDialog.getByRole('group').getByRole('checkbox')
    await expect(boxes.first()).toBeChecked()
    // Of more than one, all are chosen; tickets of earlier journeys may be among them.
    if ((await boxes.count()) > 1) {
      await this.revealDialog.getByRole('button', { name: 'Select none' }).click()
      for (let index = 0; index < count; index++) await boxes.nth(index).check()
    }
    await this.revealDialog.getByRole('button', { name: 'Reveal Tickets' }).click()
    await this.approve()
    await this.soon(this.revealDialog.getByText('Tickets revealed successfully'))
    await this.tear(count)
  }

  /** Tears the opened tickets, and turns up all that was in them. */
  async tear(count: number) {
    await this.revealDialog.getByRole('button', { name: /^(Tear (it|both|all \d+) open|Reveal)$/ }).click()
    const rest = this.revealDialog.getByRole('button', { name: 'Reveal the rest' })
    await this.soon(count > 1 ? rest.or(this.redeemFound) : this.redeemFound)
    // What has not turned up yet is not told.
    if (await rest.isVisible()) {
      await expect(this.revealDialog.getByText(/^You found/)).toHaveCount(0)
      await rest.click()
    }
    await this.soon(this.redeemFound)
    await expect(this.revealDialog.getByText(/^You found/)).toBeVisible()
  }

  /** Goes on from what was found to the redeem dialog. */
  get redeemFound() {
    return this.revealDialog.getByRole('button', { name: /^Redeem (now|both|all \d+)$/ })
  }

  async openRedeem() {
    await this.page.getByRole('button', { name: 'Collect Loot' }).click()
    await expect(this.redeemDialog).toBeVisible()
  }
}
