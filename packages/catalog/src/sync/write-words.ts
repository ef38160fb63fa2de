import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { inParts, json } from '../table-rows'
import type { ItemState } from './state'

/** The searchable words of the item `i`: its name counts most, its values least. */
export const wordsOfItem = sql`setweight(to_tsvector('simple', i.name), 'A') || setweight(to_tsvector('simple', i.rarity || ' ' || i.local_id), 'B')
  || setweight(jsonb_to_tsvector('simple', jsonb_path_query_array(i.attributes, '$[*].value'), '["string"]'), 'C')`

/** A statement that makes the words of `source`, a query for text vectors called `words`, known. Numbers are not corrected. */
export const rememberWords = (source: SQL): SQL => sql`
  insert into catalog.known_words select distinct word from (${source}) s, unnest(tsvector_to_array(s.words)) word
  where word !~ '^[0-9.-]+$' on conflict do nothing`

/** Writes the words of items that are new or were read again, and removes those of burned items. Call it after the items are written. */
export async function writeItemWords(run: Run, touched: Iterable<ItemState>): Promise<void> {
  const ids = [...touched].flatMap(({ id, collection, facts, sinceBefore, burnedVersion, burnedBefore }) =>
    id !== undefined &&
    collection.kind !== 'ticket' &&
    (sinceBefore === undefined || facts || (burnedVersion !== undefined && !burnedBefore))
      ? [id]
      : [],
  )
  await inParts(ids, (part) =>
    run(sql`
      with touched as (
        select i.id, i.listed, ${wordsOfItem} as words from catalog.items i
        where i.id in (select a::int from jsonb_array_elements_text(${json(part)}) as a)
      ), removed as (
        delete from catalog.item_words w using touched i where w.item_id = i.id and not i.listed
      ), written as (
        insert into catalog.item_words as t select id, words from touched where listed
        on conflict (item_id) do update set words = excluded.words where t.words <> excluded.words
      ) ${rememberWords(sql`select ts_filter(words, '{a,c}') as words from touched where listed`)}`),
  )
}
