import { type SQL, sql } from 'drizzle-orm'
import { openDatabase } from '../database/open-database'

/** Every table of the index in its order, with names for ids: two indexes of one ledger are the same in all of this. */
const tables: Readonly<Record<string, SQL>> = {
  position: sql`select genesis, sources, state_version::float8, anchor_version::float8, anchor_hash, ledger_at::text, tip::float8 from catalog.position`,
  entities: sql`select address, kind, first_version::float8 from catalog.entities order by id`,
  boxes: sql`select b.key, e.address, component_address, ticket_address, token_address, name, title, image_url, trim_scale(price)::text as price, max_tickets, sold,
      trim_scale(volume)::text as volume, opened, revealed, claimed, trim_scale(balance_before)::text as balance_before, trim_scale(received)::text as received, trim_scale(withdrawn)::text as withdrawn, trim_scale(fees)::text as fees, first_sale_at::text, last_sale_at::text
    from catalog.boxes b join catalog.entities e on e.id = b.entity_id order by b.id`,
  collections: sql`select c.address, c.kind, b.component_address, c.name, description, icon_url, tags, category, verified, nfsw, dapp_definition, mutable,
      first_version::float8, first_at::text, minted, burned, in_box, holders, c.sold, trim_scale(c.volume)::text as volume, c.revealed, c.claimed, transfers,
      c.last_sale_at::text, sold_lately, trending, top
    from catalog.collections c left join catalog.boxes b on b.id = c.box_id order by c.id`,
  kinds: sql`select b.component_address, c.address, k.name, k.rarity, k.image_url, k.printed, k.drawn, k.claimed from catalog.kinds k
    join catalog.boxes b on b.id = k.box_id join catalog.collections c on c.id = k.collection_id order by k.id`,
  items: sql`select c.address, i.local_id, i.name, i.description, i.image_url, i.rarity, i.attributes, b.component_address, k.name as kind, k.rarity as kind_rarity,
      listed, i.category, i.verified, i.nfsw, lazy_minted, trim_scale(sort_price)::text as sort_price, minted_version::float8, minted_ms::float8, burned_version::float8,
      claimed_version::float8, ticket_status, opened_version::float8, revealed_version::float8, r.address as redeemer,
      e.address as owner, h.since_version::float8
    from catalog.items i join catalog.collections c on c.id = i.collection_id left join catalog.boxes b on b.id = i.box_id
    left join catalog.kinds k on k.id = i.kind_id left join catalog.entities r on r.id = i.redeemer_id
    left join catalog.holdings h on h.item_id = i.id left join catalog.entities e on e.id = h.owner_id order by i.id`,
  // A trait that no item has may have a row or none.
  traits: sql`select c.address, t.kind, t.name, t.value, t.items, (select jsonb_agg(i.local_id order by i.id) from catalog.items i
      where i.collection_id = t.collection_id and i.slot < length(t.bits) and get_bit(t.bits, i.slot) = 1) as of
    from catalog.traits t join catalog.collections c on c.id = t.collection_id where t.items > 0 order by c.address, t.kind, t.name, t.value`,
  item_words: sql`select c.address, i.local_id, w.words::text from catalog.item_words w join catalog.items i on i.id = w.item_id
    join catalog.collections c on c.id = i.collection_id order by c.address, i.local_id`,
  numbers: sql`select c.address, n.name, n.number::text, n.value, i.local_id from catalog.numbers n join catalog.collections c on c.id = n.collection_id
    join catalog.items i on i.collection_id = n.collection_id and i.slot = n.slot order by c.address, n.name, n.number, n.value, i.local_id`,
  fields: sql`select c.address, f.name, f.place, f.values from catalog.fields f join catalog.collections c on c.id = f.collection_id
    where f.values > 0 order by c.address, f.place, f.name`,
  balances: sql`select c.address, e.address as owner, count from catalog.balances b join catalog.collections c on c.id = b.collection_id
    join catalog.entities e on e.id = b.owner_id order by 1, 2`,
  draws: sql`select t.local_id as ticket, tc.address as tickets, i.local_id, c.address, b.component_address, e.address as owner, d.state_version::float8, kind_left, all_left
    from catalog.draws d join catalog.items t on t.id = d.ticket_id join catalog.collections tc on tc.id = t.collection_id
    join catalog.items i on i.id = d.item_id join catalog.collections c on c.id = i.collection_id join catalog.boxes b on b.id = d.box_id
    left join catalog.entities e on e.id = d.owner_id order by d.state_version, c.address, i.local_id`,
  transactions: sql`select state_version::float8, intent_hash, at::text from catalog.transactions order by 1`,
  activity: sql`select a.state_version::float8, a.place, a.kind, a.method, a.count, b.component_address, c.address, f.address as from, t.address as to, trim_scale(a.amount)::text as amount,
      (select jsonb_agg(i.local_id order by i.id) from catalog.activity_items x join catalog.items i on i.id = x.item_id
        where x.state_version = a.state_version and x.place = a.place) as items,
      (select jsonb_agg(s.scope || ' ' || coalesce(sb.component_address, sc.address, se.address) order by 1) from catalog.activity_subjects s
        left join catalog.boxes sb on s.scope = 'box' and sb.id = s.subject_id
        left join catalog.collections sc on s.scope = 'collection' and sc.id = s.subject_id
        left join catalog.entities se on s.scope = 'account' and se.id = s.subject_id
        where s.state_version = a.state_version and s.place = a.place) as subjects
    from catalog.activity a left join catalog.boxes b on b.id = a.box_id left join catalog.collections c on c.id = a.collection_id
    left join catalog.entities f on f.id = a.from_id left join catalog.entities t on t.id = a.to_id order by 1, 2`,
  counters: sql`select n.scope, coalesce(b.component_address, c.address, e.address, '') as subject, n.kind, n.count from catalog.counters n
    left join catalog.boxes b on n.scope = 'box' and b.id = n.subject_id
    left join catalog.collections c on n.scope = 'collection' and c.id = n.subject_id
    left join catalog.entities e on n.scope = 'account' and e.id = n.subject_id order by 1, 2, 3`,
  // Hours are deleted after two days: which of the older ones are left depends on when the index was at the tip.
  days: sql`select f.scope, coalesce(b.component_address, c.address) as subject, at::text, f.sold, trim_scale(f.volume)::text as volume, f.opened, f.revealed, f.claimed, f.minted, f.transfers, trim_scale(f.fees)::text as fees
    from catalog.figures f left join catalog.boxes b on f.scope = 'box' and b.id = f.subject_id
    left join catalog.collections c on f.scope = 'collection' and c.id = f.subject_id where span = 'day' order by 1, 2, 3`,
}

/** The rows of an index as text, table by table. */
export async function dumpIndex(where: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const database = await openDatabase(where)
  try {
    return await database.read(async (run) => {
      const dump: Record<string, readonly string[]> = {}
      for (const [name, query] of Object.entries(tables))
        dump[name] = (await run(query)).map((row) => JSON.stringify(row))
      return dump
    })
  } finally {
    await database.close()
  }
}

export type IndexDump = Awaited<ReturnType<typeof dumpIndex>>

/** The first row of each table where two indexes differ. */
export const dumpDifferences = (one: IndexDump, other: IndexDump) =>
  Object.entries(one).flatMap(([table, rows]) => {
    const at = rows.findIndex((row, place) => row !== other[table]?.[place])
    const hasMore = rows.length !== other[table]?.length
    return at === -1 && !hasMore ? [] : [{ table, at, rows: [rows[at], other[table]?.[at]] }]
  })
