import { gte, lt } from 'drizzle-orm'
import type { SiteDatabase } from './database'
import type { Part, PartState, Probe } from './probe'
import { samples } from './schema'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Days a history goes back. */
const historyDays = 90

/** Number of bad minutes in a bad day. A single bad minute is a restart. */
const badMinutes = 5

export type Sample = { part: string; minute: Date; state: PartState }
export type DayState = PartState | 'unknown'
export type Incident = { part: string; from: number; to: number; minutes: number; isOver: boolean }

/** Stores the state of the parts in this minute. The first instance that probes wins. */
export async function keepSamples(database: SiteDatabase, probes: readonly Probe[], now: number): Promise<void> {
  const minute = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS)
  if (probes.length > 0)
    await database
      .insert(samples)
      .values(probes.map(({ part, state, ms }) => ({ part, state, ms, minute })))
      .onConflictDoNothing()
  await database.delete(samples).where(lt(samples.minute, new Date(now - (historyDays + 1) * DAY_MS)))
}

/** One state for each of the last days, oldest first, in UTC. */
export function daysOf(part: Part, all: readonly Sample[], now: number, days = historyDays): readonly DayState[] {
  const today = Math.floor(now / DAY_MS)
  const own = new Map<number, Sample[]>()
  for (const sample of all) {
    if (sample.part !== part) continue
    const day = Math.floor(sample.minute.getTime() / DAY_MS)
    own.set(day, [...(own.get(day) ?? []), sample])
  }
  return Array.from({ length: days }, (_, place) => {
    const seen = own.get(today - (days - 1) + place)
    if (seen === undefined) return 'unknown'
    const minutes = (state: PartState) => seen.filter((sample) => sample.state === state).length
    if (minutes('down') >= badMinutes) return 'down'
    return minutes('slow') + minutes('down') >= badMinutes ? 'slow' : 'up'
  })
}

/** Reports three bad minutes in a row. A missing sample in between does not end an incident. */
const incidentMinutes = 3
const gapMs = 3 * MINUTE_MS

/** The incidents of all parts, newest first. */
export function incidentsOf(all: readonly Sample[], now: number): readonly Incident[] {
  const found: Incident[] = []
  for (const part of new Set(all.map((sample) => sample.part))) {
    const own = all.filter((sample) => sample.part === part).toSorted((a, b) => a.minute.getTime() - b.minute.getTime())
    let open: { from: number; to: number; minutes: number } | undefined
    const close = (isOver: boolean) => {
      if (open !== undefined && open.minutes >= incidentMinutes) found.push({ part, ...open, isOver })
      open = undefined
    }
    for (const { state, minute } of own) {
      const at = minute.getTime()
      if (open !== undefined && at - open.to > gapMs) close(true)
      if (state !== 'down') close(true)
      else open = { from: open?.from ?? at, to: at, minutes: (open?.minutes ?? 0) + 1 }
    }
    close(open !== undefined && now - open.to > gapMs)
  }
  return found.toSorted((a, b) => b.from - a.from)
}

/** Reads the samples of the last days. */
export const readSamples = async (database: SiteDatabase, now: number): Promise<readonly Sample[]> =>
  database
    .select({ part: samples.part, minute: samples.minute, state: samples.state })
    .from(samples)
    .where(gte(samples.minute, new Date(now - historyDays * DAY_MS)))
