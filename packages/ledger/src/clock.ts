/** Time as an argument, so that tests and simulations bring their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms`; rejects with `signal.reason` when aborted before or meanwhile, leaving no timer behind. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** Timers hold 31 bits of milliseconds; a longer one would fire at once. */
const LONGEST_MS = 2 ** 31 - 1

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
