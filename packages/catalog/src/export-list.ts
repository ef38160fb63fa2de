import { refuse } from './catalog-error'
import type { Page } from './read/query'
import type { CatalogVerbs } from './read/verbs'

/** The lists that can be exported. */
export const exportLists = ['collections', 'items', 'activity', 'pulls', 'rankings', 'holders', 'daily'] as const
/** One of `exportLists`. */
export type ExportList = (typeof exportLists)[number]

/** The formats of an export. */
export const exportFormats = ['csv', 'json'] as const
/** One of `exportFormats`. */
export type ExportFormat = (typeof exportFormats)[number]

/** The options of `exportList`. */
export type ExportOptions = {
  readonly list: ExportList
  readonly format: ExportFormat
  /** The options of the list's verb, without `limit` and `cursor`. */
  readonly options?: Readonly<Record<string, unknown>> | undefined
  readonly signal?: AbortSignal | undefined
}

type Row = Readonly<Record<string, unknown>>

const ROWS = 100

/** The rows of a list, a page at a time: never more than a page in memory. */
async function* rowsOf(verbs: CatalogVerbs, { list, options = {}, signal }: ExportOptions): AsyncGenerator<Row> {
  if (list === 'daily') {
    const stats = await verbs.getStats({ days: 3_660, ...options }, { signal })
    if (stats.isErr()) return refuse(stats.error)
    yield* stats.value.daily
    return
  }
  const verb = {
    collections: verbs.listCollections,
    items: verbs.listItems,
    activity: verbs.listActivity,
    pulls: verbs.listPulls,
    rankings: verbs.listRankings,
    holders: verbs.listHolders,
    // The verbs take different options. The caller is responsible for the right ones.
  }[list] as CatalogVerbs['listItems']
  let cursor: string | undefined
  do {
    const page = await verb({ ...options, limit: ROWS, cursor }, { signal })
    if (page.isErr()) return refuse(page.error)
    const { items, cursor: next }: Page<Row> = page.value
    yield* items
    cursor = next
  } while (cursor !== undefined)
}

/** `{ box: { address } }` becomes `box.address`; lists become JSON. */
function flatten(row: Row, prefix = ''): [string, unknown][] {
  return Object.entries(row).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flatten(value as Row, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  )
}

/** A CSV cell. Any account can choose names, so text that a spreadsheet would run as a formula is marked as text. */
function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const columns: Readonly<Record<ExportList, readonly string[]>> = {
  collections:
    'address,kind,name,category,blockchain,verified,nfsw,minted,burned,supply,inBox,holders,sold,soldLately,volume,revealed,claimed,claimRate,transfers,firstAtMs,lastSaleAtMs,postDate,trending,top,recent'.split(
      ',',
    ),
  rankings: 'rank,address,kind,name,category,blockchain,sold,volume,revealed,claimed,claimRate,holders,postDate'.split(
    ',',
  ),
  items:
    'collection.address,collection.name,localId,name,rarity,category,price,mintedAtMs,verified,nfsw,lazyMinted,owner,ticketStatus,imageUrl'.split(
      ',',
    ),
  activity:
    'id,stateVersion,transactionIntentHash,atMs,kind,label,method,count,box.address,collection.address,from,to,amount,things'.split(
      ',',
    ),
  pulls:
    'stateVersion,atMs,transactionIntentHash,account,box.address,ticket.collection,ticket.localId,item.collection,item.localId,item.name,item.rarity,odds.kindLeft,odds.allLeft,odds.share,claimed'.split(
      ',',
    ),
  holders: ['address', 'count'],
  daily: 'dayMs,sold,volume,opened,revealed,claimed,minted,transfers'.split(','),
}

/**
 * Streams a whole list as text. Throws if a page of the list fails; the message is the kind of its error.
 *
 * @example for await (const part of exportList(catalog, { list: 'items', format: 'csv' })) process.stdout.write(part)
 */
export async function* exportList(verbs: CatalogVerbs, options: ExportOptions): AsyncGenerator<string> {
  const { list, format } = options
  if (format === 'csv') {
    yield `${columns[list].join(',')}\r\n`
    for await (const row of rowsOf(verbs, options)) {
      const flat = new Map(flatten(row))
      yield `${columns[list].map((column) => cell(flat.get(column))).join(',')}\r\n`
    }
    return
  }
  let separator = '[\n'
  for await (const row of rowsOf(verbs, options)) {
    yield `${separator}${JSON.stringify(row)}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
