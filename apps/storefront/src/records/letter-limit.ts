import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { SiteDatabase } from './database'
import { LetterFailure } from './letter-failure'
import { sentLetters } from './schema'

const dayMs = 86_400_000

/** The confirmation letters that one mailbox, or the site, gets in a time, however many requests name them. */
const limits = [
  { who: 'address', most: 4, inMs: dayMs },
  { who: 'address', most: 1, inMs: 10 * 60_000 },
  { who: 'site', most: 100, inMs: 3_600_000 },
] as const

/** One mailbox has many spellings: `Ada+shop@example.org` reaches ada@example.org. */
function recipientOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return createHash('sha256')
    .update(`${local.replace(/\+.*/, '')}@${domain}`)
    .digest('base64url')
}

export type Transaction = Parameters<Parameters<SiteDatabase['transaction']>[0]>[0]

/**
 * Counts a confirmation letter and returns its id. Throws the seconds to wait where a limit is reached. A lock lets one caller
 * count at a time, so that simultaneous requests do not all find the same count.
 */
export async function countLetter(tx: Transaction, email: string, now: number): Promise<string> {
  const recipient = recipientOf(email)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('lootboxes letters'))`)
  for (const { who, most, inMs } of limits) {
    const [first] = await tx
      .select({ at: sentLetters.at })
      .from(sentLetters)
      .where(
        and(
          gt(sentLetters.at, new Date(now - inMs)),
          who === 'address' ? eq(sentLetters.recipient, recipient) : undefined,
        ),
      )
      .orderBy(desc(sentLetters.at))
      .offset(most - 1)
      .limit(1)
    if (first !== undefined)
      throw new LetterFailure({ kind: 'too-many', who, seconds: Math.ceil((first.at.getTime() + inMs - now) / 1_000) })
  }
  const id = randomUUID()
  await tx.insert(sentLetters).values({ id, recipient, at: new Date(now) })
  return id
}

/** Takes a count back: its letter was not sent. */
export const forgetLetter = (database: SiteDatabase, id: string) =>
  database.delete(sentLetters).where(eq(sentLetters.id, id))

export const forgetOldLetters = (database: SiteDatabase, now: number) =>
  database.delete(sentLetters).where(lte(sentLetters.at, new Date(now - dayMs)))
