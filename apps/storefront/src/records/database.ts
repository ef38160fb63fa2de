import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { env } from '../config/env'
import { perProcess } from '../config/per-process'
import * as schema from './schema'

export type SiteDatabase = PgDatabase<PgQueryResultHKT, typeof schema>
export type OpenedDatabase = { database: SiteDatabase; close: () => Promise<void> }

/** A PostgreSQL that says nothing for so long is away. */
const patienceMs = 3_000
const migrationsTable = 'site_migrations'
const ownMigrations = () => join(process.cwd(), 'drizzle')

/** `postgres://…`, whose tables `pnpm db:migrate` makes; or the folder of a PGlite or `memory:`, whose tables are made here. */
export async function openSiteDatabase(where: string, migrationsFolder = ownMigrations()): Promise<OpenedDatabase> {
  if (/^postgres(?:ql)?:/.test(where)) {
    const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')])
    const pool = new pg.Pool({
      connectionString: where,
      max: 3,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    // A lost connection is replaced with the next question; without listeners it would end the process, idle or lent out.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => void client.on('error', () => undefined))
    return { database: drizzle(pool, { schema }), close: () => pool.end() }
  }
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  if (where !== 'memory:') mkdirSync(where, { recursive: true })
  const pglite = await PGlite.create(where === 'memory:' ? {} : { dataDir: where })
  const database = drizzle(pglite, { schema })
  await migrate(database, { migrationsFolder, migrationsTable })
  return { database, close: () => pglite.close() }
}

export type Reach = { open: () => Promise<OpenedDatabase>; now?: () => number }

/** A database that could not be opened is left alone for a while, so that visitors do not queue before it. */
const restMs = 5_000

/** Opens when first asked; after a failure every question fails at once for a while, and then it is tried again. */
export function reachDatabase({ open, now = Date.now }: Reach): () => Promise<SiteDatabase> {
  let opening: Promise<OpenedDatabase> | undefined
  let restUntil = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() < restUntil) throw new Error('The database rests after a failure.')
    opening ??= open()
    try {
      return (await opening).database
    } catch (cause) {
      opening = undefined
      restUntil = now() + restMs
      throw cause
    }
  }
}

/** Whether what is kept outlives this process; a memory is not worth filling with samples. */
export const isKept = (): boolean => {
  const { recordsUrl } = env()
  return recordsUrl !== undefined && recordsUrl !== 'memory:'
}

/** The database of this site; undefined where none is configured. */
export const siteDatabase = perProcess('site-database', () => {
  const { recordsUrl } = env()
  return { reach: recordsUrl === undefined ? undefined : reachDatabase({ open: () => openSiteDatabase(recordsUrl) }) }
})
