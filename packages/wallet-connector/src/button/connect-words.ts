/** Every text of the element. `element.words = { connect: 'Verbinden' }` replaces some of them. */
export type ConnectWords = {
  connect: string
  restoring: string
  connecting: string
  connected: string
  done: string
  failed: string
  menu: string
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
}

export const english: ConnectWords = {
  connect: 'Connect wallet',
  restoring: 'Restoring your session',
  connecting: 'Check your wallet',
  connected: 'Connected',
  done: 'Done',
  failed: 'Request failed',
  menu: 'Wallet menu',
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
