/** Codes that rule out a commit: the transaction was not submitted, or the ledger has refused it. */
const conclusiveCodes: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'rejectedByUser',
  'canceledByUser',
  'userCancelledRequest',
  'missingExtension',
  'wrongNetwork',
  'walletRequestValidation',
  'requestInterceptorError',
  'invalidRequest',
  'incompatibleVersion',
  'failedToPrepareTransaction',
  'failedToCompileTransaction',
  'failedToSignTransaction',
  'failedToSignAuthChallenge',
  'failedToFindAccountWithEnoughFundsToLockFee',
  'wrongAccountType',
  'unknownWebsite',
  'invalidOriginURL',
  'radixJsonNotFound',
  'radixJsonUnknownFileFormat',
  'unknownDappDefinitionAddress',
  'invalidPersona',
  'invalidPersonaOrAccounts',
  'expiredSubintent',
  'subintentExpirationTooClose',
  'submittedTransactionHasFailedTransactionStatus',
  'submittedTransactionHasRejectedTransactionStatus',
  'transactionNotSuccessful',
  'invalidOptions',
  'toolkitNotLoaded',
  'noAccountShared',
  'GenerateChallengeError',
  'LoginRejectedByDapp',
])

/**
 * Whether a transaction that ended with this code may be committed. The list names the conclusive codes, so an unknown code of a
 * newer wallet is undetermined.
 */
export const isUndetermined = (code: string | undefined): boolean => code !== undefined && !conclusiveCodes.has(code)
