import { type InstalledDevWallet, installDevWallet } from './install-dev-wallet'

declare global {
  interface Window {
    /** The dev wallet of this page, for tests and the browser's console. */
    lootboxesDevWallet?: InstalledDevWallet
    /** Set by a page or a test before the script runs: whose wallet it is (`user` of `installDevWallet`). */
    lootboxesDevWalletUser?: string
    /** Set by a page that fetches the wallet late: hands over what it sent so far, and stops keeping it. */
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
