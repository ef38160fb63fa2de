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

  async buy(count: number) {
    await this.orderTickets(count)
    await this.approve()
    await this.settled()
    await expect(this.buyDialog).toBeHidden()
  }

  async openReveal() {
    await this.page.getByRole('button', { name: 'Reveal Ticket' }).click()
    await expect(this.revealDialog).toBeVisible()
  }

  /** Reveals the first `count` tickets up to the loot. */
  async reveal(count: number) {
    await this.openReveal()
    const boxes = this.revealDialog.getByRole('group').getByRole('checkbox')
    await expect(boxes.first()).toBeChecked()
    for (let index = 1; index < count; index++) await boxes.nth(index).check()
    await this.revealDialog.getByRole('button', { name: 'Reveal Tickets' }).click()
    await this.approve()
    await this.soon(this.revealDialog.getByText('Tickets revealed successfully'))
    await this.revealDialog.getByRole('button', { name: 'Reveal without holding' }).click()
    await this.soon(this.revealDialog.getByText(/^You found/))
  }

  async openRedeem() {
    await this.page.getByRole('button', { name: 'Collect Loot' }).click()
    await expect(this.redeemDialog).toBeVisible()
  }
}
