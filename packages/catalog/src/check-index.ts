import { addAmounts, formatAmount, parseAmount, ZERO } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { CatalogOptions } from './catalog-options'
import type { Database } from './database/database'
import { readDetails } from './ledger/collection-facts'
import { defaultTicketFields, ticketFacts } from './ledger/item-facts'
import { must } from './ledger/must'
import { plainDecimal } from './read/list-items'
import { readPosition } from './sync/position'

/** Something the index says and the ledger says otherwise. */
export type Difference = {
  readonly what: string
  /** An address, or `collection:id`. */
  readonly of: string
  readonly index: string
  readonly ledger: string
}

export type CheckReport = {
  readonly stateVersion: number
  readonly collections: number
  readonly items: number
  readonly accounts: number
  readonly boxes: number
  readonly differences: readonly Difference[]
}

type CollectionRow = {
  id: number
  address: string
  kind: string
  minted: number
  burned: number
  in_box: number
  holders: number
}
type ItemRow = { id: number; local_id: string; owner: string | null; ticket_status: string | null; burned: boolean }

const PART = 290

/**
 * Recounts the index against the ledger at the state it was read to: supply, the owner of every item, what every ticket
 * says of itself, every account's holdings, the money in every box; and its own sums against its own rows.
 */
export async function checkIndex(
  open: () => Promise<Database>,
  { gateway, ticketFields = defaultTicketFields }: CatalogOptions,
  signal?: AbortSignal,
): Promise<CheckReport> {
  const database = await open()
  const differences: Difference[] = []
  const compare = (what: string, of: string, index: string | number, ledger: string | number) => {
    if (String(index) !== String(ledger)) differences.push({ what, of, index: String(index), ledger: String(ledger) })
  }
  // A writer may go on meanwhile: what is read first is compared with the ledger as it was then.
  const frozen = await database.read(async (run) => {
    const position = await readPosition(run)
    if (!position) return undefined
    const collections = await run<CollectionRow>(
      sql`select id, address, kind, minted, burned, in_box, holders from catalog.collections order by id`,
    )
    const items = new Map<number, ItemRow[]>()
    for (const { id } of collections)
      items.set(
        id,
        await run<ItemRow>(sql`
          select i.id, i.local_id, e.address as owner, i.ticket_status, i.burned_version is not null as burned from catalog.items i
          left join catalog.holdings h on h.item_id = i.id left join catalog.entities e on e.id = h.owner_id
          where i.collection_id = ${id} order by i.id`),
      )
    const balances = await run<{ owner: string; collection: string; count: number; kind: string }>(sql`
      select e.address as owner, c.address as collection, b.count, e.kind from catalog.balances b
      join catalog.entities e on e.id = b.owner_id join catalog.collections c on c.id = b.collection_id order by e.id, c.id`)
    const boxes = await run<{
      address: string
      token: string
      ticket: string
      sold: number
      opened: number
      revealed: number
      claimed: number
      money: string
    }>(sql`
      select component_address as address, token_address as token, ticket_address as ticket, sold, opened, revealed, claimed,
        (balance_before + received - withdrawn - fees)::text as money from catalog.boxes order by id`)
    const own = await run<{ what: string; of: string; a: string; b: string }>(ownSums)
    return { position, collections, items, balances, boxes, own }
  })
  if (!frozen) throw new Error('There is no index to check.')
  const { position, collections, items, balances, boxes, own } = frozen
  const { stateVersion } = position
  const atLedgerState = { stateVersion }
  for (const { what, of, a, b } of own) compare(what, of, a, b)

  const details = await readDetails(
    collections.map(({ address }) => address),
    { gateway, stateVersion, signal },
  )
  for (const { id, address, kind, minted, burned } of collections) {
    const entity = details.get(address)?.details
    const supply = entity?.type === 'NonFungibleResource' ? entity : undefined
    compare('minted', address, minted, supply?.total_minted ?? 'unknown')
    compare('burned', address, burned, supply?.total_burned ?? 'unknown')
    const rows = items.get(id) ?? []
    for (let from = 0; from < rows.length; from += PART) {
      const part = rows.slice(from, from + PART)
      const nonFungibleIds = part.map(({ local_id }) => local_id)
      const where = must(
        await gateway.getNonFungibleLocation({ resourceAddress: address, nonFungibleIds, atLedgerState }, { signal }),
      )
      const owners = new Map(
        where.non_fungible_ids.map((one) => [
          one.non_fungible_id,
          one.is_burned ? 'burned' : (one.owning_vault_global_ancestor_address ?? 'nobody'),
        ]),
      )
      for (const { local_id, owner, burned: isBurned } of part)
        compare(
          'owner',
          `${address}:${local_id}`,
          isBurned ? 'burned' : (owner ?? 'nobody'),
          owners.get(local_id) ?? 'unknown',
        )
      const alive = part.filter((row) => !row.burned)
      if (kind !== 'ticket' || alive.length === 0) continue
      const data = must(
        await gateway.getNonFungibleData(
          { resourceAddress: address, nonFungibleIds: alive.map(({ local_id }) => local_id), atLedgerState },
          { signal },
        ),
      )
      const statuses = new Map(
        data.non_fungible_ids.map((one) => [
          one.non_fungible_id,
          ticketFacts(one.data?.programmatic_json, ticketFields).status,
        ]),
      )
      for (const { local_id, ticket_status } of alive)
        compare('ticket', `${address}:${local_id}`, ticket_status ?? 'none', statuses.get(local_id) ?? 'unknown')
    }
  }

  // By another way: what each account says it holds.
  const owners = new Map<string, { collection: string; count: number }[]>()
  for (const { owner, kind, ...row } of balances)
    if (kind === 'account') owners.set(owner, [...(owners.get(owner) ?? []), row])
  const tracked = new Set(collections.map(({ address }) => address))
  for (const [owner, rows] of owners) {
    const answer = must(await gateway.getNonFungibles({ address: owner, atLedgerState }, { signal }))
    const held = new Map(
      answer.items.flatMap((one) =>
        'amount' in one && tracked.has(one.resource_address) && one.amount > 0
          ? [[one.resource_address, one.amount] as const]
          : [],
      ),
    )
    for (const { collection, count } of rows)
      compare('holdings', `${owner} ${collection}`, count, held.get(collection) ?? 0)
    for (const [collection, count] of held)
      if (!rows.some((row) => row.collection === collection)) compare('holdings', `${owner} ${collection}`, 0, count)
  }

  for (const { address, token, ticket, sold, money } of boxes) {
    const supply = details.get(ticket)?.details
    compare('sold', address, sold, supply?.type === 'NonFungibleResource' ? supply.total_minted : 'unknown')
    const vaults = must(
      await gateway.getFungibleVaults({ address, resourceAddress: token, atLedgerState }, { signal }),
    ).items
    const sum = vaults.reduce((all, { amount }) => addAmounts(all, parseAmount(amount).unwrapOr(ZERO)), ZERO)
    compare('money', address, plainDecimal(money), formatAmount(sum))
  }
  return {
    stateVersion,
    collections: collections.length,
    items: [...items.values()].reduce((all, rows) => all + rows.length, 0),
    accounts: owners.size,
    boxes: boxes.length,
    differences,
  }
}

