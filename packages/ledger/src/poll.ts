import type { Clock } from './clock'
import { exponential } from './exponential'

/** Delay in ms before poll n (0-based) of the ledger: 2, 4, 8, 10, 10 … seconds. */
export const pollPause: (attempt: number) => number = /* @__PURE__ */ exponential({
  firstMs: 2_000,
  factor: 2,
  maxMs: 10_000,
})

/** Options of `poll`. */
export type PollOptions<T> = {
  readonly clock: Clock
  /** One attempt. Resolves with `undefined` to poll again. */
  readonly ask: (signal: AbortSignal) => PromiseLike<T | undefined>
  readonly signal: AbortSignal
  /** Delay in ms before attempt n (0-based). Default `pollPause`. */
  readonly pause?: ((attempt: number) => number) | undefined
  /** Runs the first attempt without a delay. Default false. */
  readonly immediately?: boolean | undefined
  /** No delay starts later than this many ms after the start. */
  readonly deadlineMs?: number | undefined
  /** Maximum number of attempts. */
  readonly attempts?: number | undefined
}

/**
 * Repeats `ask` until it returns a result. Resolves with `undefined` on abort, past the deadline and after the last attempt.
 * @example await poll({ clock: systemClock, signal, ask: async () => (await readStatus(hash)) ?? undefined })
 */
export async function poll<T>({
  clock,
  ask,
  signal,
  pause = pollPause,
  immediately = false,
  deadlineMs = Number.POSITIVE_INFINITY,
  attempts = Number.POSITIVE_INFINITY,
}: PollOptions<T>): Promise<T | undefined> {
  const until = clock.now() + deadlineMs
  const first = immediately ? 1 : 0
  for (let attempt = 0; attempt < attempts && !signal.aborted && clock.now() < until; attempt++) {
    if (attempt >= first) {
      try {
        await clock.sleep(pause(attempt - first), signal)
      } catch {
        return undefined
      }
    }
    const answer = await ask(signal)
    if (answer !== undefined) return answer
  }
  return undefined
}
