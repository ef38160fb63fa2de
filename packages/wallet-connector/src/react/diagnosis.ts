import type { ExtensionStatus } from '../connector/extension-status'
import type { RequestItem } from '../toolkit/request-items'
import type { Journey } from './journey'

/** What the visitor can do next; `nextStepText` has the words. */
export type NextStep = 'install-extension' | 'link-wallet' | 'open-wallet' | 'answer-in-wallet' | 'restart-browser'

/** How far a request has come, and what to do when it has been silent for too long. */
export type Diagnosis = {
  /** Undefined while the extension has not been asked yet. */
  extensionFound: boolean | undefined
  walletLinked: boolean | undefined
  walletReached: boolean
  /** Nothing was heard of the newest pending request for 10 seconds. */
  silent: boolean
  nextStep: NextStep | undefined
}

export const nextStepText = {
  'install-extension': 'No wallet extension was found. Install the Radix Wallet Connector, then try again.',
  'link-wallet': 'The extension has no linked wallet. Link the Radix Wallet on your phone with it.',
  'open-wallet':
    'Your wallet has not received the request yet. Open the Radix Wallet on your phone and keep it unlocked.',
  'answer-in-wallet': 'Your wallet has the request. Answer it there.',
  'restart-browser':
    'Your wallet received several requests but no answer came back. Restart the browser, then try again.',
} satisfies Record<NextStep, string>

export type DiagnosisInput = {
  status: ExtensionStatus | undefined
  pending: RequestItem | undefined
  journey: Journey
  silent: boolean
}

/** Reads the signs in the order in which they fail: extension, link, phone, answer (wallet-protocol A7, M18). */
export const diagnose = ({ status, pending, journey, silent }: DiagnosisInput): Diagnosis => {
  const reached = pending !== undefined && journey.reached.has(pending.id)
  const found = status?.isExtensionAvailable ?? (journey.heard ? true : undefined)
  const linked = status?.isWalletLinked
  const next = (): NextStep | undefined => {
    if (found === false) return 'install-extension'
    if (linked === false) return 'link-wallet'
    if (!pending || !silent) return undefined
    if (!reached) return 'open-wallet'
    return journey.unanswered >= 2 ? 'restart-browser' : 'answer-in-wallet'
  }
  return { extensionFound: found, walletLinked: linked, walletReached: reached, silent, nextStep: next() }
}
