import type { RequestItem } from './toolkit/request-items'

/** The outcome of a request. `undetermined`: it may have succeeded, and only the ledger can tell. */
export type RequestOutcome = 'pending' | 'success' | 'fail' | 'undetermined'

/** Codes after which a transaction may have succeeded. */
const undeterminedCodes: readonly (string | undefined)[] = [
  'failedToPollSubmittedTransaction',
  'submittedTransactionWasDuplicate',
]

/** The outcome of a request item. Distinguishes undetermined from failed. */
export const requestOutcome = ({ status, error }: Pick<RequestItem, 'status' | 'error'>): RequestOutcome => {
  if (status === 'pending') return error === undefined ? 'pending' : 'undetermined'
  return status === 'fail' && undeterminedCodes.includes(error) ? 'undetermined' : status
}
