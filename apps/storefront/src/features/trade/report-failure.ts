import type { ActivityLog } from '../activity/activity'
import type { Log } from '../storefront/storefront'
import type { TradeFailure } from './trade'
import { failureCode } from './trade-words'

export type ReportFailureOptions = {
  activity: ActivityLog
  log: Log
  now: () => number
  /** The sentence for a code. */
  explain: (code: string) => string
  /** The configuration switch of trap T12. */
  surface: 'activity' | 'none'
}

/**
 * The dialogs stay silent and the console gets the failure (spec section 8); screen readers hear one sentence, and the
 * activity centre keeps it (trap T12). What reached the wallet is there as a request item already.
 */
export function reportFailure(
  { activity, log, now, explain, surface }: ReportFailureOptions,
  kind: 'connect' | 'buy' | 'reveal' | 'redeem',
  failure: TradeFailure,
): void {
  const error = failureCode(failure)
  log(`${kind}: ${error}`, failure)
  if (surface === 'none') return
  if (failure.kind === 'refused') activity.put({ id: crypto.randomUUID(), kind, status: 'fail', at: now(), error })
  activity.announce(explain(error))
}
