import type { WalletAnswerCode } from '../protocol/wallet-answer-codes'

/** Codes of wallets, of the specification's page side (section 8) and, in the last group, of this library. */
export type WalletErrorCode =
  | WalletAnswerCode
  | 'missingExtension'
  | 'canceledByUser'
  | 'walletRequestValidation'
  | 'walletResponseValidation'
  | 'requestInterceptorError'
  | 'requestAborted'
  | 'connectorDestroyed'

/** A known code, or any code of a newer wallet. */
export type OpenWalletErrorCode = WalletErrorCode | (string & Record<never, never>)

/** Why a request ended without a response. `message` can be ''; `jsError` is the thrown error, if any. */
export type WalletError = {
  error: OpenWalletErrorCode
  interactionId: string
  message: string
  jsError?: unknown
}

/** Messages that callers may compare. `walletErrorText` has the texts for users. */
const messages: Readonly<Partial<Record<string, string>>> = {
  rejectedByUser: 'user rejected request',
  missingExtension: 'extension could not be found',
  canceledByUser: 'user has canceled the request',
  requestAborted: 'the page aborted the request',
  connectorDestroyed: 'the connector was destroyed',
}

export const walletError = (
  interactionId: string,
  error: OpenWalletErrorCode,
  message = (Object.hasOwn(messages, error) ? messages[error] : undefined) ?? '',
  jsError?: unknown,
): WalletError => ({ error, interactionId, message, ...(jsError !== undefined && { jsError }) })
