/** Codes of the spec (section 8), later wallets and, in the last group, of this library. */
export type WalletErrorCode =
  | 'rejectedByUser'
  | 'missingExtension'
  | 'canceledByUser'
  | 'walletRequestValidation'
  | 'walletResponseValidation'
  | 'wrongNetwork'
  | 'failedToPrepareTransaction'
  | 'failedToCompileTransaction'
  | 'failedToSignTransaction'
  | 'failedToSubmitTransaction'
  | 'failedToPollSubmittedTransaction'
  | 'submittedTransactionWasDuplicate'
  | 'submittedTransactionHasFailedTransactionStatus'
  | 'submittedTransactionHasRejectedTransactionStatus'
  | 'failedToFindAccountWithEnoughFundsToLockFee'
  | 'wrongAccountType'
  | 'unknownWebsite'
  | 'radixJsonNotFound'
  | 'unknownDappDefinitionAddress'
  | 'invalidPersona'
  | 'invalidOriginURL'
  | 'radixJsonUnknownFileFormat'
  | 'invalidRequest'
  | 'incompatibleVersion'
  | 'failedToSignAuthChallenge'
  | 'invalidPersonaOrAccounts'
  | 'expiredSubintent'
  | 'subintentExpirationTooClose'
  | 'requestInterceptorError'
  | 'requestAborted'
  | 'connectorDestroyed'

/** A newer wallet may send a code we do not know: it passes through as it came. */
export type OpenWalletErrorCode = WalletErrorCode | (string & Record<never, never>)

/** Why a request ended without an answer. `message` is '' when nobody gave one; `jsError` is what was thrown, if anything. */
export type WalletError = {
  error: OpenWalletErrorCode
  interactionId: string
  message: string
  jsError?: unknown
}

/** The sentences other code may compare. `walletErrorText` explains every code at length. */
const messages: Readonly<Partial<Record<string, string>>> = {
  rejectedByUser: 'user rejected request',
  missingExtension: 'extension could not be found',
  canceledByUser: 'user has canceled the request',
}

export const walletError = (
  interactionId: string,
  error: OpenWalletErrorCode,
  message = messages[error] ?? '',
  jsError?: unknown,
): WalletError => ({ error, interactionId, message, ...(jsError === undefined ? {} : { jsError }) })
