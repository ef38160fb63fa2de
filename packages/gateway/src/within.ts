import type { Clock } from '@lootboxes/ledger'

/** Rejects with the signal's reason as soon as it is aborted, whatever the task does. */
export const orAborted = <T>(task: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal?.reason as Error)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
    void task.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop))
  })

export type Limits<T> = {
  readonly clock: Clock
  readonly ms: number
  readonly signal: AbortSignal | undefined
  /** What the wait ends with when the time is over. */
  readonly late: () => T
}

/** Runs a task in a scope that ends with it, with the outer signal (rejecting with its reason) or after `ms`. */
export async function within<T>(
  { clock, ms, signal, late }: Limits<T>,
  task: (scope: AbortSignal) => Promise<T>,
): Promise<T> {
  const scope = new AbortController()
  const stop = () => scope.abort(signal?.reason)
  signal?.throwIfAborted()
  signal?.addEventListener('abort', stop)
  try {
    return await Promise.race([task(scope.signal), clock.sleep(ms, scope.signal).then(late)])
  } finally {
    signal?.removeEventListener('abort', stop)
    scope.abort()
  }
}
