import { type NextStep, nextStepText } from '../react/diagnosis'
import type { ErrorCatalogue } from '../wallet-error-text'

/** Every text of the element. `element.words = { connect: 'Verbinden' }` replaces some of them. */
export type ConnectWords = {
  connect: string
  restoring: string
  connecting: string
  connected: string
  done: string
  failed: string
  menu: string
  /** Shown instead of the menu when its code cannot be loaded. */
  menuNotLoaded: string
  close: string
  cancel: string
  disconnect: string
  accounts: string
  chooseAccounts: string
  copy: string
  copied: string
  requests: string
  noRequests: string
  tryAgain: string
  install: string
  /** The link that opens the wallet app of a phone again. */
  openAgain: string
  getWallet: string
  /** The three steps on a desktop without the extension. */
  walletSteps: readonly string[]
  scanCode: string
  /** The next step while a request waits. */
  nextSteps: Readonly<Record<NextStep, string>>
  viewTransaction: string
  link: string
  /** The text for a request without a label. */
  loginRequest: string
  dataRequest: string
  proofRequest: string
  sendTransaction: string
  preAuthorizationRequest: string
  pending: string
  success: string
  fail: string
  undetermined: string
  /** Texts about errors. Default: English, which is loaded with the first error. */
  errors?: ErrorCatalogue
}

export const english: ConnectWords = {
  connect: 'Connect wallet',
  restoring: 'Restoring your session',
  connecting: 'Check your wallet',
  connected: 'Connected',
  done: 'Done',
  failed: 'Request failed',
  menu: 'Wallet menu',
  menuNotLoaded: 'The menu could not be loaded. Check your connection, then press the button again or reload the page.',
  close: 'Close',
  cancel: 'Cancel',
  disconnect: 'Disconnect',
  accounts: 'Accounts',
  chooseAccounts: 'Choose accounts',
  copy: 'Copy address',
  copied: 'Copied',
  requests: 'Requests',
  noRequests: 'No requests yet.',
  tryAgain: 'Try again',
  install: 'Install the extension',
  openAgain: 'Open Radix Wallet again',
  getWallet: 'Get a wallet',
  walletSteps: [
    'Install the Radix Wallet on your phone and create an account.',
    'Install the Radix Wallet Connector extension in this browser.',
    'Link them: press Connect here, and scan the code of the extension with the wallet.',
  ],
  scanCode: 'Or scan this code to open this page on your phone.',
  nextSteps: nextStepText,
  viewTransaction: 'View transaction',
  link: 'Link a wallet',
  loginRequest: 'Login',
  dataRequest: 'Data',
  proofRequest: 'Proof',
  sendTransaction: 'Transaction',
  preAuthorizationRequest: 'Pre-authorization',
  pending: 'waiting',
  success: 'done',
  fail: 'failed',
  undetermined: 'not known yet',
}
