import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export type RateLimit = {
  /** Undefined when allowed, else the whole seconds to wait. */
  check(key: string): Promise<number | undefined>
}

/** So many requests a minute for each key, counted in this process. */
export function createRateLimit(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return {
    async check(key) {
      try {
        await limiter.consume(key)
        return undefined
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw refused
      }
    },
  }
}

/**
 * Whose request it is, as far as the headers say. Behind a proxy of one's own the last hop counts; without one the
 * first, which anybody may write: that is why there is a limit for everyone together as well.
 */
export function clientKey(headers: Headers, trustProxy: boolean): string {
  const hops =
    headers
      .get('x-forwarded-for')
      ?.split(',')
      .map((hop) => hop.trim()) ?? []
  return (trustProxy ? hops.at(-1) : hops[0]) ?? 'unknown'
}
