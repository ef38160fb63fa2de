/** Time as a dependency, so that tests and simulations can replace it. */
export type Clock = {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number
  /** Resolves after `ms` milliseconds. On abort it clears its timer and rejects with `signal.reason`. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** JavaScript timers hold 31 bits of milliseconds. A longer delay fires immediately. */
const LONGEST_MS = 2 ** 31 - 1

/** The clock of the machine. */
export const systemClock: Clock = /* @__PURE__ */ Object.freeze({
  now: () => Date.now(),
  sleep: (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason as Error)
      }
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', stop)
          resolve()
        },
        Math.min(Math.max(ms, 0), LONGEST_MS),
      )
      if (signal?.aborted) stop()
      else signal?.addEventListener('abort', stop, { once: true })
    }),
})
