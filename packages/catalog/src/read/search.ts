import { parseAddress, parseLocalId, parseTransactionId } from '@lootboxes/ledger'
import { type SQL, sql } from 'drizzle-orm'
import { limitOf } from './cursor'
import { type CatalogItem, itemFields, itemJoins, itemOf } from './item-row'
import type { Reading } from './query'

/** The options of `search`. */
export type SearchOptions = {
  readonly query: string
  /** Results of each kind. */
  readonly limit?: number | undefined
  /** Skips this many results of each kind. */
  readonly offset?: number | undefined
  /** Other words for words of the query, in lower case: a result may have either, such as `{ legendary: 'foil' }`. */
  readonly synonyms?: Readonly<Record<string, string>> | undefined
  /**
   * Whether `totals.items` counts all matching items; true by default. With false it is the number of returned items, and a
   * query of one letter takes a quarter of the time.
   */
  readonly countsItems?: boolean | undefined
}

/** A page that a search found. */
export type SearchHit = {
  readonly key: string
  readonly title: string
  readonly path: string | undefined
  readonly imageUrl: string | undefined
  /** The part of its text with the words, if its title does not have them. */
  readonly excerpt: string | undefined
}

/** An item that a search found. */
export type FoundItem = CatalogItem & {
  /** The property that has a word of the query, if the name does not have all of them. */
  readonly matched: { readonly name: string; readonly value: string } | undefined
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
  readonly items: readonly FoundItem[]
  /** Pages by their key. */
  readonly help: readonly SearchHit[]
  /** The number of all results of each kind. */
  readonly totals: Readonly<Record<'boxes' | 'collections' | 'items' | 'help', number>>
  readonly jump: Jump | undefined
  /** The words that were searched instead, if nothing matched the query. */
  readonly correctedTo: string | undefined
}

type SearchReading = Pick<Reading, 'run' | 'nowMs'>

const MAX_WORDS = 8
const LONGEST_WORD = 40
/** Only this many matching items are ranked; `totals` counts all of them. */
const MAX_RANKED = 2_000

const wordsOf = (query: string): readonly string[] =>
  [
    ...query
      .slice(0, 500)
      .normalize('NFC')
      .matchAll(/[\p{L}\p{N}]+/gu),
  ]
    .slice(0, MAX_WORDS)
    .map(([word]) => word.slice(0, LONGEST_WORD))

