import { cookies } from 'next/headers'
import { parseSeenVersion, seenCookie } from '@/config/cookies'
import { perProcess } from '@/config/per-process'

/** The newest ledger version that this process has read, and when it last read it. */
const newest = perProcess('newest-version', () => ({ version: 0, at: 0 }))

/** Bounds of a plausible version: the lag of a read, and the number of versions per second. */
const MAX_LAG = 1_000
const VERSIONS_PER_MS = 0.1

/** Stores the version of a read as a lower bound of the ledger's version. */
export function noteVersion(version: number, now = Date.now()): void {
  const known = newest()
  if (version >= known.version) Object.assign(known, { version, at: now })
}

/**
 * Returns the version in the cookie. Returns undefined for a version later than the ledger can be, because a page would wait
 * for it in vain.
 */
function boundVersion(claimed: number | undefined, now = Date.now()): number | undefined {
  const { version, at } = newest()
  if (claimed === undefined || version === 0) return undefined
  return claimed <= version + MAX_LAG + Math.max(0, now - at) * VERSIONS_PER_MS ? claimed : undefined
}

/** The newest version that this visitor has seen committed, if that was within the last minute. */
export const seenVersion = async (): Promise<number | undefined> =>
  boundVersion(parseSeenVersion((await cookies()).get(seenCookie)?.value))
