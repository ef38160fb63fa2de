import { type InstalledDevWallet, installDevWallet } from './install-dev-wallet'

declare global {
  interface Window {
    /** The dev wallet of this page, for tests and the browser's console. */
    lootboxesDevWallet?: InstalledDevWallet
  }
}

const script = document.currentScript
if (script instanceof HTMLScriptElement && window.lootboxesDevWallet === undefined) {
  window.lootboxesDevWallet = installDevWallet({ baseUrl: new URL(script.src).origin })
}
