import { cookies } from 'next/headers'
import { parseSeenVersion, seenCookie } from '@/config/cookies'
import { perProcess } from '@/config/per-process'

/** The newest ledger version that this process has read, and when it last read it. */
const newest = perProcess('newest-version', () => ({ version: 0, at: 0 }))

/** How far a reading may be behind the ledger, and how fast a ledger moves on. */
const MAX_LAG = 1_000
const VERSIONS_PER_MS = 0.1

/** Keeps the version of a reading: the ledger is at least there. */
export function noteVersion(version: number, now = Date.now()): void {
  const known = newest()
  if (version >= known.version) Object.assign(known, { version, at: now })
}

/** The version in the cookie, unless it is later than the ledger can be: a page would wait for it in vain. */
function boundVersion(claimed: number | undefined, now = Date.now()): number | undefined {
  const { version, at } = newest()
  if (claimed === undefined || version === 0) return undefined
  return claimed <= version + MAX_LAG + Math.max(0, now - at) * VERSIONS_PER_MS ? claimed : undefined
}

/** The newest version that this visitor has seen committed, if that was within the last minute. */
export const seenVersion = async (): Promise<number | undefined> =>
  boundVersion(parseSeenVersion((await cookies()).get(seenCookie)?.value))
