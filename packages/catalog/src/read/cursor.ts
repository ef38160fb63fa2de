import { refuse } from '../catalog-error'

/** A place in a list: the keys of the last row shown, of which list, in which build of the index. */
type Place = readonly (string | number)[]

export const writeCursor = (generation: number, list: string, place: Place): string =>
  Buffer.from(JSON.stringify([generation, list, ...place])).toString('base64url')

/** The keys a cursor names. Refuses what is not a cursor of this list and this build. */
export function readCursor(cursor: string, generation: number, list: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Array.isArray(parsed) && parsed[0] === generation && parsed[1] === list) {
      const keys = parsed.slice(2).map(String)
      if (keys.every((key) => key === 'Infinity' || /^-?\d{1,80}(?:\.\d{1,40})?$/.test(key))) return keys
    }
  } catch {
    // Not base64, not JSON: the refusal below says it.
  }
  return refuse({ kind: 'bad-cursor', cursor: cursor.slice(0, 200) })
}

export const MOST_ROWS = 100

/** How many rows a page has: a whole number from 1 to 100. */
export const limitOf = (limit: number | undefined, fallback: number): number =>
  limit === undefined || !Number.isFinite(limit) ? fallback : Math.min(Math.max(1, Math.floor(limit)), MOST_ROWS)
