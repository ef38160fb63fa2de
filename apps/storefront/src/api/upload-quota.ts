import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { perProcess } from '@/config/per-process'

const DAY_SECONDS = 86_400

/** Bytes that visitors may store in a day. Each instance counts alone. */
export const dailyBytes = { address: 200_000_000, site: 5_000_000_000 } as const

/** Without it one address could fill the disk: the rate limit alone allows 240 MB a minute. */
export const uploadQuota = perProcess('upload-quota', () => {
  const limiters = [
    new RateLimiterMemory({ keyPrefix: 'address', points: dailyBytes.address, duration: DAY_SECONDS }),
    new RateLimiterMemory({ keyPrefix: 'site', points: dailyBytes.site, duration: DAY_SECONDS }),
  ]
  return {
    /** Counts the bytes of a picture. Returns the seconds to wait when the address, or the site, has stored too much. */
    take: async (address: string, bytes: number): Promise<number | undefined> => {
      const keys = [address, 'all']
      for (const [at, limiter] of limiters.entries())
        try {
          await limiter.consume(keys[at] ?? '', bytes)
        } catch (cause) {
          if (!(cause instanceof RateLimiterRes)) throw cause
          return Math.max(1, Math.ceil(cause.msBeforeNext / 1_000))
        }
      return undefined
    },
  }
})
