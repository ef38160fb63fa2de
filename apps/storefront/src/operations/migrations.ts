import { join } from 'node:path'
import type { QueryConfig } from 'pg'
import * as z from 'zod/mini'

/** Whoever migrates waits for whoever does already. */
const LOCK = 'lootboxes migrations'
const migrationsTable = 'site_migrations'

/** Makes the site's tables in a PostgreSQL, or brings them up to date. One at a time; the web server never does. */
export async function migrateSite(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [LOCK])
    await migrate(drizzle(client), { migrationsFolder, migrationsTable })
  } finally {
    // The lock ends with its session.
    await client.end()
  }
}

/** As much of a PostgreSQL client as counting and looking take. */
export type Queryable = { query(query: QueryConfig): Promise<{ rows: unknown[] }> }

const Found = z.tuple([z.object({ found: z.boolean() })])
const Applied = z.array(z.object({ hash: z.string() }))

/** What this build was made for: the site's own tables and the catalog's, by where their migrations stand. */
const books = [
  { table: 'drizzle.site_migrations', folder: 'drizzle' },
  { table: 'public.catalog_migrations', folder: '../../packages/catalog/drizzle' },
] as const

/** Whether no migration of this build is missing. More of them are no reason: in an upgrade the tables come first. */
export async function hasTables(database: Queryable, app = process.cwd()): Promise<boolean> {
  const { readMigrationFiles } = await import('drizzle-orm/migrator')
  for (const { table, folder } of books) {
    const [{ found }] = z.parse(
      Found,
      (await database.query({ text: 'select to_regclass($1) is not null as found', values: [table] })).rows,
    )
    if (!found) return false
    const applied = z.parse(Applied, (await database.query({ text: `select hash from ${table}` })).rows)
    const hashes = new Set(applied.map(({ hash }) => hash))
    if (readMigrationFiles({ migrationsFolder: join(app, folder) }).some(({ hash }) => !hashes.has(hash))) return false
  }
  return true
}
