import { openPool as openDatabasePool } from '@lootboxes/catalog/postgres'
import type { Queryable } from '@/operations/migrations'

export type ConnectPostgresOptions = {
  open?: ((databaseUrl: string) => Promise<Queryable>) | undefined
  now?: (() => number) | undefined
}

/** A database that just failed is left alone, so that requests do not queue before it. */
const restMs = 5_000

export type OpenPoolOptions = { max?: number; timeoutMs?: number }
export type Pool = Queryable & { end(): Promise<void> }

export function openPool(
  connectionString: string,
  { max = 4, timeoutMs = 1_000 }: OpenPoolOptions = {},
): Promise<Pool> {
  return openDatabasePool(connectionString, {
    max,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
}

/** Connects to the database at the first query. After a failure it rejects queries for `restMs`. */
export function connectPostgres(
  databaseUrl: string,
  { open = (url) => openPool(url), now = Date.now }: ConnectPostgresOptions = {},
): Queryable {
  let client: Promise<Queryable> | undefined
  let restUntil = Number.NEGATIVE_INFINITY
  return {
    async query(query) {
      if (now() < restUntil) throw new Error('The database rests after a failure.')
      try {
        client ??= open(databaseUrl)
        return await (await client).query(query)
      } catch (cause) {
        restUntil = now() + restMs
        throw cause
      }
    },
  }
}
