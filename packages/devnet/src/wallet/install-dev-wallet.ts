import { createDevWallet } from './dev-wallet'
import { createExtension } from './extension'
import { createInbox } from './inbox'
import { openSheet } from './sheet/open-sheet'
import { createWalletApiClient } from './wallet-api-client'

export type InstallDevWalletOptions = {
  /** The devnet, e.g. `http://localhost:8090`; its wallet routes answer pages of this machine only. */
  baseUrl: string
  /** The page to install into; the global one by default. */
  window?: Window
  /** Details of the send events the page fired before the wallet was there, oldest first. */
  missed?: readonly unknown[]
}

/** Switches for tests and for trying out how a page behaves when the phone is away. */
export type InstalledDevWallet = {
  /** False: the extension is there, no wallet is linked to it; requests are lost in silence. */
  setLinked: (linked: boolean) => void
  /** False: the phone is offline; requests wait in the extension and can be cancelled. */
  setReachable: (reachable: boolean) => void
  uninstall: () => void
}

/**
 * Makes a page believe that the Radix connector extension is there and linked to a wallet, whose approval sheet opens
 * in the page under the name **Development wallet** (wallet-protocol A1 to A9). Keys stay in the devnet process.
 */
export const installDevWallet = ({
  baseUrl,
  window = globalThis.window,
  missed,
}: InstallDevWalletOptions): InstalledDevWallet => {
  const wallet = createDevWallet({
    api: createWalletApiClient(baseUrl, window.fetch.bind(window)),
    inbox: createInbox(window.sessionStorage),
    open: (content) => openSheet(window, content),
    answer: (message) => extension.answer(JSON.parse(JSON.stringify(message))),
    origin: window.location.origin,
  })
  const extension = createExtension(window, { onDelivered: wallet.receive, onPopup: wallet.showHolder }, missed)
  return {
    setLinked: extension.setLinked,
    setReachable: extension.setReachable,
    uninstall: () => {
      extension.close()
      wallet.close()
    },
  }
}
