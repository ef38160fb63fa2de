import { createDevWallet, type DevWallet, type DevWalletDeps } from './dev-wallet'
import { createInbox } from './inbox'
import type { PlannedFailures } from './planned-failures'
import { openSheet } from './sheet/open-sheet'
import { createWalletApiClient } from './wallet-api-client'

export type StartDevWalletOptions = {
  baseUrl: string
  user?: string | undefined
  window: Window
  answer: (message: unknown) => void
  failures: PlannedFailures
  panel: DevWalletDeps['panel']
}

/** Starts the wallet of a page: resumes the tab's unanswered requests and shows requests in a sheet. */
export const startDevWallet = ({ baseUrl, user, window, ...deps }: StartDevWalletOptions): DevWallet =>
  createDevWallet({
    ...deps,
    api: createWalletApiClient(baseUrl, window.fetch.bind(window), user),
    inbox: createInbox(window.sessionStorage),
    open: (content) => openSheet(window, content),
    origin: window.location.origin,
  })
