import type { Clock } from '@lootboxes/ledger'
import { err, type Result, ResultAsync } from 'neverthrow'
import type { ProductError } from './product-error'

/** Aborting without a reason makes an exception with a stack each time; ending well should cost nothing. */
const DONE = 'done'

export type Deadline = { readonly clock: Clock; readonly ms: number; readonly signal: AbortSignal | undefined }

/**
 * Every question has an end: after `ms` the answer is `timed-out`, and the work behind it is told to stop. The caller's
 * signal stops it too.
 */
export const withinDeadline = <T>(
  { clock, ms, signal }: Deadline,
  ask: (signal: AbortSignal) => ResultAsync<T, ProductError>,
): ResultAsync<T, ProductError> => {
  const run = async (): Promise<Result<T, ProductError>> => {
    const scope = new AbortController()
    const stop = () => scope.abort(signal?.reason)
    if (signal?.aborted) return err({ kind: 'aborted' })
    signal?.addEventListener('abort', stop, { once: true })
    const ends = clock.sleep(ms, scope.signal).then(
      (): Result<T, ProductError> => err({ kind: 'timed-out', afterMs: ms }),
      (): Result<T, ProductError> => err({ kind: 'aborted' }),
    )
    try {
      return await Promise.race([ask(scope.signal), ends])
    } finally {
      signal?.removeEventListener('abort', stop)
      scope.abort(DONE)
    }
  }
  return new ResultAsync(run())
}
