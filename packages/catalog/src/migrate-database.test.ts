import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { createCatalog } from './create-catalog'
import { openDatabase } from './database/open-database'
import { freshPglite } from './testing/test-database'
import { testWorld } from './testing/test-world'

test('a database of the first version is migrated, and its index is rebuilt', async () => {
  const { path, remove } = await freshPglite()
  const world = await testWorld({ database: path, devnet: { history: false } })
  const [first] = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, '../drizzle') })
  const database = await openDatabase(path)
  const writer = await database.tryWriter()
  await writer?.write(async (run) => {
    for (const statement of first?.sql ?? []) await run(sql.raw(statement))
    await run(
      sql`create table public.catalog_migrations (hash text primary key, at timestamptz not null default now())`,
    )
    await run(sql`insert into public.catalog_migrations (hash) values (${first?.hash})`)
    await run(sql`
      insert into catalog.position values (1, 1, 'genesis', '{"sources":"of version 1","scope":{"kind":"everything"}}', 900, 900, 'anchor', now(), now(), 900)`)
    await run(sql`insert into catalog.generations values (1)`)
  })
  await writer?.release()
  await database.close()

  const logged: string[] = []
  const catalog = createCatalog({
    ...world.options,
    logger: { info: (line) => logged.push(line), warn: () => undefined },
  })
  ;(await catalog.catchUp())._unsafeUnwrap()
  expect(logged.join()).toContain('Building the catalog from the start')
  expect((await catalog.getStatus())._unsafeUnwrap().generation).toBe(2)
  const { attributes } = (
    await catalog.countItems({ collection: world.devnet.addresses.lootCreatures })
  )._unsafeUnwrap()
  expect(attributes.length).toBeGreaterThan(0)
  expect((await catalog.check())._unsafeUnwrap().differences).toEqual([])
  await catalog.close()
  await world.close()
  remove()
})
