import { exportFormats, exportList, exportLists } from '@lootboxes/catalog'
import { type Asked, askCatalog, catalog } from '@/ledger/catalog'
import { shownActivity } from './activity-rows'
import { shownItem } from './item-rows'
import type { ListPage } from './list-pages'
import {
  itemsWanted,
  parseActivityQuery,
  parseCollectionsQuery,
  parseItemsQuery,
  parseRankingsQuery,
  parseSubject,
  type SearchParams,
} from './list-query'

type Listing<Row> = {
  readonly items: readonly Row[]
  readonly total: number
  readonly cursor?: string | undefined
  readonly asOf: { readonly stateVersion: number }
}

/** A page of the catalog as the browser gets it. */
export const listPage = <Row, Shown>(listing: Listing<Row>, show: (row: Row) => Shown): ListPage<Shown> => ({
  rows: listing.items.map(show),
  total: listing.total,
  cursor: listing.cursor,
  stateVersion: listing.asOf.stateVersion,
})

const refusal = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers: { 'cache-control': 'no-store' } })

function pageAnswer<Row, Shown>(asked: Asked<Listing<Row>>, show: (row: Row) => Shown): Response {
  switch (asked.kind) {
    case 'answer':
      return Response.json(listPage(asked.value, show), { headers: { 'cache-control': 'no-store' } })
    case 'not-found':
      return refusal(404, 'The catalog knows no such list.')
    case 'stale-cursor':
      if (asked.isMalformed) return refusal(400, 'The cursor is not one of this list.')
      return refusal(410, 'This page of the list is gone. Start from its first page.')
    default:
      return refusal(503, asked.why)
  }
}

/** What of a query each list takes when it is exported. */
function exportOptions(list: string, params: SearchParams): Readonly<Record<string, unknown>> {
  const { collection, account, item } = parseSubject(params)
  switch (list) {
    case 'items': {
      const { cursor: _, ...wanted } = itemsWanted(parseItemsQuery(params))
      return wanted
    }
    case 'activity': {
      const { kind, box } = parseActivityQuery(params)
      return { kind, box, collection, account, item }
    }
    case 'collections':
      return { tab: parseCollectionsQuery(params).tab }
    case 'rankings': {
      const { sort, control } = parseRankingsQuery(params)
      return { sort, ...(control === undefined ? {} : { [control.name]: control.value }) }
    }
    default:
      return { collection, account, box: parseActivityQuery(params).box }
  }
}

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' }

/** Until the first row is here: a head alone proves nothing. */
async function begin(pieces: AsyncGenerator<string>): Promise<string | undefined> {
  try {
    const [head, row] = [await pieces.next(), await pieces.next()]
    return `${head.done ? '' : head.value}${row.done ? '' : row.value}`
  } catch {
    return undefined
  }
}

/** A whole list, streamed. Its beginning is waited for, so that a list that cannot be had is no broken file. */
async function exportAnswer(name: string, params: SearchParams, signal: AbortSignal): Promise<Response | undefined> {
  const [listName, ending] = name.split('.')
  const list = exportLists.find((one) => one === listName)
  const format = exportFormats.find((one) => one === ending)
  if (list === undefined || format === undefined) return undefined
  const pieces = exportList(catalog(), { list, format, options: exportOptions(list, params), signal })
  const begun = await begin(pieces)
  if (begun === undefined) return refusal(503, 'The catalog does not answer, or knows no such list.')
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(begun)),
    pull: async (controller) => {
      const piece = await pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
  return new Response(body, {
    headers: { 'content-type': types[format], 'content-disposition': `attachment; filename="${list}.${format}"` },
  })
}

/** `/lists/items`, `/lists/activity`: one page as JSON. `/lists/items.csv`, `/lists/rankings.json`, …: the whole list. */
export async function listRoute(
  request: Request,
  { params }: { params: Promise<{ list: string }> },
): Promise<Response> {
  const { list } = await params
  const search = new URL(request.url).searchParams
  const said: SearchParams = Object.fromEntries([...search.keys()].map((key) => [key, search.getAll(key)]))
  if (list === 'items') {
    const wanted = itemsWanted(parseItemsQuery(said))
    return pageAnswer(await askCatalog((of, ask) => of.listItems({ ...wanted, limit: LIST_ROWS }, ask)), shownItem)
  }
  if (list === 'activity') {
    const { collection, account, item, after } = parseSubject(said)
    const options = { ...parseActivityQuery(said), collection, account, item, after, limit: LIST_ROWS }
    return pageAnswer(await askCatalog((of, ask) => of.listActivity(options, ask)), shownActivity)
  }
  return (await exportAnswer(list, said, request.signal)) ?? refusal(404, 'There is no such list.')
}

/** Rows of a page: as many as fill the first screens. */
export const LIST_ROWS = 40
