import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../database/open-database'
import type { Run } from '../database/run'
import { freshPostgres } from '../testing/test-postgres'
import { search } from './search'

type Plan = { 'Index Name'?: string; 'Actual Loops': number; Plans?: Plan[] }
const usedIndexes = (plan: Plan): string[] => [
  ...(plan['Actual Loops'] > 0 ? [plan['Index Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(usedIndexes),
]

test.skipIf(inject('postgresMissing') !== '')(
  `a word that most items have is ranked without its entries in the index ${inject('postgresMissing')}`,
  async () => {
    const template = inject('postgresTemplate')
    const database = await openDatabase(await freshPostgres(inject('postgres'), { template }))
    const writer = await database.tryWriter()
    await writer?.exec(
      `insert into catalog.item_words select n, to_tsvector('simple', 'common ' || n) from generate_series(1, 5000) n;
       analyze catalog.item_words`,
    )
    await writer?.release()
    const indexesOf = (query: string) =>
      database.read(async (run) => {
        // So small a table is scanned for good reason.
        await run(sql`set local enable_seqscan = off`)
        const found: string[] = []
        const explaining: Run = async (statement) => {
          const [row] = await run<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (analyze, format json) ${statement}`)
          if (row) found.push(...usedIndexes(row['QUERY PLAN'][0].Plan))
          return run(statement)
        }
        await search({ run: explaining, nowMs: 0 }, { query, countsItems: false })
        return found
      })
    expect(await indexesOf('com')).not.toContain('item_words_words')
    expect(await indexesOf('477')).toContain('item_words_words')
    await database.close()
  },
)

test.skipIf(inject('postgresMissing') !== '')(
  `a title with the word is first, then one with a longer word, then a text with the word ${inject('postgresMissing')}`,
  async () => {
    const template = inject('postgresTemplate')
    const database = await openDatabase(await freshPostgres(inject('postgres'), { template }))
    const writer = await database.tryWriter()
    await writer?.exec(
      `insert into catalog.documents (kind, key, title, body) values
        ('help', 'text', 'Animals', 'frog frog frog frog'), ('help', 'longer', 'Frogs', ''),
        ('help', 'title', 'How to find a frog in the pond', ''), ('help', 'other', 'Toads', 'frogs')`,
    )
    await writer?.release()
    const { help } = await database.read((run) => search({ run, nowMs: 0 }, { query: 'frog' }))
    expect(help.map(({ key, excerpt }) => [key, excerpt])).toEqual([
      ['title', undefined],
      ['longer', undefined],
      ['text', 'frog frog frog frog'],
      ['other', 'frogs'],
    ])
    await database.close()
  },
)
