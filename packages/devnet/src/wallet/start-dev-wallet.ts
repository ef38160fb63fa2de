import { createDevWallet, type DevWallet } from './dev-wallet'
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
}

/** Starts the wallet of a page: resumes the tab's unanswered requests and shows requests in a sheet. */
export const startDevWallet = ({ baseUrl, user, window, answer, failures }: StartDevWalletOptions): DevWallet =>
  createDevWallet({
    api: createWalletApiClient(baseUrl, window.fetch.bind(window), user),
    inbox: createInbox(window.sessionStorage),
    open: (content) => openSheet(window, content),
    answer,
    failures,
    origin: window.location.origin,
  })
