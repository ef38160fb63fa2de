import { formatAmount } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { CatalogOptions } from '../catalog-options'
import type { Run } from '../database/run'
import type { CollectionFacts } from '../ledger/collection-facts'
import type { CollectionKind } from '../options'
import { json } from './load'
import type { Plan } from './plan-index'

type Deps = Pick<CatalogOptions, 'boxes' | 'documents'>

/** Writes the boxes as they were before their first transaction; the configured price stands in for a box that did not exist. */
export async function writeBoxes(run: Run, { boxes }: Deps, { states, balances }: Plan): Promise<void> {
  for (const box of boxes) {
    const { price = box.price, maxTickets } = states.get(box.componentAddress) ?? {}
    const [entity] = await run<{ id: number }>(sql`
      insert into catalog.entities (address, kind, first_version) values (${box.componentAddress}, 'box', 1) returning id`)
    await run(sql`
      insert into catalog.boxes (key, entity_id, component_address, ticket_address, token_address, name, title, image_url, price,
        max_tickets, balance_before)
      values (${box.id}, ${entity?.id}, ${box.componentAddress}, ${box.ticketAddress}, ${box.tokenAddress}, ${box.name}, ${box.title},
        ${box.bigImage ?? null}, ${formatAmount(price)}::numeric, ${maxTickets ?? null},
        (select coalesce(sum(a::numeric), 0) from unnest(string_to_array(${balances.get(box.componentAddress) ?? '0'}, '+')) as s(a)))`)
  }
}

export async function writeDocuments(run: Run, { boxes, documents = [] }: Deps): Promise<void> {
  const rows = [
    ...boxes.map((box) => ({
      kind: 'box',
      key: box.componentAddress,
      title: box.title,
      body: box.name,
      path: null,
      image: box.bigImage ?? null,
    })),
    ...documents.map(({ key, title, body, path }) => ({ kind: 'help', key, title, body, path, image: null })),
  ]
  await run(sql`delete from catalog.documents where kind in ('box', 'help')`)
  await run(sql`
    insert into catalog.documents (kind, key, title, body, path, image_url)
    select kind, key, title, body, path, image from jsonb_to_recordset(${json(rows)})
      as r(kind text, key text, title text, body text, path text, image text)`)
}

export type NewCollection = CollectionFacts & {
  readonly kind: CollectionKind
  readonly firstVersion: number
  readonly firstMs: number
}

/** Adds collections, or updates their metadata. One that was created by an account becomes loot once it lies in a box. */
export async function writeCollections(run: Run, collections: readonly NewCollection[]): Promise<void> {
  const rows = collections.map((one) => ({
    a: one.address,
    k: one.kind,
    name: one.name,
    d: one.description,
    icon: one.iconUrl ?? null,
    tags: one.tags,
    cat: one.category,
    ver: one.verified,
    nfsw: one.nfsw,
    dapp: one.dappDefinition ?? null,
    m: one.mutable,
    v: one.firstVersion,
    at: new Date(one.firstMs).toISOString(),
  }))
  const columns = sql.raw(
    'a text, k text, name text, d text, icon text, tags jsonb, cat text, ver boolean, nfsw boolean, dapp text, m boolean, v bigint, at timestamptz',
  )
  await run(sql`
    insert into catalog.collections as c (address, kind, box_id, name, description, icon_url, tags, category, verified, nfsw,
      dapp_definition, mutable, first_version, first_at)
    select a, k, (select id from catalog.boxes where ticket_address = a), name, d, icon, tags, cat, ver, nfsw, dapp, m, v, at
    from jsonb_to_recordset(${json(rows)}) as r(${columns})
    on conflict (address) do update set name = excluded.name, description = excluded.description, icon_url = excluded.icon_url,
      tags = excluded.tags, category = excluded.category, verified = excluded.verified, nfsw = excluded.nfsw,
      dapp_definition = excluded.dapp_definition, kind = excluded.kind
    where (c.name, c.description, c.icon_url, c.tags, c.category, c.verified, c.nfsw, c.dapp_definition, c.kind) is distinct from
      (excluded.name, excluded.description, excluded.icon_url, excluded.tags, excluded.category, excluded.verified, excluded.nfsw, excluded.dapp_definition, excluded.kind)`)
  await run(sql`
    update catalog.items i set category = c.category, verified = c.verified, nfsw = c.nfsw
    from catalog.collections c join jsonb_to_recordset(${json(rows)}) as r(${columns}) on r.a = c.address
    where i.collection_id = c.id and (i.category, i.verified, i.nfsw) is distinct from (c.category, c.verified, c.nfsw)`)
  await run(sql`
    insert into catalog.documents (kind, key, title, body, path, image_url)
    select 'collection', a, name, d || ' ' || cat || ' ' || coalesce((select string_agg(t, ' ') from jsonb_array_elements_text(tags) t), ''), null, icon
    from jsonb_to_recordset(${json(rows)}) as r(${columns})
    on conflict (kind, key) do update set title = excluded.title, body = excluded.body, image_url = excluded.image_url`)
}

const MOST_TOP = 10

/**
 * Trending: tickets of the last 24 hours in the top quarter. Top: the ten with the most lifetime volume. By collections of
 * one sort, so that tickets do not compete with loot.
 */
export const writeFlags = (run: Run, nowMs: number): Promise<unknown> =>
  run(sql`
    with lately as (
      select subject_id as id, sum(sold)::int as sold from catalog.figures
      where span = 'hour' and scope = 'collection' and at > ${new Date(nowMs - 24 * 3_600_000).toISOString()}::timestamptz
      group by subject_id
    ), ranked as (
      select c.id, coalesce(l.sold, 0) as sold,
        rank() over (partition by c.kind = 'ticket' order by coalesce(l.sold, 0) desc) as place,
        row_number() over (partition by c.kind = 'ticket' order by c.volume desc, c.id) as place_by_volume,
        count(*) over (partition by c.kind = 'ticket') as all_of_them
      from catalog.collections c left join lately l on l.id = c.id
    )
    update catalog.collections c set sold_lately = r.sold,
      trending = r.sold > 0 and r.place <= ceil(r.all_of_them / 4.0),
      top = c.volume > 0 and r.place_by_volume <= ${MOST_TOP}
    from ranked r
    where r.id = c.id and (c.sold_lately, c.trending, c.top) is distinct from
      (r.sold, r.sold > 0 and r.place <= ceil(r.all_of_them / 4.0), c.volume > 0 and r.place_by_volume <= ${MOST_TOP})`)

const tables =
  'position, entities, boxes, collections, kinds, items, traits, fields, holdings, balances, draws, transactions, activity, activity_subjects, activity_items, counters, figures, documents'

/** Empties the index. It can be read again from the ledger. */
export const clearIndex = (run: Run): Promise<unknown> =>
  run(
    sql.raw(
      `truncate ${tables
        .split(', ')
        .map((table) => `catalog.${table}`)
        .join(', ')} restart identity`,
    ),
  )
