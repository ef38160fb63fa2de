import { formatAmount, ZERO } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { CatalogOptions } from '../catalog-options'
import type { Run } from '../database/run'
import type { CollectionFacts } from '../ledger/collection-facts'
import type { CollectionKind } from '../options'
import { boxes, collections, documents, entities } from '../schema'
import { insertRows, json } from '../table-rows'
import type { Plan } from './plan-index'
import { rememberWords } from './write-words'

type Deps = Pick<CatalogOptions, 'boxes' | 'documents'>

/** Writes the boxes as they were before their first transaction. A box that did not exist then has the configured price. */
export async function writeBoxes(run: Run, { boxes: listed }: Deps, { states, balances }: Plan): Promise<void> {
  const entityRows = listed.map(({ componentAddress: address }) => ({ address, kind: 'box' as const, firstVersion: 1 }))
  const written = await insertRows<typeof entities, { id: number; address: string }>(run, entities, entityRows, {
    returning: sql`id, address`,
  })
  const ids = new Map(written.map(({ id, address }) => [address, id]))
  const rows = listed.map((box) => {
    const { id: key, componentAddress, ticketAddress, tokenAddress, name, title, bigImage: imageUrl } = box
    const { price = box.price, maxTickets } = states.get(componentAddress) ?? {}
    return {
      key,
      entityId: ids.get(componentAddress),
      componentAddress,
      ticketAddress,
      tokenAddress,
      name,
      title,
      imageUrl,
      price: formatAmount(price),
      maxTickets,
      balanceBefore: formatAmount(balances.get(componentAddress) ?? ZERO),
    }
  })
  await insertRows(run, boxes, rows)
}

/** Writes the names and pictures that the configuration gives to boxes of an existing index. */
export const describeBoxes = (run: Run, { boxes: listed }: Deps) =>
  run(sql`
    update catalog.boxes b set key = d.key, name = d.name, title = d.title, image_url = d.image_url
    from jsonb_to_recordset(${json(
      listed.map(({ componentAddress, id: key, name, title, bigImage }) => ({
        component_address: componentAddress,
        key,
        name,
        title,
        image_url: bigImage,
      })),
    )}) as d(component_address text, key text, name text, title text, image_url text)
    where b.component_address = d.component_address`)

export async function writeDocuments(run: Run, { boxes: listed, documents: pages = [] }: Deps): Promise<void> {
  await run(sql`delete from catalog.documents where kind in ('box', 'help')`)
  await insertRows(run, documents, [
    ...listed.map((box) => ({
      kind: 'box',
      key: box.componentAddress,
      title: box.name,
      body: box.title,
      path: undefined,
      imageUrl: box.bigImage,
    })),
    ...pages.map((page) => ({ kind: 'help', ...page, imageUrl: undefined })),
  ])
  await run(rememberWords(sql`select search as words from catalog.documents where kind in ('box', 'help')`))
}

export type NewCollection = CollectionFacts & {
  readonly kind: CollectionKind
  readonly firstVersion: number
  readonly firstMs: number
}

/** The columns of a collection that come from its metadata. A change of one is written. */
const described = ['name', 'description', 'icon_url', 'tags', 'category', 'verified', 'nfsw', 'dapp_definition', 'kind']
const columnsIn = (table: string) => sql.raw(described.map((name) => `${table}.${name}`).join(', '))

/** Adds collections, or updates their metadata. One that was created by an account becomes loot once it lies in a box. */
export async function writeCollections(run: Run, found: readonly NewCollection[]): Promise<void> {
  if (found.length === 0) return
  await insertRows(
    run,
    collections,
    found.map(({ firstMs, ...facts }) => ({ ...facts, firstAt: new Date(firstMs) })),
    {
      conflict: sql`(address) do update set
        ${sql.raw(described.map((name) => `${name} = excluded.${name}`).join(', '))}
        where (${columnsIn('t')}) is distinct from (${columnsIn('excluded')})`,
    },
  )
  const addresses = json(found.map(({ address }) => address))
  await run(sql`
    update catalog.collections c set box_id = b.id from catalog.boxes b where b.ticket_address = c.address and c.box_id is null`)
  await run(sql`
    update catalog.items i set category = c.category, verified = c.verified, nfsw = c.nfsw
    from catalog.collections c join jsonb_array_elements_text(${addresses}) as a(address) using (address)
    where i.collection_id = c.id and (i.category, i.verified, i.nfsw) is distinct from (c.category, c.verified, c.nfsw)`)
  await insertRows(
    run,
    documents,
    found.map(({ address, name, description, category, tags, iconUrl }) => ({
      kind: 'collection',
      key: address,
      title: name,
      body: [description, category, ...tags].join(' '),
      imageUrl: iconUrl,
    })),
    {
      conflict: sql`(kind, key) do update set title = excluded.title, body = excluded.body, image_url = excluded.image_url`,
    },
  )
  await run(
    rememberWords(sql`
      select d.search as words from catalog.documents d join jsonb_array_elements_text(${addresses}) as a(address) on d.key = a.address
      where d.kind = 'collection'`),
  )
}

const MAX_TOP = 10

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
      top = c.volume > 0 and r.place_by_volume <= ${MAX_TOP}
    from ranked r
    where r.id = c.id and (c.sold_lately, c.trending, c.top) is distinct from
      (r.sold, r.sold > 0 and r.place <= ceil(r.all_of_them / 4.0), c.volume > 0 and r.place_by_volume <= ${MAX_TOP})`)

/** Empties the index. The worker can read it again from the ledger. */
export const clearIndex = (run: Run): Promise<unknown> =>
  run(sql`truncate catalog.position, catalog.entities, catalog.boxes, catalog.collections, catalog.kinds, catalog.items,
    catalog.item_words, catalog.known_words, catalog.traits, catalog.numbers, catalog.fields, catalog.holdings, catalog.balances, catalog.draws, catalog.transactions, catalog.activity,
    catalog.activity_subjects, catalog.activity_items, catalog.counters, catalog.figures, catalog.documents restart identity`)
