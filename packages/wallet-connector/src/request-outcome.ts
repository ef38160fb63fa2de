import { isUndetermined } from './protocol/undetermined'
import type { RequestItem } from './toolkit/request-items'

/** The outcome of a request. `undetermined`: it may have succeeded, and only the ledger can tell. */
export type RequestOutcome = 'pending' | 'success' | 'fail' | 'undetermined'

/** The outcome of a request item. Distinguishes undetermined from failed; without a type it is a transaction's. */
export const requestOutcome = ({
  status,
  error,
  type = 'sendTransaction',
}: Pick<RequestItem, 'status' | 'error'> & Partial<Pick<RequestItem, 'type'>>): RequestOutcome => {
  if (status === 'pending') return error === undefined ? 'pending' : 'undetermined'
  return status === 'fail' && type === 'sendTransaction' && isUndetermined(error) ? 'undetermined' : status
}
