import type { ExtensionStatus } from '../connector/extension-status'
import type { RequestItem } from '../toolkit/request-items'
import type { Journey } from './journey'

/** How long a request may say nothing before we help. */
export const SILENCE_MS = 10_000
/** How long before we suppose that nothing will be said any more. */
export const STUCK_MS = 30_000

/** What the visitor can do next; `nextStepText` has the words, `nextStepLink` where they lead. */
export type NextStep =
  | 'install-extension'
  | 'link-wallet'
  | 'use-toolbar'
  | 'open-wallet'
  | 'connect-again'
  | 'answer-in-wallet'
  | 'restart-browser'

/** How far a request has come, and what to do when it has been silent for too long. */
export type Diagnosis = {
  /** Undefined while the extension has not been asked yet. */
  extensionFound: boolean | undefined
  /** Undefined while it is not known: an extension that has just woken up says it a moment later. */
  walletLinked: boolean | undefined
  walletReached: boolean
  /** The newest request that waits for the wallet. */
  request: RequestItem | undefined
  /** The extension and the wallet have said nothing about that request for 10 seconds. */
  silent: boolean
  nextStep: NextStep | undefined
  /** Where the next step leads: the extension's page to install it from. */
  nextStepLink: string | undefined
}

export const nextStepText = {
  'install-extension': 'No wallet extension was found. Install the Radix Wallet Connector, then try again.',
  'link-wallet': 'The extension has no linked wallet. Link the Radix Wallet on your phone with it.',
  'use-toolbar':
    'If no window opened, use the extension\u2019s icon in the toolbar of your browser, or reload this page and try again.',
  'open-wallet':
    'Your wallet has not received the request yet. Open the Radix Wallet on your phone and keep it unlocked.',
  'connect-again':
    'Your wallet still has not received the request. If this phone is no longer linked with the extension, disconnect here and connect again.',
  'answer-in-wallet': 'Your wallet has the request. Answer it there.',
  'restart-browser':
    'Your wallet has the request but no answer came back. Look at your phone first: its history says whether a transaction was sent. If nothing is there, restart the browser and try again.',
} satisfies Record<NextStep, string>

/** Pages that help with a step. */
export const nextStepLink: Readonly<Partial<Record<NextStep, string>>> = {
  'install-extension':
    'https://chromewebstore.google.com/detail/radix-wallet-connector/bfeplaecgkoeckiidkgkmlllfbaeplgm',
}

export type DiagnosisInput = {
  status: ExtensionStatus | undefined
  pending: RequestItem | undefined
  journey: Journey
  /** Nothing was heard for `SILENCE_MS`, and for `STUCK_MS`. */
  silent: boolean
  stuck: boolean
  /** The visitor asked for the pairing window and nothing came of it. */
  linkTried: boolean
}

/** Reads the signs in the order in which they fail: extension, link, phone, answer. */
export const diagnose = ({ status, pending, journey, silent, stuck, linkTried }: DiagnosisInput): Diagnosis => {
  const reached = pending !== undefined && journey.reached.has(pending.id)
  const found = status?.isExtensionAvailable ?? (journey.heard ? true : undefined)
  const linked = status?.isLinkUnknown ? undefined : status?.isWalletLinked
  const next = (): NextStep | undefined => {
    // On a phone there is no extension, and the relay has the request.
    if (found === false && pending?.progress === undefined) return 'install-extension'
    if (found && !linked && linkTried) return 'use-toolbar'
    if (found && linked === false) return 'link-wallet'
    if (!pending || !silent) return undefined
    // A login goes to every phone; anything later only to the one that answered it, which may be gone.
    if (!reached) return stuck && pending.type !== 'loginRequest' ? 'connect-again' : 'open-wallet'
    return stuck || journey.unanswered >= 2 ? 'restart-browser' : 'answer-in-wallet'
  }
  const nextStep = next()
  return {
    extensionFound: found,
    walletLinked: linked,
    walletReached: reached,
    request: pending,
    silent,
    nextStep,
    nextStepLink: nextStep && nextStepLink[nextStep],
  }
}