/** Sums that are kept, against the rows they are sums of. Only those that differ come back. */
const ownSums = sql`
  select what, of, a::text, b::text from (
    select 'sum of items' as what, c.address as of, c.minted as a, (select count(*) from catalog.items i where i.collection_id = c.id) as b from catalog.collections c
    union all select 'sum of burned', c.address, c.burned, (select count(*) from catalog.items i where i.collection_id = c.id and i.burned_version is not null) from catalog.collections c
    union all select 'sum in boxes', c.address, c.in_box, (select count(*) from catalog.items i where i.collection_id = c.id and i.lazy_minted) from catalog.collections c
    union all select 'holders', c.address, c.holders, (select count(distinct h.owner_id) from catalog.holdings h join catalog.entities e on e.id = h.owner_id and e.kind <> 'box' where h.collection_id = c.id) from catalog.collections c
    union all select 'revealed loot', c.address, c.revealed, (select count(*) from catalog.draws d join catalog.items i on i.id = d.item_id where i.collection_id = c.id) from catalog.collections c where c.kind = 'loot'
    union all select 'balances', e.address || ' ' || c.address, b.count, (select count(*) from catalog.holdings h where h.owner_id = b.owner_id and h.collection_id = b.collection_id) from catalog.balances b join catalog.entities e on e.id = b.owner_id join catalog.collections c on c.id = b.collection_id
    union all select 'opened tickets', b.component_address, b.opened, (select count(*) from catalog.items i where i.ticket_status is not null and i.box_id = b.id and i.opened_version is not null) from catalog.boxes b
    union all select 'revealed tickets', b.component_address, b.revealed, (select count(distinct d.ticket_id) from catalog.draws d where d.box_id = b.id) from catalog.boxes b
    union all select 'redeemed tickets', b.component_address, b.claimed, (select count(*) from catalog.items i where i.ticket_status = 'redeemed' and i.box_id = b.id) from catalog.boxes b
    union all select 'sum of traits', c.address || ' ' || said.name || ' ' || said.value, coalesce(t.items, 0), said.n from (select i.collection_id, a.name, a.value, count(distinct i.id) as n from catalog.items i, jsonb_to_recordset(i.attributes) a(name text, value text) where i.listed group by 1, 2, 3) said join catalog.collections c on c.id = said.collection_id left join catalog.traits t on t.collection_id = said.collection_id and t.name = said.name and t.value = said.value
    union all select 'items of traits', c.address || ' ' || t.name || ' ' || t.value, t.items, (select count(*) from catalog.item_traits x join catalog.items i on i.id = x.item_id and i.listed where x.trait_id = t.id) from catalog.traits t join catalog.collections c on c.id = t.collection_id
    union all select 'drawn kinds', b.component_address, (select coalesce(sum(k.drawn), 0) from catalog.kinds k where k.box_id = b.id), (select count(*) from catalog.draws d where d.box_id = b.id) from catalog.boxes b
    union all select 'claimed kinds', b.component_address, (select coalesce(sum(k.claimed), 0) from catalog.kinds k where k.box_id = b.id), (select count(*) from catalog.items i join catalog.kinds k on k.id = i.kind_id where k.box_id = b.id and i.claimed_version is not null) from catalog.boxes b
    union all select 'days of a box', b.component_address, b.sold, (select coalesce(sum(f.sold), 0) from catalog.figures f where f.scope = 'box' and f.subject_id = b.id and f.span = 'day') from catalog.boxes b
    union all select 'activities', scope || ' ' || subject_id || ' ' || kind, count, (select count(*) from catalog.activity_subjects s where s.scope = n.scope and s.subject_id = n.subject_id and (n.kind = '' or s.kind = n.kind)) from catalog.counters n where scope in ('box', 'collection', 'account')
    union all select 'activities', 'all ' || kind, count, (select count(*) from catalog.activity a where n.kind = '' or a.kind = n.kind) from catalog.counters n where scope = 'all'
  ) sums where a <> b`
