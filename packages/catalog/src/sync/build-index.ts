import { createHash } from 'node:crypto'
import { formatAmount } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { CatalogOptions } from '../catalog-options'
import type { Run } from '../database/run'
import { type CollectionFacts, readCollections, readDetails } from '../ledger/collection-facts'
import { isUnknownEntity, must } from '../ledger/must'
import { fieldOf, nodeOf, textOf } from '../ledger/sbor'
import type { Move, TransactionFacts } from '../ledger/transaction-facts'
import type { Scope } from '../ledger/transaction-source'
import type { CollectionKind } from '../options'
import { json } from './load'

type Deps = Pick<CatalogOptions, 'gateway' | 'boxes' | 'collections' | 'dAppDefinition' | 'rules' | 'documents'> & {
  readonly signal?: AbortSignal | undefined
}

/** What the index is about, found out before anything is read: boxes, and the collections that are known to begin with. */
export type Plan = {
  readonly scope: Scope
  readonly facts: readonly CollectionFacts[]
  readonly maxTickets: ReadonlyMap<string, number>
  readonly balances: ReadonlyMap<string, string>
}

type NonFungibleList = {
  readonly non_fungible_resources?: { readonly items: readonly { readonly resource_address: string }[] } | undefined
}

/** Non-fungible resources that a box ever held: emptied ones stay listed. */
async function lootOf(
  component: string,
  details: NonFungibleList | undefined,
  { gateway, signal }: Deps,
  stateVersion: number,
) {
  const listed = details?.non_fungible_resources?.items ?? []
  if (listed.length < 100) return listed.map(({ resource_address }) => resource_address)
  const all = must(await gateway.getNonFungibles({ address: component, atLedgerState: { stateVersion } }, { signal }))
  return all.items.map(({ resource_address }) => resource_address)
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/** Reads at the tip which collections belong to the boxes and what they are called. */
export async function planIndex(deps: Deps & { readonly everything: boolean }, stateVersion: number): Promise<Plan> {
  const { gateway, boxes, collections = [], dAppDefinition, rules = {}, signal } = deps
  const reading = { gateway, stateVersion, signal }
  const components = boxes.map(({ componentAddress }) => componentAddress)
  const details = await readDetails([...components, ...(dAppDefinition === undefined ? [] : [dAppDefinition])], reading)
  const loot = new Set<string>()
  const maxTickets = new Map<string, number>()
  for (const component of components) {
    const entity = details.get(component)
    for (const resource of await lootOf(component, entity, deps, stateVersion)) loot.add(resource)
    const state = entity?.details?.type === 'Component' ? nodeOf(entity.details.state) : undefined
    const most = wholeNumber(textOf(fieldOf(state, 'max_tickets')))
    if (most !== undefined) maxTickets.set(component, most)
  }
  const claimed = dAppDefinition === undefined ? [] : claimedResources(details.get(dAppDefinition))
  const tickets = boxes.map(({ ticketAddress }) => ticketAddress)
  const resources = [...new Set([...tickets, ...loot, ...collections, ...claimed])]
  const facts = await readCollections(resources, rules, reading)
  return {
    scope: deps.everything
      ? { kind: 'everything' }
      : { kind: 'followed', components, resources: facts.map(({ address }) => address) },
    facts,
    maxTickets,
    balances: await balancesAtFirst(deps),
  }
}

type Details = Awaited<ReturnType<typeof readDetails>> extends ReadonlyMap<string, infer D> ? D : never

function claimedResources(dapp: Details | undefined): readonly string[] {
  const typed = dapp?.metadata.items.find(({ key }) => key === 'claimed_entities')?.value.typed
  return typed && 'values' in typed && Array.isArray(typed.values)
    ? typed.values.filter((one): one is string => typeof one === 'string' && one.startsWith('resource_'))
    : []
}

/** Payment tokens that lay in a box before its first transaction. */
async function balancesAtFirst({ gateway, boxes, signal }: Deps): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const { componentAddress, tokenAddress } of boxes) {
    const answer = await gateway.getFungibleVaults(
      { address: componentAddress, resourceAddress: tokenAddress, atLedgerState: { stateVersion: 1 } },
      { signal },
    )
    if (answer.isErr() && isUnknownEntity(answer.error)) continue
    const vaults = must(answer).items
    for (const { amount } of vaults) found.set(componentAddress, addText(found.get(componentAddress), amount))
  }
  return found
}

