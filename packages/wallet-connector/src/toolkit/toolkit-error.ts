import { type WalletError, type WalletErrorCode, walletError } from '../connector/wallet-error'
import type { Settlement } from './transaction-watcher'

/** Error codes of the wallet and the toolkit. */
export type ToolkitErrorCode =
  | WalletErrorCode
  | 'userCancelledRequest'
  | 'transactionNotSuccessful'
  | 'GenerateChallengeError'
  | 'LoginRejectedByDapp'
  | 'noAccountShared'
  | 'toolkitNotLoaded'
  | 'invalidOptions'
  | 'relayTimeout'

/** A wallet error; for a submitted transaction also its hash and state. */
export type ToolkitError = WalletError & {
  transactionIntentHash?: string
  /** The final status of a failed transaction, or 'undetermined' for an unknown result, which is not a failure. */
  status?: string
  settlement?: Settlement
}

const messages: Readonly<Partial<Record<string, string>>> = {
  GenerateChallengeError: 'Failed to generate challenge',
  LoginRejectedByDapp: 'Login rejected by dApp',
  noAccountShared: 'the wallet shared no account',
  toolkitNotLoaded: 'the wallet code could not be loaded',
}

export const toolkitError = (
  interactionId: string,
  error: ToolkitErrorCode,
  message?: string,
  ...jsError: readonly [unknown?]
): ToolkitError => walletError(interactionId, error, message ?? messages[error], ...jsError)
