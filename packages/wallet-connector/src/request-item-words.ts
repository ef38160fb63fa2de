import type { RequestItem } from './toolkit/request-items'
import { type ErrorWords, walletErrorWords } from './wallet-error-text'

/** The ledger's words for an end, as the codes a wallet has for them. */
const ledgerCodes: Readonly<Record<string, string>> = {
  CommittedFailure: 'submittedTransactionHasFailedTransactionStatus',
  Rejected: 'submittedTransactionHasRejectedTransactionStatus',
}

const takenBack: readonly string[] = ['userCancelledRequest', 'canceledByUser']

const supersededWords = (supersededError: string, status: RequestItem['status']): ErrorWords => ({
  what: takenBack.includes(supersededError)
    ? 'You took it back too late: your wallet had it already.'
    : 'Your wallet answered after this page had stopped waiting.',
  next: status === 'success' ? 'It went through.' : 'It was sent, and the ledger decides now.',
})

/** What to tell the visitor about one request; undefined while there is nothing to tell. */
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
