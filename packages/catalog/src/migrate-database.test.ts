import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCatalog } from './create-catalog'
import { openDatabase } from './database/open-database'
import { freshPglite } from './testing/test-database'
import { testWorld } from './testing/test-world'

test('an index from before fields were counted is brought up to date without being read again', async () => {
  const { path, remove } = await freshPglite()
  const world = await testWorld({ database: path })
  ;(await world.catalog.catchUp())._unsafeUnwrap()
  const of = { collection: world.devnet.addresses.lootCreatures }
  const before = (await world.catalog.countItems(of))._unsafeUnwrap()
  await world.catalog.close()

  const database = await openDatabase(path)
  const writer = await database.tryWriter()
  await writer?.write(async (run) => {
    await run(sql`drop table catalog.traits, catalog.item_traits`)
    await run(
      sql`delete from public.catalog_migrations where ctid <> (select min(ctid) from public.catalog_migrations)`,
    )
  })
  await writer?.release()
  await database.close()

  const again = createCatalog(world.options)
  ;(await again.catchUp())._unsafeUnwrap()
  const after = (await again.countItems(of))._unsafeUnwrap()
  expect(after.attributes.length).toBeGreaterThan(0)
  expect(after.attributes).toEqual(before.attributes)
  expect((await again.check())._unsafeUnwrap().differences).toEqual([])
  await again.close()
  await world.close()
  remove()
})
