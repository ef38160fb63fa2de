import { amountOf } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/open-database'
import { migrateDatabase } from '../migrate-database'
import { freshPglite } from '../testing/test-database'
import { loadBoxes, loadCollections, loadWaiting } from './load'

test('every ticket that waits for its draw is loaded, however many there are', async () => {
  const { path, remove } = await freshPglite()
  const database = await openDatabase(path)
  const writer = await database.tryWriter()
  const count = 5_001
  await writer?.write(async (run) => {
    await migrateDatabase(run)
    await run(sql`insert into catalog.entities (address, kind, first_version) values ('box', 'box', 1)`)
    await run(sql`
      insert into catalog.boxes (key, entity_id, component_address, ticket_address, token_address, name, title, price)
      values ('box', 1, 'box', 'tickets', 'xrd', '', '', ${String(amountOf(2))}::numeric)`)
    await run(sql`
      insert into catalog.collections (address, kind, box_id, name, description, tags, category, verified, nfsw, mutable, first_version, first_at)
      values ('tickets', 'ticket', 1, '', '', '[]', '', false, false, true, 1, now())`)
    await run(sql`
      insert into catalog.items (collection_id, local_id, name, description, rarity, attributes, box_id, listed, category, verified, nfsw,
        lazy_minted, minted_version, minted_ms, ticket_status)
      select 1, '#' || n || '#', '', '', '', '[]', 1, false, '', false, false, false, 2, 0, 'waiting' from generate_series(1, ${count}::int) n`)
  })
  const waiting = await database.read(async (run) => {
    const [box] = await loadBoxes(run)
    const tickets = (await loadCollections(run)).get('tickets')
    return box && tickets ? loadWaiting(run, box, tickets, new Map()) : []
  })
  expect(waiting).toHaveLength(count)
  await database.close()
  remove()
})