/** Sums of decimals stay text until the database adds them. */
const addText = (a: string | undefined, b: string): string => (a === undefined ? b : `${a}+${b}`)

const ID_PAGES = 10
const LOCATIONS_PER_READING = 290

/** A print run has no order of its own, and by number all copies of a drawing would stand in one row. */
const scatter = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE()

/**
 * What existed before the first transaction, as if a transaction had minted it: a devnet's first state has whole print
 * runs in its boxes. On a public network nothing of ours existed then.
 */
export async function genesisTransaction(
  { gateway, signal }: Deps,
  { facts }: Plan,
  { hash, atMs }: { readonly hash: string; readonly atMs: number },
): Promise<TransactionFacts> {
  const moves = new Map<string, Move & { added: string[] }>()
  const atLedgerState = { stateVersion: 1 }
  for (const { address: resource } of facts) {
    let cursor: string | undefined
    do {
      const page = await gateway.getNonFungibleIds(
        { resourceAddress: resource, atLedgerState, ...(cursor === undefined ? {} : { cursor }) },
        { signal, maxPages: ID_PAGES },
      )
      if (page.isErr() && isUnknownEntity(page.error)) break
      const { items, next_cursor } = must(page).non_fungible_ids
      cursor = next_cursor ?? undefined
      for (let from = 0; from < items.length; from += LOCATIONS_PER_READING) {
        const nonFungibleIds = items.slice(from, from + LOCATIONS_PER_READING)
        const where = must(
          await gateway.getNonFungibleLocation(
            { resourceAddress: resource, nonFungibleIds, atLedgerState },
            { signal },
          ),
        )
        for (const {
          non_fungible_id,
          owning_vault_global_ancestor_address: entity,
          is_burned,
        } of where.non_fungible_ids) {
          if (is_burned || entity === undefined) continue
          const key = `${resource} ${entity}`
          const move = moves.get(key) ?? { resource, entity, added: [], removed: [] }
          move.added.push(non_fungible_id)
          moves.set(key, move)
        }
      }
    } while (cursor !== undefined)
  }
  const mixed = [...moves.values()].map((move) => ({
    ...move,
    added: move.added.toSorted((a, b) => scatter(a) - scatter(b)),
  }))
  return { stateVersion: 1, hash, atMs, calls: [], namedIds: [], accounts: [], moves: mixed, money: [] }
}

export async function writeBoxes(run: Run, { boxes }: Deps, { maxTickets, balances }: Plan): Promise<void> {
  for (const box of boxes) {
    const [entity] = await run<{ id: number }>(sql`
      insert into catalog.entities (address, kind, first_version) values (${box.componentAddress}, 'box', 1) returning id`)
    await run(sql`
      insert into catalog.boxes (key, entity_id, component_address, ticket_address, token_address, name, title, image_url, price,
        max_tickets, balance_before)
      values (${box.id}, ${entity?.id}, ${box.componentAddress}, ${box.ticketAddress}, ${box.tokenAddress}, ${box.name}, ${box.title},
        ${box.bigImage ?? null}, ${formatAmount(box.price)}::numeric, ${maxTickets.get(box.componentAddress) ?? null},
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

/** Adds collections, or brings what they say about themselves up to date. */
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
      dapp_definition = excluded.dapp_definition
    where (c.name, c.description, c.icon_url, c.tags, c.category, c.verified, c.nfsw, c.dapp_definition) is distinct from
      (excluded.name, excluded.description, excluded.icon_url, excluded.tags, excluded.category, excluded.verified, excluded.nfsw, excluded.dapp_definition)`)
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
  'position, entities, boxes, collections, kinds, items, traits, item_traits, holdings, balances, draws, transactions, activity, activity_subjects, activity_items, counters, figures, documents'

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
