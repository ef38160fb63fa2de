import type { Activity } from './activity'

/** Codes with which a visitor takes a request back. */
const takenBack: readonly string[] = ['userCancelledRequest', 'canceledByUser']

/** What to say of a request that goes on, or went through, although this page had ended it (trap T38). */
export function lateText({ status, superseded }: Pick<Activity, 'status' | 'superseded'>): string | undefined {
  if (superseded === undefined || (status !== 'pending' && status !== 'success')) return undefined
  const why = takenBack.includes(superseded)
    ? 'You took it back too late: your wallet had it already.'
    : 'Your wallet answered after this page had stopped waiting.'
  return `${why} ${status === 'success' ? 'It went through.' : 'It was sent, and the ledger decides now.'}`
}
