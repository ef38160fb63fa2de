import type { RequestItem } from './toolkit/request-items'
import { type ErrorCatalogue, type ErrorWords, englishErrors, errorWordsOf } from './wallet-error-text'

/** The wallet's error code for a final status of the ledger. */
const ledgerCodes: Readonly<Record<string, string>> = {
  CommittedFailure: 'submittedTransactionHasFailedTransactionStatus',
  Rejected: 'submittedTransactionHasRejectedTransactionStatus',
}

const cancelCodes: readonly string[] = ['userCancelledRequest', 'canceledByUser']

/** The text for the user about one request, or undefined if there is nothing to report. */
export const requestItemWords = (
  { status, error, supersededError, transactionStatus = '' }: RequestItem,
  catalogue: ErrorCatalogue = englishErrors,
): ErrorWords | undefined => {
  const code = ledgerCodes[transactionStatus] ?? error
  if (code !== undefined) return errorWordsOf(code, catalogue)
  if (supersededError === undefined) return undefined
  return {
    what: cancelCodes.includes(supersededError) ? catalogue.cancelledTooLate : catalogue.answeredLate,
    next: status === 'success' ? catalogue.succeededLate : catalogue.sentLate,
  }
}
