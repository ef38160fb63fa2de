/** Error codes of the specification (section 8), of newer wallets and, in the last group, of this library. */
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
}

export const walletError = (
  interactionId: string,
  error: OpenWalletErrorCode,
  message = messages[error] ?? '',
  jsError?: unknown,
): WalletError => ({ error, interactionId, message, ...(jsError !== undefined && { jsError }) })
