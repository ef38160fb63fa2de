import type { Catalog } from '../catalog'
import { type ExportFormat, type ExportList, exportFormats, exportList, exportLists } from '../export-list'
import { itemsOptions } from './items-query'
import {
  parseActivityQuery,
  parseActivitySubject,
  parseCollectionsQuery,
  parseItemsQuery,
  parseRankingsQuery,
  type SearchParams,
} from './parse-list-query'

/** The filters that each list accepts in an export. */
function exportOptions(list: ExportList, params: SearchParams): Readonly<Record<string, unknown>> {
  const { collection, account, item } = parseActivitySubject(params)
  const { kind, box } = parseActivityQuery(params)
  switch (list) {
    case 'items': {
      const { cursor: _, ...options } = itemsOptions(parseItemsQuery(params))
      return options
    }
    case 'activity':
      return { kind, box, collection, account, item }
    case 'collections':
      return { tab: parseCollectionsQuery(params).tab }
    case 'rankings': {
      const { sort, control } = parseRankingsQuery(params)
      return { sort, ...(control === undefined ? {} : { [control.name]: control.value }) }
    }
    default:
      return { collection, account, box }
  }
}

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
}

/** Head and first row: they prove that the catalog answers. */
async function readStart(chunks: AsyncGenerator<string>): Promise<string | undefined> {
  try {
    const [head, row] = [await chunks.next(), await chunks.next()]
    return `${head.done ? '' : head.value}${row.done ? '' : row.value}`
  } catch {
    return undefined
  }
}

/**
 * Streams a whole list as a file: `items.csv`, `rankings.json`. Returns undefined for an unknown name. Waits for the
 * first row, so that an unavailable catalog gives a 503 and not a truncated file.
 */
export async function exportResponse(
  catalog: Catalog,
  name: string,
  params: SearchParams,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const [listName, extension] = name.split('.')
  const list = exportLists.find((one) => one === listName)
  const format = exportFormats.find((one) => one === extension)
  if (list === undefined || format === undefined) return undefined
  const chunks = exportList(catalog, { list, format, options: exportOptions(list, params), signal })
  const start = await readStart(chunks)
  if (start === undefined)
    return Response.json(
      { error: { message: 'The catalog does not answer, or knows no such list.' } },
      { status: 503, headers: { 'cache-control': 'no-store' } },
    )
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(start)),
    pull: async (controller) => {
      const chunk = await chunks.next()
      if (chunk.done) controller.close()
      else controller.enqueue(encoder.encode(chunk.value))
    },
    cancel: async () => {
      await chunks.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': contentTypes[format],
      'content-disposition': `attachment; filename="${list}.${format}"`,
    },
  })
}
