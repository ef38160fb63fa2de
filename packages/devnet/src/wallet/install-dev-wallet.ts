import type { DevWallet } from './dev-wallet'
import { createExtension, type Extension } from './extension'
import { INBOX_KEY } from './inbox-key'

export type InstallDevWalletOptions = {
  /** The devnet, e.g. `http://localhost:8090`; its wallet routes answer pages of this machine only. */
  baseUrl: string
  /**
   * Whose wallet it is. Each name has a persona and accounts that follow from the devnet's seed; a collector of genesis
   * (`ada` to `lena`) has its account of the history. The funded accounts of genesis by default.
   */
  user?: string | undefined
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
  /** Several phones, a sleeping worker, answers that do not come back, a pairing window that does not open. */
  become: Extension['become']
  /** Which phones each request reached, oldest first. */
  deliveries: Extension['deliveries']
  uninstall: () => void
}

/** Whether an earlier document of this tab left a request without an answer. */
const hasUnanswered = ({ sessionStorage }: Window) => (sessionStorage.getItem(INBOX_KEY) ?? '[]') !== '[]'

/**
 * Makes a page believe that the Radix connector extension is there and linked to a wallet, whose approval sheet opens
 * in the page under the name **Development wallet** (wallet-protocol A1 to A9). Keys stay in the devnet process. The
 * extension's half is there at once, the wallet's from the first request on.
 */
export const installDevWallet = ({
  baseUrl,
  user,
  window = globalThis.window,
  missed,
}: InstallDevWalletOptions): InstalledDevWallet => {
  const answer = (message: unknown) => extension.answer(JSON.parse(JSON.stringify(message)))
  let closed = false
  let running: DevWallet | undefined
  const wake = async (then?: (wallet: DevWallet) => void) => {
    const { startDevWallet } = await import('./start-dev-wallet')
    if (closed) return
    running ??= startDevWallet({ baseUrl, user, window, answer })
    then?.(running)
  }
  const extension = createExtension(
    window,
    {
      onDelivered: (message) => void wake(({ receive }) => receive(message)),
      onPopup: () => void wake(({ showHolder }) => showHolder()),
    },
    missed,
  )
  if (hasUnanswered(window)) void wake()
  return {
    setLinked: extension.setLinked,
    setReachable: extension.setReachable,
    become: extension.become,
    deliveries: extension.deliveries,
    uninstall: () => {
      extension.close()
      closed = true
      running?.close()
    },
  }
}
