import type { SQL } from 'drizzle-orm'

/**
 * Runs one statement. Columns that are null are left out of its rows. Statements cast numbers wider than 32 bits, times and
 * decimals, because the drivers return them as different types.
 */
export type Run = <Row extends object>(query: SQL) => Promise<Row[]>

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutNulls(one)]])),
  )
}

/** Runs statements on a connection of one of Drizzle's drivers. */
export const runOn = (connection: { execute(query: SQL): Promise<{ rows: unknown[] }> }): Run =>
  (async (query) => (await connection.execute(query)).rows.map(withoutNulls)) as Run
