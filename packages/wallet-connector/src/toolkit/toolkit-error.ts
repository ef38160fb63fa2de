import { type WalletError, type WalletErrorCode, walletError } from '../connector/wallet-error'
import type { Settlement } from './transaction-watcher'

/** Codes the toolkit adds to those of the wallet. */
export type ToolkitErrorCode =
  | WalletErrorCode
  | 'userCancelledRequest'
  | 'transactionNotSuccessful'
  | 'GenerateChallengeError'
  | 'LoginRejectedByDapp'
  | 'noAccountShared'
  | 'toolkitNotLoaded'
  | 'invalidOptions'

/** A wallet error, and for a transaction that has a hash, what is known of it. */
export type ToolkitError = WalletError & {
  transactionIntentHash?: string
  /** The ledger's word for a failure; 'undetermined' when it has not spoken, which is no failure. */
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
