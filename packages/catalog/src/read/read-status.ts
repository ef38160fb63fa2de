import { sql } from 'drizzle-orm'
import type { Answer, Reading } from './query'

/** How far the index has read, and its size. */
export type CatalogStatus = Answer<{
  readonly tip: number
  /** Grows with every rebuild. */
  readonly generation: number
  readonly rows: {
    readonly items: number
    readonly transactions: number
    readonly collections: number
    readonly accounts: number
  }
  readonly bytes: number
}>

export async function readStatus({ run, position }: Reading): Promise<Omit<CatalogStatus, 'asOf'>> {
  const [row] = await run<{
    items: number
    transactions: number
    collections: number
    accounts: number
    bytes: number
  }>(sql`
    select (select coalesce(sum(minted), 0)::float8 from catalog.collections) as items,
      coalesce((select count::float8 from catalog.counters where scope = 'all' and subject_id = 0 and kind = ''), 0) as transactions,
      (select count(*)::float8 from catalog.collections) as collections,
      coalesce((select count::float8 from catalog.counters where scope = 'entities' and subject_id = 0 and kind = 'account'), 0) as accounts,
      (select coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'catalog' and c.relkind = 'r') as bytes`)
  const { bytes = 0, items = 0, transactions = 0, collections = 0, accounts = 0 } = row ?? {}
  return {
    tip: position.tip,
    generation: position.generation,
    rows: { items, transactions, collections, accounts },
    bytes,
  }
}
