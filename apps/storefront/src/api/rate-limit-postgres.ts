import { openPool } from '@lootboxes/catalog/postgres'
import type { Queryable } from '@/operations/migrations'

/** Milliseconds without queries after a failure, so that requests do not wait for a database that is down. */
const restMs = 5_000
const timeoutMs = 1_000

const openDefault = (connectionString: string): Promise<Queryable> =>
  openPool(connectionString, { max: 4, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })

/** Connects to the database at the first query. After a failure it rejects queries for `restMs`. */
export function connectPostgres(databaseUrl: string, open = openDefault, now = Date.now): Queryable {
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
