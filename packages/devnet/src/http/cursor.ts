import * as z from 'zod'

const Offset = z.object({ o: z.number().int().min(0) })

/** A cursor is base64 JSON of an offset into a list of a fixed state version. Clients treat it as opaque. */
const writeCursor = (offset: number): string => Buffer.from(JSON.stringify({ o: offset })).toString('base64')

/** An invalid cursor returns the first page, as in the real Gateway. */
function readCursor(cursor: string | null | undefined): number {
  if (!cursor) return 0
  try {
    const parsed = Offset.safeParse(JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')))
    return parsed.success ? parsed.data.o : 0
  } catch {
    return 0
  }
}

export type Page<T> = { total_count: number; next_cursor?: string; items: readonly T[] }

/** Returns one page of a list. */
export function pageOf<T>(
  all: readonly T[],
  cursor: string | null | undefined,
  limit: number | null | undefined,
  most = 100,
): Page<T> {
  const start = readCursor(cursor)
  const end = start + Math.min(limit ?? most, most)
  const items = all.slice(start, end)
  return end < all.length
    ? { total_count: all.length, next_cursor: writeCursor(end), items }
    : { total_count: all.length, items }
}