async function jumpTo({ run }: SearchReading, query: string): Promise<Jump | undefined> {
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

type DocumentRow = SearchHit & { readonly kind: 'box' | 'collection' | 'help'; readonly total: number }
type Found = Omit<SearchAnswer, 'jump' | 'correctedTo'>
type Page = { limit: number; offset: number; synonyms: ReadonlyMap<string, string>; countsItems: boolean }

/**
 * The items to rank. If at least half of the first items match, they are enough: the index would collect the ids of all
 * matching items before it returns the first one.
 */
const rankedItems = (wanted: SQL): SQL => sql`
  with first as materialized (
    select * from (select * from catalog.item_words order by item_id limit ${2 * MAX_RANKED}) w where words @@ ${wanted} limit ${MAX_RANKED})
  select * from first where (select count(*) from first) = ${MAX_RANKED}
  union all
  select * from (select * from catalog.item_words where words @@ ${wanted} limit ${MAX_RANKED}) w where (select count(*) from first) < ${MAX_RANKED}`

/**
 * Every word must match, each as the beginning of a word. A name with the whole words ranks first, then a name with longer
 * words, then any other text with the whole words. The first item of each kind comes before the other copies.
 */
async function find(
  { run, nowMs }: SearchReading,
  words: readonly string[],
  { limit, offset, synonyms, countsItems }: Page,
): Promise<Found> {
  // Quoted, so that no word is an operator.
  const query = (termOf: (word: string) => string, operator = ' & ') =>
    words
      .map((word) => {
        const [other] = wordsOf(synonyms.get(word.toLowerCase()) ?? '')
        return other === undefined ? termOf(word) : `(${termOf(word)} | '${other}')`
      })
      .join(operator)
  const matching = (suffix: string) => sql`to_tsquery('simple', ${query((word) => `'${word}'${suffix}`)})`
  const wanted = matching(':*')
  // Names have the weight A.
  const isNamed = (column: SQL) => sql`${column} @@ ${matching(':*A')}`
  const best = (column: SQL) => sql`${column} @@ ${matching(':A')} desc, ${isNamed(column)} desc,
    ${column} @@ ${matching('')} desc, ts_rank(${column}, ${wanted}) desc`
  const anyOf = sql`to_tsquery('simple', ${query((word) => `'${word}':*`, ' | ')})`
  const documents = await run<DocumentRow>(sql`
    select kind, key, title, path, image_url as "imageUrl", total, case when not ${isNamed(sql`search`)} then
      ts_headline('simple', body, ${anyOf}, 'MaxFragments=1, MinWords=8, MaxWords=18, StartSel="", StopSel=""') end as excerpt from (
      select *, count(*) over (partition by kind)::int as total,
        row_number() over (partition by kind order by ${best(sql`search`)}, title, key) as place
      from catalog.documents where search @@ ${wanted}
    ) d where place > ${offset} and place <= ${offset + limit} order by kind, place`)
  const items = await run<FoundItem>(sql`
    select ${itemFields}, case when not w.named then (
        select jsonb_build_object('name', a->>'name', 'value', a->>'value')
        from jsonb_array_elements(i.attributes) with ordinality as e(a, at)
        where to_tsvector('simple', a->>'value') @@ ${anyOf} order by at limit 1) end as matched from (
      select item_id, named, row_number() over (order by copy > 1, rank) as place from (
        select w.*, row_number() over (partition by kind.collection_id, kind.name order by rank) as copy from (
          select item_id, ${isNamed(sql`words`)} as named, row_number() over (order by ${best(sql`words`)}, item_id) as rank from (${rankedItems(wanted)}) w
        ) w join catalog.items kind on kind.id = item_id
      ) w order by place limit ${limit} offset ${offset}
    ) w join catalog.items i on i.id = w.item_id ${itemJoins} order by w.place`)
  const [counted] = countsItems
    ? await run<{ total: number }>(sql`select count(*)::int as total from catalog.item_words where words @@ ${wanted}`)
    : [{ total: items.length }]
  const of = (wantedKind: DocumentRow['kind']) => documents.filter(({ kind }) => kind === wantedKind)
  const hits = (kind: DocumentRow['kind']) => of(kind).map(({ kind: _kind, total: _total, ...hit }) => hit)
  const total = (kind: DocumentRow['kind']) => of(kind)[0]?.total ?? 0
  return {
    boxes: hits('box'),
    collections: hits('collection'),
    items: items.map((row) => itemOf(row, nowMs)),
    help: hits('help'),
    totals: { boxes: total('box'), collections: total('collection'), items: counted?.total ?? 0, help: total('help') },
  }
}

/** How similar a known word must be, from 0 to 1. */
const SIMILAR = '0.4'

/** The known word that is most similar to a mistyped one; the word itself if none is. */
async function correct({ run }: SearchReading, word: string): Promise<string> {
  await run(sql`select set_config('pg_trgm.word_similarity_threshold', ${SIMILAR}, true)`)
  const [nearest] = await run<{ word: string }>(sql`
    select word from catalog.known_words where ${word} <% word order by similarity(word, ${word}) desc, word limit 1`)
  return nearest?.word ?? word
}

const offsetOf = (asked: unknown): number =>
  typeof asked === 'number' && Number.isInteger(asked) && asked > 0 ? Math.min(asked, MAX_RANKED) : 0

export async function search(reading: SearchReading, options: SearchOptions): Promise<SearchAnswer> {
  const jump = await jumpTo(reading, options.query)
  const page = {
    limit: limitOf(options.limit, 12),
    offset: offsetOf(options.offset),
    synonyms: new Map(Object.entries(options.synonyms ?? {})),
    countsItems: options.countsItems ?? true,
  }
  const words = wordsOf(options.query)
  if (words.length === 0) {
    const totals = { boxes: 0, collections: 0, items: 0, help: 0 }
    return { boxes: [], collections: [], items: [], help: [], totals, jump, correctedTo: undefined }
  }
  const found = await find(reading, words, page)
  const isFound = jump !== undefined || Object.values(found.totals).some((total) => total > 0)
  if (isFound) return { ...found, jump, correctedTo: undefined }
  const corrected: string[] = []
  for (const word of words) corrected.push(await correct(reading, word))
  const instead = await find(reading, corrected, page)
  const isBetter = Object.values(instead.totals).some((total) => total > 0)
  return { ...instead, jump, correctedTo: isBetter ? corrected.join(' ') : undefined }
}
