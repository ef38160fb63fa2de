import type { RequestItem } from './toolkit/request-items'
import { type ErrorWords, walletErrorWords } from './wallet-error-text'

/** The wallet's error code for a final status of the ledger. */
const ledgerCodes: Readonly<Record<string, string>> = {
  CommittedFailure: 'submittedTransactionHasFailedTransactionStatus',
  Rejected: 'submittedTransactionHasRejectedTransactionStatus',
}

const cancelCodes: readonly string[] = ['userCancelledRequest', 'canceledByUser']

const supersededWords = (supersededError: string, status: RequestItem['status']): ErrorWords => ({
  what: cancelCodes.includes(supersededError)
    ? 'You cancelled too late: your wallet already had the request.'
    : 'Your wallet responded after this page had stopped waiting.',
  next: status === 'success' ? 'It succeeded.' : 'It was sent. The ledger has not confirmed it yet.',
})

/** The text for the user about one request, or undefined if there is nothing to report. */
export const requestItemWords = (item: RequestItem): ErrorWords | undefined => {
  const { status, error, supersededError, transactionStatus = '' } = item
  const code = ledgerCodes[transactionStatus] ?? error
  if (code !== undefined) {
    const known: Readonly<Partial<Record<string, ErrorWords>>> = walletErrorWords
    return Object.hasOwn(known, code)
      ? known[code]
      : {
          what: `The wallet answered with \u201c${code}\u201d.`,
          next: 'Nothing may have been sent. Look at your account, then try again.',
        }
  }
  return supersededError === undefined ? undefined : supersededWords(supersededError, status)
}
