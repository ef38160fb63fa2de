import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { SiteDatabase } from './database'
import { sentLetters } from './schema'

/** An address gets one confirmation letter in this time, however many requests name it. */
const pauseMs = 10 * 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Confirmation letters to one address in a day, and to all of them in an hour. */
const mostInDay = 4
const mostInHour = 100

/** One mailbox has many spellings: `Ada+shop@example.org` reaches ada@example.org. */
function recipientOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return createHash('sha256')
    .update(`${local.replace(/\+.*/, '')}@${domain}`)
    .digest('base64url')
}

type Transaction = Parameters<Parameters<SiteDatabase['transaction']>[0]>[0]
export type CountedLetter = { id: string } | { refused: 'address' | 'site'; seconds: number }

/**
 * Counts a confirmation letter, or gives the seconds to wait where its address, or the site, has had its share. One caller at
 * a time, so that simultaneous requests do not all find the same count.
 */
export async function countLetter(tx: Transaction, email: string, now: number): Promise<CountedLetter> {
  const recipient = recipientOf(email)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('lootboxes letters'))`)
  const isHere = eq(sentLetters.recipient, recipient)
  const since = (ms: number) => gt(sentLetters.at, new Date(now - ms))
  const oldest = (where: SQL | undefined) =>
    sql<number | null>`(extract(epoch from min(${sentLetters.at}) filter (where ${where})) * 1000)::float8`
  const count = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`
  const [sent] = await tx
    .select({
      lately: oldest(and(isHere, since(pauseMs))),
      today: oldest(isHere),
      countToday: count(isHere),
      hour: oldest(since(hourMs)),
      countHour: count(since(hourMs)),
    })
    .from(sentLetters)
    .where(since(dayMs))
  const wait = (from: number | null | undefined, ms: number) =>
    typeof from === 'number' ? Math.max(1, Math.ceil((from + ms - now) / 1_000)) : 0
  const ofAddress = Math.max(
    wait(sent?.lately, pauseMs),
    (sent?.countToday ?? 0) < mostInDay ? 0 : wait(sent?.today, dayMs),
  )
  if (ofAddress > 0) return { refused: 'address', seconds: ofAddress }
  const ofSite = (sent?.countHour ?? 0) < mostInHour ? 0 : wait(sent?.hour, hourMs)
  if (ofSite > 0) return { refused: 'site', seconds: ofSite }
  const id = randomUUID()
  await tx.insert(sentLetters).values({ id, recipient, at: new Date(now) })
  return { id }
}

/** Takes a count back: its letter was not sent. */
export const forgetLetter = (database: SiteDatabase, id: string) =>
  database.delete(sentLetters).where(eq(sentLetters.id, id))

export const forgetOldLetters = (database: SiteDatabase, now: number) =>
  database.delete(sentLetters).where(lte(sentLetters.at, new Date(now - dayMs)))
