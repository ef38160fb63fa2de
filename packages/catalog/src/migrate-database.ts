import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Run } from './database/run'

/** The migrations that drizzle-kit wrote, beside this file's folder in the source and in the package alike. */
const folder = () => join(dirname(fileURLToPath(import.meta.url)), '..', 'drizzle')

/** Whoever migrates waits for whoever does already: the letters of `migr` as a number. */
const LOCK = 0x6d_69_67_72

/**
 * Brings the schema up to date, inside the caller's transaction: all of it or nothing. Which were applied is kept in a
 * table of our own, so that a database shared with other users of drizzle is not confused.
 */
export async function migrateDatabase(run: Run): Promise<void> {
  await run(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
  await run(
    sql`create table if not exists public.catalog_migrations (hash text primary key, at timestamptz not null default now())`,
  )
  const applied = new Set(
    (await run<{ hash: string }>(sql`select hash from public.catalog_migrations`)).map(({ hash }) => hash),
  )
  for (const { hash, sql: statements } of readMigrationFiles({ migrationsFolder: folder() })) {
    if (applied.has(hash)) continue
    for (const statement of statements) await run(sql.raw(statement))
    await run(sql`insert into public.catalog_migrations (hash) values (${hash})`)
  }
}
