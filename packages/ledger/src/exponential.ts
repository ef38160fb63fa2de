/** `firstMs` is the first delay, `factor` its growth per attempt, `maxMs` the upper bound. */
export type ExponentialOptions = {
  readonly firstMs: number
  readonly factor: number
  readonly maxMs: number
  /** Share of the delay that is random in both directions, 0 (default) to 1. */
  readonly jitter?: number | undefined
  readonly random?: (() => number) | undefined
}

/** An exponential backoff: the delay in ms before attempt n (0-based) is min(firstMs · factorⁿ, maxMs), spread by `jitter`. */
export const exponential =
  ({ firstMs, factor, maxMs, jitter = 0, random = Math.random }: ExponentialOptions) =>
  (attempt: number): number => {
    const pause = Math.min(firstMs * factor ** attempt, maxMs)
    return jitter === 0 ? pause : pause * (1 + jitter * (2 * random() - 1))
  }
