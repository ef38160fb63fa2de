export type ExponentialOptions = {
  readonly firstMs: number
  readonly factor: number
  readonly maxMs: number
  /** Share of the pause that is random either way, 0 (default) to 1. */
  readonly jitter?: number | undefined
  readonly random?: (() => number) | undefined
}

/** A schedule: milliseconds to wait before attempt n (0-based) = min(firstMs · factorⁿ, maxMs), spread by `jitter`. */
export const exponential =
  ({ firstMs, factor, maxMs, jitter = 0, random = Math.random }: ExponentialOptions) =>
  (attempt: number): number => {
    const pause = Math.min(firstMs * factor ** attempt, maxMs)
    return jitter === 0 ? pause : pause * (1 + jitter * (2 * random() - 1))
  }
