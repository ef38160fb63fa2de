import { createTestWallet, type TestWallet, type TestWalletOptions } from './create-test-wallet'

declare global {
  interface Window {
    /** Set in front of this script by `testWalletInitScript`. */
    lootboxesTestWalletOptions?: TestWalletOptions
    /** The test wallet of this document. */
    lootboxesTestWallet?: TestWallet
  }
}

const options = window.lootboxesTestWalletOptions
if (options !== undefined && window.lootboxesTestWallet === undefined) {
  window.lootboxesTestWallet = createTestWallet(options)
}
