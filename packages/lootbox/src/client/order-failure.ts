/** Why this package refuses an order before or after the request to the wallet. */
export type Refusal =
  | 'unlisted'
  /** The ledger states another price than the configuration. */
  | 'price-mismatch'
  /** The box has no configured price, and the ledger does not confirm the fallback. */
  | 'price-unconfirmed'
  | 'busy'
  /** An earlier order of this kind may be committed, and the user has not confirmed another one. */
  | 'order-open'
  | 'not-connected'
  /** Another account is connected than the one the order was placed with. */
  | 'payer-changed'
  | 'unwritable'

export type OrderFailure =
  /** The wallet or its connection failed, with a code of its catalogue. */
  | { kind: 'wallet'; code: string; message: string | undefined }
  /** The ledger refused the transaction. */
  | { kind: 'ledger'; status: 'failed' | 'rejected'; reason: string | undefined; transactionIntentHash: string }
  /** The end is unknown; the ledger can be asked again. */
  | { kind: 'undetermined'; transactionIntentHash: string }
  | { kind: 'refused'; why: Refusal }

/** The code of a failure, for a table of texts. */
export const failureCode = (failure: OrderFailure): string => {
  switch (failure.kind) {
    case 'wallet':
      return failure.code
    case 'ledger':
      return failure.status
    case 'undetermined':
      return 'undetermined'
    case 'refused':
      return failure.why
  }
}

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
