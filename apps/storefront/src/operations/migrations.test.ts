import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { catalogMigrations, migratePostgres } from '@lootboxes/catalog/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasTables, type Queryable, siteMigrations } from './migrations'

const app = join(import.meta.dirname, '../..')
/** PostgreSQL itself behind a socket, as the driver of the real one asks it. */
let database: PGlite
let server: PGLiteSocketServer
let databaseUrl: string
const asked: Queryable = {
  query: async ({ text, values = [] }) => ({ rows: (await database.query(text, [...(values as unknown[])])).rows }),
}

beforeAll(async () => {
  database = await PGlite.create({ extensions: { pg_trgm } })
  server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 })
  await server.start()
  databaseUrl = `postgres://postgres@${server.getServerConn()}/postgres`
}, 60_000)
afterAll(async () => {
  await server.stop()
  await database.close()
})

test('a database has the tables of this build after migrating, once or again, and not with a migration missing', async () => {
  expect(await hasTables(asked, app)).toBe(false)
  await migratePostgres(databaseUrl, [siteMigrations(app)])
  expect(await hasTables(asked, app)).toBe(false)
  for (let time = 0; time < 2; time += 1) await migratePostgres(databaseUrl, [siteMigrations(app), catalogMigrations()])
  expect(await hasTables(asked, app)).toBe(true)

  await database.query('delete from public.catalog_migrations')
  expect(await hasTables(asked, app)).toBe(false)
}, 60_000)
