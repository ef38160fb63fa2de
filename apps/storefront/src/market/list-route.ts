import { exportResponse, listResponse } from '@lootboxes/catalog'
import type { SearchParams } from '@lootboxes/catalog/lists'
import { catalog, readCatalogForCall } from '@/ledger/catalog'
import { LIST_ROWS } from './list-rows'
import { suggestionsFor } from './search-suggest'

const headers = { 'cache-control': 'no-store' }

/**
 * `/lists/items`, `/lists/activity`: one page as JSON. `/lists/album`, `/lists/properties`: one album, and one item’s
 * counts. `/lists/suggestions`: those of a search. `/lists/items.csv`, `/lists/rankings.json`, …: the whole list.
 */
export async function listRoute(
  request: Request,
  { params }: { params: Promise<{ list: string }> },
): Promise<Response> {
  const { list } = await params
  const search = new URL(request.url).searchParams
  if (list === 'suggestions')
    return Response.json(await suggestionsFor(search.get('q')?.slice(0, 200) ?? ''), { headers })
  const query: SearchParams = Object.fromEntries([...search.keys()].map((key) => [key, search.getAll(key)]))
  return (
    (await listResponse(readCatalogForCall, list, query, LIST_ROWS)) ??
    (await exportResponse(catalog(), list, query, request.signal)) ??
    Response.json({ error: { message: 'There is no such list.' } }, { status: 404, headers })
  )
}
