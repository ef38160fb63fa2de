import { sql } from 'drizzle-orm'
import type { CatalogOptions } from './catalog-options'
import type { Database } from './database/database'
import { defaultTicketFields } from './ledger/item-facts'
import { NUMBER_PATTERN } from './listing/range-value'
import { compareCounts, type Difference } from './recount/counts'
import { readIndexCounts } from './recount/index-counts'
import { recountLedger } from './recount/recount-ledger'
import { type LedgerSync, ledgerSync, scopeIn } from './sync/ledger-sync'
import { readPosition } from './sync/position'
import { wordsOfItem } from './sync/write-words'

/** The result of a check: how much was counted, and every difference. */
export type CheckReport = {
  readonly stateVersion: number
  readonly collections: number
  readonly items: number
  readonly accounts: number
  readonly boxes: number
  /** Days with figures, of every box and collection. */
  readonly days: number
  readonly differences: readonly Difference[]
}

/**
 * Counts the ledger again from what its Gateway says, and compares every box, collection, item, account and day with the
 * index at the same state version. Stored sums are compared with the rows that they sum up.
 */
export async function checkIndex(
  open: () => Promise<Database>,
  options: CatalogOptions,
  signal?: AbortSignal,
): Promise<CheckReport> {
  const database = await open()
  // A writer may go on meanwhile: the ledger is read as it was at the state version of this snapshot.
  const frozen = await database.read(async (run) => {
    // A large index needs longer than the limit of a page's query.
    await run(sql`set local statement_timeout = '10min'`)
    const position = await readPosition(run)
    if (!position) throw new Error('There is no index to check.')
    const sums = await run<{ what: string; of: string; index: string; ledger: string }>(ownSums)
    return { position, sums, ...(await readIndexCounts(run)) }
  })
  const { position, sums, counts: index, collections } = frozen
  const sync: LedgerSync = ledgerSync(options)
  const ledger = await recountLedger({
    ...sync,
    fields: options.ticketFields ?? defaultTicketFields,
    followed: scopeIn(sync, position.sources)?.kind === 'followed' ? collections : undefined,
    stateVersion: position.stateVersion,
    signal,
  })
  return {
    stateVersion: position.stateVersion,
    collections: index.collection.size,
    items: index.item.size,
    accounts: index.account.size,
    boxes: index.box.size,
    days: index.day.size,
    differences: [...compareCounts(index, ledger), ...sums],
  }
}

/** The traits of the items on the market, from the rows of the items. */
const hadTraits = sql`
  select i.collection_id, a.kind, a.name, a.value, count(*) as n, array_agg(i.slot) as slots from catalog.items i cross join lateral (
    select distinct 'field' as kind, name, value from jsonb_to_recordset(i.attributes) x(name text, value text)
    union all select 'rarity', '', i.rarity union all select 'listed', '', '' union all select 'lazy', '', '' where i.lazy_minted
  ) a where i.listed group by 1, 2, 3, 4`

/** Sums of the index's own rows that no Gateway can tell. Only those that differ come back. */
const ownSums = sql`
  select what, of, a::text as index, b::text as ledger from (
    select 'sum of traits' as what, c.address || ' ' || had.kind || ' ' || had.name || ' ' || had.value as of, coalesce(t.items, 0) as a, had.n as b
      from (${hadTraits}) had join catalog.collections c on c.id = had.collection_id
      left join catalog.traits t on t.collection_id = had.collection_id and t.kind = had.kind and t.name = had.name and t.value = had.value
    union all select 'bits of traits', c.address || ' ' || t.kind || ' ' || t.name || ' ' || t.value, bit_count(t.bits), t.items from catalog.traits t join catalog.collections c on c.id = t.collection_id
    union all select 'slots of traits', c.address || ' ' || had.kind || ' ' || had.name || ' ' || had.value,
        (select count(*) from unnest(had.slots) s where s < length(t.bits) and get_bit(t.bits, s) = 1), had.n
      from (${hadTraits}) had join catalog.collections c on c.id = had.collection_id
      join catalog.traits t on t.collection_id = had.collection_id and t.kind = had.kind and t.name = had.name and t.value = had.value
    union all select 'numbers', c.address || ' ' || had.name || ' ' || had.value, (select count(*) from catalog.numbers m
          where m.collection_id = had.collection_id and m.name = had.name and m.value = had.value and m.number = had.value::numeric and m.slot = any(had.slots)), had.n
      from (${hadTraits}) had join catalog.collections c on c.id = had.collection_id where had.kind = 'field' and had.value ~ ${NUMBER_PATTERN}
    union all select 'all numbers', c.address, (select count(*) from catalog.numbers m where m.collection_id = c.id), (select coalesce(sum(t.items), 0) from catalog.traits t
        where t.collection_id = c.id and t.kind = 'field' and t.value ~ ${NUMBER_PATTERN}) from catalog.collections c
    union all select 'words of items', c.address || ' ' || i.local_id, coalesce((w.words = (${wordsOfItem}))::int, 0), i.listed::int
      from catalog.items i join catalog.collections c on c.id = i.collection_id left join catalog.item_words w on w.item_id = i.id
    union all select 'values of fields', c.address || ' ' || f.name, f."values", (select count(*) from catalog.traits t where t.collection_id = f.collection_id and t.kind = 'field' and t.name = f.name and t.items > 0) from catalog.fields f join catalog.collections c on c.id = f.collection_id
    union all select 'drawn kinds', b.component_address, (select coalesce(sum(k.drawn), 0) from catalog.kinds k where k.box_id = b.id), (select count(*) from catalog.draws d where d.box_id = b.id) from catalog.boxes b
    union all select 'claimed kinds', b.component_address, (select coalesce(sum(k.claimed), 0) from catalog.kinds k where k.box_id = b.id), (select count(*) from catalog.items i join catalog.kinds k on k.id = i.kind_id where k.box_id = b.id and i.claimed_version is not null) from catalog.boxes b
    union all select 'balances', e.address || ' ' || c.address, b.count, (select count(*) from catalog.holdings h where h.owner_id = b.owner_id and h.collection_id = b.collection_id) from catalog.balances b join catalog.entities e on e.id = b.owner_id join catalog.collections c on c.id = b.collection_id
    union all select 'activities', scope || ' ' || subject_id || ' ' || kind, count, (select count(*) from catalog.activity_subjects s where s.scope = n.scope and s.subject_id = n.subject_id and (n.kind = '' or s.kind = n.kind)) from catalog.counters n where scope in ('box', 'collection', 'account')
    union all select 'activities', 'all ' || kind, count, (select count(*) from catalog.activity a where n.kind = '' or a.kind = n.kind) from catalog.counters n where scope = 'all'
  ) sums where a <> b`
