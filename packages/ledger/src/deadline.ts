import type { Clock } from './clock'

/** Settles like the task, or rejects with the signal's reason as soon as the signal is aborted. Removes its listener. */
export const orAborted = <T>(task: PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal?.reason as Error)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
    void Promise.resolve(task)
      .finally(() => signal?.removeEventListener('abort', stop))
      .then(resolve, reject)
  })

/** Options of `withDeadline`. */
export type DeadlineOptions<T> = {
  readonly clock: Clock
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** Returns the result when the time is over. */
  readonly onTimeout: () => T
}

/** `abort()` without a reason creates an exception with a stack trace on each call. A constant reason costs nothing. */
const DONE = 'done'

/**
 * Runs a task for at most `timeoutMs` milliseconds and returns its result, or that of `onTimeout`. Rejects with the reason of
 * the outer signal when that is aborted. In every case it aborts the task's scope and removes the timer and the listener.
 * @example
 * await withDeadline({ clock: systemClock, timeoutMs: 5_000, onTimeout: () => undefined }, (signal) => fetch(url, { signal }))
 */
export async function withDeadline<T>(
  { clock, timeoutMs, signal, onTimeout }: DeadlineOptions<T>,
  task: (scope: AbortSignal) => PromiseLike<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const scope = new AbortController()
  const stop = () => scope.abort(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([task(scope.signal), clock.sleep(timeoutMs, scope.signal).then(onTimeout)])
  } finally {
    signal?.removeEventListener('abort', stop)
    scope.abort(DONE)
  }
}
