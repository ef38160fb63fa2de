import { parseAddress, parseLocalId, parseTransactionId } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import { limitOf } from './cursor'
import { type CatalogItem, itemFields, itemJoins, itemOf } from './item-row'
import type { Reading } from './query'

/** The options of `search`. */
export type SearchOptions = { readonly query: string; readonly limit?: number | undefined }

/** A page that a search found. */
export type SearchHit = {
  readonly key: string
  readonly title: string
  readonly path: string | undefined
  readonly imageUrl: string | undefined
}

/** The page that an address belongs to. */
export type Jump =
  | {
      readonly kind: 'box' | 'collection' | 'account' | 'component' | 'resource' | 'transaction'
      readonly address: string
    }
  | { readonly kind: 'item'; readonly address: string; readonly localId: string }

/** The results of a search, the best ones first. */
export type SearchAnswer = {
  /** Box components by address. */
  readonly boxes: readonly SearchHit[]
  /** Collections by address. */
  readonly collections: readonly SearchHit[]
  readonly items: readonly CatalogItem[]
  /** Pages by their key. */
  readonly help: readonly SearchHit[]
  readonly jump: Jump | undefined
}

const MAX_WORDS = 8
const LONGEST_WORD = 40
/** A word that fits everything is ranked among so many rows, not among all. */
const MAX_RANKED = 300

/** Every word, the last ones letters of a longer one if need be. Quoted, so that nothing in it is an operator. */
const tsQuery = (query: string): string =>
  [
    ...query
      .slice(0, 500)
      .normalize('NFC')
      .matchAll(/[\p{L}\p{N}]+/gu),
  ]
    .slice(0, MAX_WORDS)
    .map(([word]) => `'${word.slice(0, LONGEST_WORD)}':*`)
    .join(' & ')

async function jumpTo({ run }: Reading, query: string): Promise<Jump | undefined> {
  const text = query.trim()
  if (text.length > 200) return undefined
  if (parseTransactionId(text).isOk()) return { kind: 'transaction', address: text }
  const [resource = '', ...rest] = text.split(':')
  const localId = rest.join(':')
  if (localId !== '' && parseAddress(resource).isOk() && parseLocalId(localId).isOk())
    return { kind: 'item', address: resource, localId }
  if (parseAddress(text).isErr()) return undefined
  if (text.startsWith('account_')) return { kind: 'account', address: text }
  const [known] = await run<{ kind: 'box' | 'collection' }>(sql`
    select 'box' as kind from catalog.boxes where component_address = ${text}
    union all select 'collection' from catalog.collections where address = ${text} limit 1`)
  if (known) return { kind: known.kind, address: text }
  if (text.startsWith('component_')) return { kind: 'component', address: text }
  return text.startsWith('resource_') ? { kind: 'resource', address: text } : undefined
}

type DocumentRow = SearchHit & { readonly kind: 'box' | 'collection' | 'help' }

export async function search(reading: Reading, { query, limit: asked }: SearchOptions): Promise<SearchAnswer> {
  const { run, nowMs } = reading
  const limit = limitOf(asked, 12)
  const jump = await jumpTo(reading, query)
  const words = tsQuery(query)
  if (words === '') return { boxes: [], collections: [], items: [], help: [], jump }
  const wanted = sql`to_tsquery('simple', ${words})`
  const documents = await run<DocumentRow>(sql`
    select kind, key, title, path, image_url as "imageUrl" from (
      select *, row_number() over (partition by kind order by ts_rank(search, ${wanted}) desc, title, key) as place from (
        select * from catalog.documents where search @@ ${wanted} limit ${MAX_RANKED}) d
    ) d where place <= ${limit} order by kind, place`)
  const items = await run<CatalogItem>(sql`
    select ${itemFields} from (
      select * from (select * from catalog.items i where i.search @@ ${wanted} and listed limit ${MAX_RANKED}) i
      order by ts_rank(i.search, ${wanted}) desc, i.id limit ${limit}
    ) i ${itemJoins} order by ts_rank(i.search, ${wanted}) desc, i.id`)
  const hits = (wantedKind: DocumentRow['kind']): readonly SearchHit[] =>
    documents.filter(({ kind }) => kind === wantedKind).map(({ kind: _kind, ...hit }) => hit)
  return {
    boxes: hits('box'),
    collections: hits('collection'),
    items: items.map((row) => itemOf(row, nowMs)),
    help: hits('help'),
    jump,
  }
}
