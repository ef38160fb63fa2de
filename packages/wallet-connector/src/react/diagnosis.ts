import type { ExtensionStatus } from '../connector/extension-status'
import { isTouchDevice } from '../mobile/is-touch-device'
import { openedLink } from '../mobile/opened-link'
import type { RequestItem } from '../toolkit/request-items'
import type { Journey } from './journey'

/** Time without an event after which a request counts as silent. */
export const SILENCE_MS = 10_000
/** Time without an event after which a request counts as stuck. */
export const STUCK_MS = 30_000

/** The next step for the user. `nextStepText` has its text, `nextStepLink` its link. */
export type NextStep =
  | 'install-extension'
  | 'open-wallet-app'
  | 'get-wallet-app'
  | 'link-wallet'
  | 'use-toolbar'
  | 'open-wallet'
  | 'connect-again'
  | 'answer-in-wallet'
  | 'restart-browser'

/** The progress of the newest request, and the next step when it is silent. */
export type Diagnosis = {
  /** Undefined before the first query. */
  extensionFound: boolean | undefined
  /** Undefined while unknown, because an extension that wakes up reports it a moment later. */
  walletLinked: boolean | undefined
  walletReached: boolean
  /** The newest request without a response. */
  request: RequestItem | undefined
  /** The extension and the wallet sent no event of that request for 10 seconds. */
  silent: boolean
  nextStep: NextStep | undefined
  /** The link of the next step: the store page of the extension, or the request for the wallet app of this phone. */
  nextStepLink: string | undefined
}

/** The text of each next step, for the user. */
export const nextStepText = {
  'install-extension': 'No wallet extension was found. Install the Radix Wallet Connector, then try again.',
  'open-wallet-app': 'Answer the request in the Radix Wallet on this phone.',
  'get-wallet-app':
    'If the Radix Wallet did not open, install it on this phone and create an account. Then open it again from here.',
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

/** The link of a next step. */
export const nextStepLink: Readonly<Partial<Record<NextStep, string>>> = {
  'install-extension':
    'https://chromewebstore.google.com/detail/radix-wallet-connector/bfeplaecgkoeckiidkgkmlllfbaeplgm',
}

export type DiagnosisInput = {
  status: ExtensionStatus | undefined
  pending: RequestItem | undefined
  journey: Journey
  /** No event for `SILENCE_MS`, and for `STUCK_MS`. */
  silent: boolean
  stuck: boolean
  /** The user opened the pairing window and no wallet was linked. */
  linkTried: boolean
}

const isAppStep = (step: NextStep | undefined) => step === 'open-wallet-app' || step === 'get-wallet-app'

/** Checks the stages in the order in which they can fail: extension, link, delivery, response. */
export const diagnose = ({ status, pending, journey, silent, stuck, linkTried }: DiagnosisInput): Diagnosis => {
  const reached = pending !== undefined && journey.reached.has(pending.id)
  const found = status?.isExtensionAvailable ?? (journey.extensionResponded ? true : undefined)
  const linked = status?.isLinkUnknown ? undefined : status?.isWalletLinked
  const next = (): NextStep | undefined => {
    // The relay never reports that the wallet received a request.
    if (isTouchDevice() && pending && !reached) return silent ? 'get-wallet-app' : 'open-wallet-app'
    // A phone has no extension; a request with progress is at the relay.
    if (found === false && pending?.progress === undefined) return 'install-extension'
    if (found && !linked && linkTried) return 'use-toolbar'
    if (found && linked === false) return 'link-wallet'
    if (!pending || !silent) return undefined
    // A login goes to every phone. Any later request goes only to the phone of the session, which may be unlinked.
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
    nextStepLink: isAppStep(nextStep) ? openedLink() : nextStep && nextStepLink[nextStep],
  }
}
