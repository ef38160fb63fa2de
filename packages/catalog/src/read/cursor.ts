import { refuse } from '../catalog-error'

/** A place in a list: the keys of the last row shown, of which list, in which build of the index. */
type Place = readonly (string | number)[]

export const writeCursor = (generation: number, list: string, place: Place): string =>
  Buffer.from(JSON.stringify([generation, list, ...place])).toString('base64url')

const inRange = (key: string, most: number): boolean => /^-?\d{1,16}$/.test(key) && Math.abs(Number(key)) <= most

/** The values that the compared columns can hold. Any other value would fail in the database. */
const fits = {
  int: (key: string) => inRange(key, 2_147_483_647),
  bigint: (key: string) => inRange(key, Number.MAX_SAFE_INTEGER),
  numeric: (key: string) => key === 'Infinity' || /^-?\d{1,80}(?:\.\d{1,40})?$/.test(key),
} as const
type KeyType = keyof typeof fits

const placeIn = (cursor: string): readonly unknown[] | undefined => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** The keys a cursor names. Refuses one of another list or build as `bad-cursor`, one whose keys are of other types as `bad-request`. */
export function readCursor(
  cursor: string,
  generation: number,
  list: string,
  types: readonly KeyType[],
): readonly string[] {
  const [of, name, ...place] = placeIn(cursor) ?? []
  if (of !== generation || name !== list) return refuse({ kind: 'bad-cursor', cursor: cursor.slice(0, 200) })
  const keys = place.map(String)
  const areKeys = keys.length === types.length && types.every((type, at) => fits[type](keys[at] ?? ''))
  return areKeys ? keys : refuse({ kind: 'bad-request', field: 'cursor' })
}

const MAX_ROWS = 100

/** How many rows a page has: a whole number from 1 to 100. */
export const limitOf = (limit: number | undefined, fallback: number): number =>
  limit === undefined || !Number.isFinite(limit) ? fallback : Math.min(Math.max(1, Math.floor(limit)), MAX_ROWS)
