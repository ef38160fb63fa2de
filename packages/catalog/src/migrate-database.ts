import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Run, runOn } from './database/run'

/** Migrations that drizzle-kit wrote into a folder. `table`, with its schema, lists those that a database has. */
export type Migrations = { readonly folder: string; readonly table: string }

/** The catalog's migrations: the folder beside this file's folder in the source, the package and the image alike. */
export const catalogMigrations = (): Migrations => ({
  folder: join(dirname(fileURLToPath(import.meta.url)), '..', 'drizzle'),
  table: 'public.catalog_migrations',
})

/** The advisory lock of a migration: the letters of `migr` as a number. */
const LOCK = 0x6d_69_67_72

/**
 * Applies the migrations that a database does not have, inside the caller's transaction.
 *
 * @example await database.transaction((tx) => applyMigrations(runOn(tx), migrations))
 */
export async function applyMigrations(run: Run, { folder, table }: Migrations): Promise<void> {
  const [schema] = table.split('.')
  await run(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
  await run(sql.raw(`create schema if not exists ${schema}`))
  await run(
    sql.raw(`create table if not exists ${table} (hash text primary key, at timestamptz not null default now())`),
  )
  const rows = await run<{ hash: string }>(sql.raw(`select hash from ${table}`))
  const applied = new Set(rows.map(({ hash }) => hash))
  for (const { hash, sql: statements } of readMigrationFiles({ migrationsFolder: folder })) {
    if (applied.has(hash)) continue
    for (const statement of statements) await run(sql.raw(statement))
    await run(sql`insert into ${sql.raw(table)} (hash) values (${hash})`)
  }
}

/** Creates or updates the catalog's tables inside the caller's transaction. */
export const migrateDatabase = (run: Run): Promise<void> => applyMigrations(run, catalogMigrations())

const TIMEOUT_MS = 10_000

/**
 * Creates or updates tables in a PostgreSQL, in one transaction. Waits while another process migrates.
 *
 * @example await migratePostgres(process.env.DATABASE_URL, [catalogMigrations()])
 */
export async function migratePostgres(databaseUrl: string, all: readonly Migrations[]): Promise<void> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')])
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: TIMEOUT_MS })
  await client.connect()
  try {
    await drizzle(client).transaction(async (tx) => {
      for (const migrations of all) await applyMigrations(runOn(tx), migrations)
    })
  } finally {
    await client.end()
  }
}
