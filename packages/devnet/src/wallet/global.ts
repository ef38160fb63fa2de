import { installDevWallet } from './install-dev-wallet'

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
