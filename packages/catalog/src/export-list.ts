import type { CatalogError } from './catalog-error'
import type { Page } from './read/query'
import type { CatalogVerbs } from './read/verbs'

/** Lists that can be taken away whole. */
export const exportLists = ['collections', 'items', 'activity', 'pulls', 'rankings', 'holders', 'daily'] as const
export type ExportList = (typeof exportLists)[number]

export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

export type ExportOptions = {
  readonly list: ExportList
  readonly format: ExportFormat
  /** What the list's verb takes; `limit` and `cursor` are its own. */
  readonly options?: Readonly<Record<string, unknown>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** An export that ended before its end: the reason is in `error`. */
export class ExportFailed extends Error {
  override readonly name = 'ExportFailed'
  readonly error: CatalogError

  constructor(error: CatalogError) {
    super(error.kind)
    this.error = error
  }
}

type Row = Readonly<Record<string, unknown>>

const ROWS = 100

/** The rows of a list, a page at a time: never more than a page in memory. */
async function* rowsOf(verbs: CatalogVerbs, { list, options = {}, signal }: ExportOptions): AsyncGenerator<Row> {
  if (list === 'daily') {
    const stats = await verbs.getStats({ days: 3_660, ...options }, { signal })
    if (stats.isErr()) throw new ExportFailed(stats.error)
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
    // Each takes other options; which ones they are is the caller's word, as it is over HTTP.
  }[list] as CatalogVerbs['listItems']
  let cursor: string | undefined
  do {
    const page = await verb({ ...options, limit: ROWS, cursor }, { signal })
    if (page.isErr()) throw new ExportFailed(page.error)
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

/** A cell of a sheet. What a spreadsheet would take for a formula is marked as text: names come from strangers. */
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

/** A whole list as text, piece by piece. Throws `ExportFailed` where the list ends early. */
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
