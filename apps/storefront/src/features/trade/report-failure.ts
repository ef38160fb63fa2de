import type { ActivityLog } from '../activity/activity'
import type { Log } from '../storefront/storefront'
import type { TradeFailure } from './trade'
import { failureCode } from './trade-words'

export type ReportFailureOptions = {
  activity: ActivityLog
  log: Log
  now(): number
  /** The sentence for a code. */
  explain(code: string): string
  /** The configuration switch of trap T12. */
  surface: 'activity' | 'none'
}

/**
 * The dialogs stay silent and the console gets the failure (spec section 8); the activity centre keeps it as a request
 * item with its code, and screen readers hear one sentence (trap T12).
 */
export function reportFailure(
  { activity, log, now, explain, surface }: ReportFailureOptions,
  kind: 'connect' | 'buy' | 'reveal' | 'redeem',
  failure: TradeFailure,
): void {
  const error = failureCode(failure)
  const intentHash = 'intentHash' in failure ? failure.intentHash : undefined
  log(`${kind}: ${error}`, failure)
  if (surface === 'none') return
  const status = failure.kind === 'undetermined' ? 'undetermined' : 'fail'
  activity.put({ id: intentHash ?? crypto.randomUUID(), kind, status, at: now(), error, intentHash })
  activity.announce(explain(error))
}
