import { mkdirSync } from 'node:fs'
import { applyMigrations, openPool, runOn } from '@lootboxes/catalog/postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { env } from '../config/env'
import { perProcess } from '../config/per-process'
import { type Queryable, siteMigrations } from '../operations/migrations'
import * as schema from './schema'

export type SiteDatabase = PgDatabase<PgQueryResultHKT, typeof schema>
/** `query` is the same connection without Drizzle, for rate-limiter-flexible. */
export type OpenedDatabase = Queryable & { database: SiteDatabase; close: () => Promise<void> }

/** Milliseconds without a response after which PostgreSQL counts as unavailable. */
const patienceMs = 3_000

/**
 * Opens `postgres://…`, whose tables `pnpm db:migrate` creates, or the folder of a PGlite or `memory:`, whose tables are created
 * here. `app` is the folder of the storefront.
 */
export async function openSiteDatabase(where: string, app = process.cwd()): Promise<OpenedDatabase> {
  if (/^postgres(?:ql)?:/.test(where)) {
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const pool = await openPool(where, { max: 3, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
    return { database: drizzle(pool, { schema }), query: (query) => pool.query(query), close: () => pool.end() }
  }
  const [{ PGlite }, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')])
  if (where !== 'memory:') mkdirSync(where, { recursive: true })
  const pglite = await PGlite.create(where === 'memory:' ? {} : { dataDir: where })
  const database = drizzle(pglite, { schema })
  await database.transaction((tx) => applyMigrations(runOn(tx), siteMigrations(app)))
  return { database, query: ({ text, values }) => pglite.query(text, values), close: () => pglite.close() }
}

/** Milliseconds without a new attempt after a failed opening, so that visitors do not wait for a database that is down. */
const restMs = 5_000

/**
 * Opens the database at the first call. After a failure, calls fail immediately for a while; then the next call tries again.
 */
export function reachDatabase(open: () => Promise<OpenedDatabase>): () => Promise<OpenedDatabase> {
  let opening: Promise<OpenedDatabase> | undefined
  let restUntil = Number.NEGATIVE_INFINITY
  return async () => {
    if (Date.now() < restUntil) throw new Error('The database rests after a failure.')
    opening ??= open()
    try {
      return await opening
    } catch (cause) {
      opening = undefined
      restUntil = Date.now() + restMs
      throw cause
    }
  }
}

/** Whether the data outlives this process. An in-memory database stores no samples. */
export const isKept = (): boolean => ![undefined, 'memory:'].includes(env().recordsUrl)

const ofProcess = perProcess('site-database', () =>
  reachDatabase(() => openSiteDatabase(env().recordsUrl ?? 'memory:')),
)

/** The database of this site, where `recordsUrl` names one. */
export const siteDatabase = (): Promise<OpenedDatabase> => ofProcess()()
