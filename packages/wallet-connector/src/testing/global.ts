import { createTestWallet, type TestWalletOptions } from './create-test-wallet'
import { sessionStateStore } from './saved-state'
import type {} from './test-wallet-init-script'

declare global {
  interface Window {
    /** Set by `testWalletInitScript` before this script. */
    lootboxesTestWalletOptions?: TestWalletOptions
  }
}

const options = window.lootboxesTestWalletOptions
if (options !== undefined && window.lootboxesTestWallet === undefined) {
  window.lootboxesTestWallet = createTestWallet({ ...options, store: sessionStateStore(window) })
}
