/** Error codes that a wallet can answer with: those of the specification (section 8) and of newer wallets. */
export const walletAnswerCodes = [
  'rejectedByUser',
  'wrongNetwork',
  'failedToPrepareTransaction',
  'failedToCompileTransaction',
  'failedToSignTransaction',
  'failedToSubmitTransaction',
  'failedToPollSubmittedTransaction',
  'submittedTransactionWasDuplicate',
  'submittedTransactionHasFailedTransactionStatus',
  'submittedTransactionHasRejectedTransactionStatus',
  'failedToFindAccountWithEnoughFundsToLockFee',
  'wrongAccountType',
  'unknownWebsite',
  'radixJsonNotFound',
  'unknownDappDefinitionAddress',
  'invalidPersona',
  'invalidOriginURL',
  'radixJsonUnknownFileFormat',
  'invalidRequest',
  'incompatibleVersion',
  'failedToSignAuthChallenge',
  'invalidPersonaOrAccounts',
  'expiredSubintent',
  'subintentExpirationTooClose',
] as const

export type WalletAnswerCode = (typeof walletAnswerCodes)[number]
