import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCatalog } from './create-catalog'
import { openDatabase } from './database/open-database'
import { freshPglite } from './testing/test-database'
import { testWorld } from './testing/test-world'

test('a database of an earlier version is migrated, and its index is built again', async () => {
  const { path, remove } = await freshPglite()
  const world = await testWorld({ database: path, devnet: { history: false } })
  ;(await world.catalog.catchUp())._unsafeUnwrap()
  const of = { collection: world.devnet.addresses.lootCreatures }
  const before = (await world.catalog.countItems(of))._unsafeUnwrap()
  await world.catalog.close()

  // What the later migrations added is taken away, and the index says that it was built by another version.
  const database = await openDatabase(path)
  const writer = await database.tryWriter()
  await writer?.write(async (run) => {
    await run(sql`drop table catalog.traits, catalog.item_traits`)
    await run(sql`alter table catalog.items drop column revealed_version, drop column redeemer_id`)
    await run(
      sql`delete from public.catalog_migrations where ctid <> (select min(ctid) from public.catalog_migrations)`,
    )
    await run(sql`update catalog.position set sources = '{"sources":"of version 1","scope":{"kind":"everything"}}'`)
  })
  await writer?.release()
  await database.close()

  const logged: string[] = []
  const again = createCatalog({
    ...world.options,
    logger: { info: (line) => logged.push(line), warn: () => undefined },
  })
  ;(await again.catchUp())._unsafeUnwrap()
  expect(logged.join()).toContain('Building the catalog from the start')
  const after = (await again.countItems(of))._unsafeUnwrap()
  expect(after.attributes.length).toBeGreaterThan(0)
  expect(after.attributes).toEqual(before.attributes)
  expect((await again.getStatus())._unsafeUnwrap().generation).toBe(2)
  expect((await again.check())._unsafeUnwrap().differences).toEqual([])
  await again.close()
  await world.close()
  remove()
})
