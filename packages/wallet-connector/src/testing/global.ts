import { createTestWallet, type TestWalletOptions } from './create-test-wallet'
import { sessionStateStore } from './saved-state'
import type {} from './test-wallet-init-script'

declare global {
  interface Window {
    /** Set in front of this script by `testWalletInitScript`. */
    lootboxesTestWalletOptions?: TestWalletOptions
  }
}

const options = window.lootboxesTestWalletOptions
if (options !== undefined && window.lootboxesTestWallet === undefined) {
  window.lootboxesTestWallet = createTestWallet({ ...options, store: sessionStateStore(window) })
}
