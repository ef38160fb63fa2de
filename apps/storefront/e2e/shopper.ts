import { expect, type Locator, type Page } from '@playwright/test'
import type { AccountLabel, WalletUser } from './wallet-user'

declare global {
  interface Window {
    /** The development wallet, once its script has run. */
    lootboxesDevWallet?: { setReachable: (reachable: boolean) => void }
    /** The wallet's user, which the script reads. */
    lootboxesDevWalletUser?: string
    /** Every text that was visible in a dialog of this document, after the title of the dialog. */
    shownTexts?: Set<string>
  }
}

/** A user's actions, by the page's accessible names. */
export class Shopper {
  readonly sheet: Locator
  readonly buyDialog: Locator
  readonly revealDialog: Locator
  readonly redeemDialog: Locator
  readonly overlay: Locator
  /** The wallet menu's button, visible while an account is connected. */
  readonly wallet: Locator
  /** The panel after a purchase that offers to reveal the tickets. */
  readonly nextStep: Locator
  /** The floating button that opens the reveal dialog with the first ticket selected. */
  readonly revealButton: Locator
  /** The floating button that opens the redeem dialog. */
  readonly collectButton: Locator
  #inHurry = false

  /** Without a user, the wallet has the accounts that genesis funds. */
  constructor(
    readonly page: Page,
    readonly user?: WalletUser,
  ) {
    this.sheet = page.getByRole('dialog', { name: 'Development wallet' })
    this.buyDialog = page.getByRole('dialog', { name: 'Buy Tickets' })
    this.revealDialog = page.getByRole('dialog', { name: 'Reveal your tickets' })
    this.redeemDialog = page.getByRole('dialog', { name: 'Redeem your tickets' })
    this.wallet = page.getByRole('button', { name: /^Wallet menu/ })
    this.nextStep = page.locator('[data-slot=next-step]')
    this.revealButton = page.getByRole('button', { name: 'Reveal Ticket', exact: true })
    this.collectButton = page.getByRole('button', { name: 'Collect Loot' })
    this.overlay = page.getByRole('dialog', { name: 'Check your wallet to complete the transaction' })
  }

  /** Makes `soon` advance the page's clock while it waits. `time` sets the clock's start. */
  async hurry(time = Date.now()) {
    await this.page.clock.install({ time })
    this.#inHurry = true
  }

  /** Waits until a locator is visible or hidden. */
  async soon(what: Locator, { visible = true } = {}) {
    if (!this.#inHurry) return expect(what).toBeVisible({ visible })
    await expect(async () => {
      await this.page.clock.runFor(1000)
      await expect(what).toBeVisible({ visible, timeout: 150 })
    }).toPass({ timeout: 30_000, intervals: [50] })
  }

  /**
   * Waits until a message was visible in the dialog of this title. It passes after two seconds, which a busy machine can miss
   * between two looks.
   */
  async shown(title: string, message: string) {
    await expect(async () => {
      if (this.#inHurry) await this.page.clock.runFor(1000)
      expect(await this.page.evaluate(() => [...(window.shownTexts ?? [])])).toContain(`${title}: ${message}`)
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

  /** While the phone is away, requests wait in the extension. */
  async phone(where: 'here' | 'away') {
    await this.page.waitForFunction(() => 'lootboxesDevWallet' in window)
    await this.page.evaluate((reachable) => window.lootboxesDevWallet?.setReachable(reachable), where === 'here')
  }

  /** Waits until no request is pending at the wallet or the ledger. */
  async settled() {
    await this.soon(this.overlay, { visible: false })
  }

  /** Connects an account of the user while the faucet funds it. */
  async connect(account: AccountLabel = 'Main account') {
    const funds = this.user?.fund(account)
    await this.page.getByRole('button', { name: 'Connect wallet' }).click()
    await this.sheet.getByLabel(account).check()
    await funds
    await this.approve()
    await expect(this.wallet).toBeVisible()
  }

  async openBuy() {
    await this.page.getByRole('main').getByRole('button', { name: 'Buy Tickets' }).click()
    await expect(this.buyDialog).toBeVisible()
  }

  /** Orders `count` tickets, up to the wallet's sheet. */
  async orderTickets(count: number) {
    await this.openBuy()
    await this.buyDialog.getByLabel('How many').fill(`${count}`)
    await this.buyDialog.getByRole('button', { name: 'Buy Tickets' }).click()
  }

  /** Closes the panel that follows a purchase. */
  async closeNextStep() {
    await this.nextStep.getByRole('button', { name: 'Close' }).click()
    await expect(this.nextStep).toBeHidden()
  }

  /** Buys tickets, up to the panel that offers to reveal them. */
  async buy(count: number) {
    await this.orderTickets(count)
    await this.approve()
    await this.settled()
    await expect(this.buyDialog).toBeHidden()
    await expect(this.nextStep).toBeVisible()
  }

  /** Opens the reveal dialog with the floating button. */
  async openReveal() {
    await this.revealButton.click()
    await expect(this.revealDialog).toBeVisible()
  }

  /** Reveals the first `count` tickets of the floating button's dialog, up to the loot. */
  async reveal(count: number) {
    await this.openReveal()
    const boxes = this.revealDialog.getByRole('group').getByRole('checkbox')
    await expect(boxes.first()).toBeChecked()
    for (let index = 1; index < count; index++) await boxes.nth(index).check()
    await this.revealDialog.getByRole('button', { name: 'Reveal Tickets' }).click()
    await this.approve()
    await this.shown('Reveal your tickets', 'Tickets revealed successfully')
    await this.tear()
  }

  /** With reduced motion: shows all loot of the opened tickets. */
  async tear() {
    await this.revealDialog.getByRole('button', { name: 'Reveal', exact: true }).click()
    await this.soon(this.redeemFound)
    await expect(this.revealDialog.getByText(/^You revealed/)).toBeVisible()
  }

  /** The button from the loot to the redeem dialog. */
  get redeemFound() {
    return this.revealDialog.getByRole('button', { name: /^Redeem (now|both|all \d+)$/ })
  }

  async openRedeem() {
    await this.collectButton.click()
    await expect(this.redeemDialog).toBeVisible()
  }
}
