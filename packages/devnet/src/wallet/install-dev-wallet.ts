import type { DevWallet } from './dev-wallet'
import { createExtension, type Extension } from './extension'
import { INBOX_KEY } from './inbox-key'
import { panelSettings, type Settings } from './panel-settings'
import { plannedFailures } from './planned-failures'

/** Devnet, user and page of the development wallet. */
export type InstallDevWalletOptions = {
  /** The devnet, e.g. `http://localhost:8090`. Its wallet routes answer only pages of this machine. */
  baseUrl: string
  /**
   * The wallet's user. Each name has a persona and accounts that follow from the devnet's seed; a collector of genesis (`ada`
   * to `lena`) has its account of the history. Default: the accounts that genesis funds.
   */
  user?: string | undefined
  /** The page to install into. Default: the global window. */
  window?: Window
  /** Details of earlier send events of the page, oldest first. */
  missed?: readonly unknown[]
}

/** Switches that simulate an unlinked or offline phone and other situations. */
export type InstalledDevWallet = {
  /** False: the extension has no linked wallet, and requests are lost. */
  setLinked: (linked: boolean) => void
  /** False: the phone is offline; requests wait in the extension and can be cancelled. */
  setReachable: (reachable: boolean) => void
  /** Simulates several phones, a sleeping worker, lost responses or a pairing window that does not open. */
  become: Extension['become']
  /** Phones that each request reached, oldest first. */
  deliveries: Extension['deliveries']
  /** Answers the next request with a wallet error code, without a sheet. Several calls queue; a reload keeps them. */
  next: (error: string) => void
  /** Opens the wallet's panel: user, accounts, link, phone, network, error codes and reset. */
  openPanel: () => void
  uninstall: () => void
}

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

/** Whether an earlier document of this tab left an unanswered request. */
const hasUnanswered = ({ sessionStorage }: Window) => (sessionStorage.getItem(INBOX_KEY) ?? '[]') !== '[]'

/**
 * Simulates the Radix connector extension with a linked wallet (wallet-protocol A1 to A9). The approval sheet opens in the
 * page under the name **Development wallet**. Keys stay in the devnet process. The extension answers immediately; the wallet's
 * part loads with the first request.
 *
 * @example
 * const wallet = installDevWallet({ baseUrl: 'http://localhost:8090' })
 */
export const installDevWallet = ({
  baseUrl,
  user,
  window = globalThis.window,
  missed,
}: InstallDevWalletOptions): InstalledDevWallet => {
  const answer = (message: unknown) => extension.answer(JSON.parse(JSON.stringify(message)))
  const planned = plannedFailures(window)
  const settings = panelSettings(window.sessionStorage)
  const failures = { ...planned, take: () => (settings.get().otherNetwork ? 'wrongNetwork' : planned.take()) }
  let closed = false
  let running: DevWallet | undefined
  /** Applies changed settings. A wallet of another user starts again and shows its unanswered requests, or the panel. */
  const apply = (before: Settings, then?: (wallet: DevWallet) => void) => {
    const { linked, reachable, user: chosen } = settings.get()
    if (linked !== before.linked) extension.setLinked(linked)
    if (reachable !== before.reachable) extension.setReachable(reachable)
    if (chosen === before.user) return
    running?.close()
    running = undefined
    void wake(then)
  }
  const change = (wanted: Partial<Settings>, then?: (wallet: DevWallet) => void) => {
    const before = settings.get()
    settings.change(wanted)
    apply(before, then)
  }
  const showPanel = (wallet: DevWallet) => wallet.showPanel()
  const panel = {
    settings: settings.get,
    change: (wanted: Partial<Settings>) => change(wanted, showPanel),
    become: (chosen: string | undefined) => change({ user: chosen }),
    reset: () => {
      const before = settings.get()
      settings.reset()
      apply(before, showPanel)
    },
  }
  const wake = async (then?: (wallet: DevWallet) => void) => {
    const { startDevWallet } = await import('./start-dev-wallet')
    if (closed) return
    running ??= startDevWallet({ baseUrl, user: settings.get().user ?? user, window, answer, failures, panel })
    then?.(running)
  }
  const openPanel = () => void wake(showPanel)
  const deliver = (message: unknown, interactionId: string) =>
    void wake(({ receive }) => receive(message)).catch((cause: unknown) =>
      answer({
        discriminator: 'failure',
        interactionId,
        error: 'failedToPrepareTransaction',
        message: `The development wallet did not load from ${baseUrl}: ${String(cause)}`,
      }),
    )
  const extension = createExtension(
    window,
    {
      onDelivered: deliver,
      onPopup: openPanel,
    },
    missed,
  )
  if (!settings.get().linked) extension.setLinked(false)
  if (!settings.get().reachable) extension.setReachable(false)
  if (hasUnanswered(window)) void wake()
  return {
    setLinked: extension.setLinked,
    setReachable: extension.setReachable,
    become: extension.become,
    deliveries: extension.deliveries,
    next: failures.add,
    openPanel,
    uninstall: () => {
      extension.close()
      closed = true
      running?.close()
    },
  }
}
