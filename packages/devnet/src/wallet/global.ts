import { type InstalledDevWallet, installDevWallet } from './install-dev-wallet'

declare global {
  interface Window {
    /** The dev wallet of this page, for tests and the browser's console. */
    lootboxesDevWallet?: InstalledDevWallet
    /** Set by a page or a test before the script runs: `user` of `installDevWallet`. */
    lootboxesDevWalletUser?: string
    /** Set by a page that loads the wallet late. Returns the messages sent so far and stops recording. */
    lootboxesDevWalletMissed?: () => readonly unknown[]
  }
}

const script = document.currentScript
if (script instanceof HTMLScriptElement && window.lootboxesDevWallet === undefined) {
  window.lootboxesDevWallet = installDevWallet({
    baseUrl: new URL(script.src).origin,
    user: window.lootboxesDevWalletUser,
    missed: window.lootboxesDevWalletMissed?.() ?? [],
  })
}
