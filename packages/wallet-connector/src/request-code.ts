import type { RequestItem } from './toolkit/request-items'

/** Codes of results that the user chose. They are not failures. */
const chosenCodes: Readonly<Record<string, 'declined' | 'cancelled'>> = {
  rejectedByUser: 'declined',
  userCancelledRequest: 'cancelled',
  canceledByUser: 'cancelled',
}

/** How the user ended a request with this code; undefined for a failure. */
export const chosenResult = (code: string | undefined): 'declined' | 'cancelled' | undefined =>
  code !== undefined && Object.hasOwn(chosenCodes, code) ? chosenCodes[code] : undefined

/** The word for a button whose last request ended without success: `failed`, unless the user declined or cancelled. */
export function resultWord(requests: readonly RequestItem[], failed: string): string {
  const chosen = chosenResult(requests.find(({ status }) => status !== 'pending')?.error)
  return chosen === undefined ? failed : chosen === 'declined' ? 'Declined' : 'Cancelled'
}

/**
 * The code of a request's result, for a table of texts: `failed`, `rejected` or `undetermined` of the ledger, else the error.
 * The ledger comes first: a rejection costs nothing, a failure costs the fee.
 */
export function requestCode({ status, error, transactionStatus }: RequestItem): string | undefined {
  if (status === 'pending') return error === undefined ? undefined : 'undetermined'
  if (transactionStatus === 'CommittedFailure') return 'failed'
  return transactionStatus === 'Rejected' ? 'rejected' : error
}
