import { cookies } from 'next/headers'
import { parseSeenVersion, seenCookie } from '@/config/seen-version'

/** The newest version this visitor has seen committed, if that was a moment ago. */
export const seenVersion = async (): Promise<number | undefined> =>
  parseSeenVersion((await cookies()).get(seenCookie)?.value)
