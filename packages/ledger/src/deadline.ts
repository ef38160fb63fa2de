import type { Clock } from './clock'

/** Rejects with the signal's reason as soon as it is aborted, whatever the task does; leaves no listener behind. */
export const orAborted = <T>(task: PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal?.reason as Error)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
    void Promise.resolve(task)
      .finally(() => signal?.removeEventListener('abort', stop))
      .then(resolve, reject)
  })

export type DeadlineOptions<T> = {
  readonly clock: Clock
  readonly ms: number
  readonly signal?: AbortSignal | undefined
  /** What the wait ends with when the time is over. */
  readonly late: () => T
}

/** Aborting without a reason makes an exception with a stack each time; ending well should cost nothing. */
const DONE = 'done'

/**
 * Runs a task in a scope that ends with it, with the outer signal (rejecting with its reason, also when that was aborted
 * before) or after `ms`. Nothing stays behind: the task is told to stop, the timer and the listener are gone.
 */
export async function withDeadline<T>(
  { clock, ms, signal, late }: DeadlineOptions<T>,
  task: (scope: AbortSignal) => PromiseLike<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const scope = new AbortController()
  const stop = () => scope.abort(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([task(scope.signal), clock.sleep(ms, scope.signal).then(late)])
  } finally {
    signal?.removeEventListener('abort', stop)
    scope.abort(DONE)
  }
}
