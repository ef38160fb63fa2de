import type { Clock } from './clock'
import { exponential } from './exponential'

/** The pauses of every wait for the ledger: 2, 4, 8, 10, 10 … seconds. */
export const pollPause: (attempt: number) => number = /* @__PURE__ */ exponential({
  firstMs: 2_000,
  factor: 2,
  maxMs: 10_000,
})

export type PollOptions<T> = {
  readonly clock: Clock
  /** Undefined: not yet, ask again. */
  readonly ask: (signal: AbortSignal) => PromiseLike<T | undefined>
  readonly signal: AbortSignal
  /** Milliseconds before question n (0-based); `pollPause` if not told. */
  readonly pause?: ((attempt: number) => number) | undefined
  /** Asks at once, and pauses from the second question on. */
  readonly immediately?: boolean | undefined
  /** No pause begins later than this many ms after the start. */
  readonly deadlineMs?: number | undefined
  /** How many questions at most. */
  readonly attempts?: number | undefined
}

/** Asks again and again until there is an answer. Undefined when aborted, past the deadline or out of attempts. */
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
