import type { Clock } from '@lootboxes/ledger'
import { after } from '../connector/after'
import { createValue } from '../stream'
import type { RequestItems } from './request-items'

/** The status of a connect button. */
export type ButtonStatus = 'default' | 'pending' | 'success' | 'error'

/** How long a result lasts before the status returns to default. */
const RESULT_MS = 2000

/** Follows the request items. Pending has priority over a result. */
export const trackButtonStatus = (items: RequestItems, clock: Clock) => {
  const status = createValue<ButtonStatus>('default')
  let stop = () => {}
  const become = (next: ButtonStatus) => {
    if (next !== status.get()) status.set(next)
  }
  const rest = () => {
    stop()
    stop = () => {}
    become(items.hasPending() ? 'pending' : 'default')
  }
  const show = (result: 'success' | 'error') => {
    stop()
    become(result)
    stop = after(clock, RESULT_MS, rest)
  }
  const isShowing = () => status.get() === 'success' || status.get() === 'error'
  const subscription = items.events$.subscribe((event) => {
    if (event === 'success') show('success')
    else if (event === 'fail') show('error')
    else if (event !== 'noted' || !isShowing()) rest()
  })
  return {
    status$: status.value$,
    get: status.get,
    destroy: () => {
      stop()
      subscription.unsubscribe()
      status.complete()
    },
  }
}
