import type { OrderFailure } from './order-failure'

/** Codes that rule out a commit: nothing was signed, or the ledger has refused it. */
const knownEnds: ReadonlySet<string> = new Set([
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

/** Whether an order that ended with this code may be committed. Codes of a newer wallet count as unknown. */
export const isUnknownEnd = (code: string | undefined): boolean => code !== undefined && !knownEnds.has(code)

/** Whether an order may have changed its account: its tickets, or the balance that pays its fee. */
export const mayHaveRun = (failure: OrderFailure): boolean =>
  failure.kind === 'wallet'
    ? isUnknownEnd(failure.code) || failure.code.startsWith('submitted')
    : failure.kind !== 'refused'
