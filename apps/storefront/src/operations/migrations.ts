import { join } from 'node:path'
import type { Migrations } from '@lootboxes/catalog/postgres'
import type { QueryConfig } from 'pg'
import * as z from 'zod/mini'

/** The migrations of the site's own tables. `app` is the folder of the storefront. The web server applies them to a PGlite only. */
export const siteMigrations = (app: string): Migrations => ({
  folder: join(app, 'drizzle'),
  table: 'drizzle.site_migrations',
})

/** The part of a PostgreSQL client that these queries need. */
export type Queryable = { query(query: QueryConfig): Promise<{ rows: unknown[] }> }

const Found = z.tuple([z.object({ found: z.boolean() })])
const Applied = z.array(z.object({ hash: z.string() }))

/** The tables of this build: the site's own and the catalog's. */
const expected = (app: string): readonly Migrations[] => [
  siteMigrations(app),
  { table: 'public.catalog_migrations', folder: join(app, '../../packages/catalog/drizzle') },
]

/**
 * Whether the database has every migration of this build. Additional ones are allowed, because an upgrade migrates the
 * tables first.
 */
export async function hasTables(database: Queryable, app = process.cwd()): Promise<boolean> {
  const { readMigrationFiles } = await import('drizzle-orm/migrator')
  for (const { table, folder } of expected(app)) {
    const [{ found }] = z.parse(
      Found,
      (await database.query({ text: 'select to_regclass($1) is not null as found', values: [table] })).rows,
    )
    if (!found) return false
    const applied = z.parse(Applied, (await database.query({ text: `select hash from ${table}` })).rows)
    const hashes = new Set(applied.map(({ hash }) => hash))
    if (readMigrationFiles({ migrationsFolder: folder }).some(({ hash }) => !hashes.has(hash))) return false
  }
  return true
}
