import { type InstalledDevWallet, installDevWallet } from './install-dev-wallet'

declare global {
  interface Window {
    /** The dev wallet of this page, for tests and the browser's console. */
    lootboxesDevWallet?: InstalledDevWallet
    /** Set by a page or a test before the script runs: `user` of `installDevWallet`. */
    lootboxesDevWalletUser?: string
    /** Set by a test that injects the script: the devnet. A page's script tag names it by its own address. */
    lootboxesDevWalletUrl?: string
    /** Set by a page that loads the wallet late. Returns the messages sent so far and stops recording. */
    lootboxesDevWalletMissed?: () => readonly unknown[]
  }
}

const script = document.currentScript
const baseUrl =
  window.lootboxesDevWalletUrl ?? (script instanceof HTMLScriptElement ? new URL(script.src).origin : undefined)
/** An injected script also runs in frames and in empty documents. */
const isPage =
  window.lootboxesDevWalletUrl === undefined || (window === window.top && /^https?:$/.test(location.protocol))
if (baseUrl !== undefined && isPage && window.lootboxesDevWallet === undefined) {
  window.lootboxesDevWallet = installDevWallet({
    baseUrl,
    user: window.lootboxesDevWalletUser,
    missed: window.lootboxesDevWalletMissed?.() ?? [],
  })
}
