import type { RequestItem } from './toolkit/request-items'

/** How a request stands. `undetermined`: it may have been carried out, and only the ledger can say. */
export type RequestOutcome = 'pending' | 'success' | 'fail' | 'undetermined'

/** Codes after which a transaction may have been carried out all the same. */
const unknownEnds: readonly (string | undefined)[] = [
  'failedToPollSubmittedTransaction',
  'submittedTransactionWasDuplicate',
]

/** A request item's status, with not knowing told from failing. */
export const requestOutcome = ({ status, error }: Pick<RequestItem, 'status' | 'error'>): RequestOutcome => {
  if (status === 'pending') return error === undefined ? 'pending' : 'undetermined'
  return status === 'fail' && unknownEnds.includes(error) ? 'undetermined' : status
}
