import { exportResponse, type Page } from '@lootboxes/catalog'
import {
  itemsOptions,
  type ListedAlbum,
  listedActivity,
  listedItem,
  listPage,
  parseActivityQuery,
  parseActivitySubject,
  parseItemsQuery,
  type SearchParams,
} from '@lootboxes/catalog/lists'
import { safeName } from '@lootboxes/lootbox/client'
import { type CatalogResult, catalog, readCatalog } from '@/ledger/catalog'
import { LIST_ROWS } from './list-rows'
import { suggestionsFor } from './search-suggest'

const noStore = { 'cache-control': 'no-store' }

const refusal = (status: number, message: string) => Response.json({ error: { message } }, { status, headers: noStore })

function pageResponse<Row, Shown>(result: CatalogResult<Page<Row>>, show: (row: Row) => Shown): Response {
  switch (result.kind) {
    case 'found':
      return Response.json(listPage(result.value, show), { headers: noStore })
    case 'not-found':
      return refusal(404, 'The catalog knows no such list.')
    case 'stale-cursor':
      return result.isMalformed
        ? refusal(400, 'The cursor is not one of this list.')
        : refusal(410, 'This page of the list is gone. Start from its first page.')
    case 'unavailable':
      return refusal(503, result.reason)
  }
}

/** Draws whose odds come with an album. */
const ALBUM_DRAWS = 100

/** What an account has of a box's loot, and the odds of its last draws. */
async function albumResponse(search: URLSearchParams): Promise<Response> {
  const account = search.get('account') ?? ''
  const [found, pulls] = await Promise.all([
    readCatalog((of, how) => of.getAlbum({ account, box: search.get('box') ?? '' }, how)),
    readCatalog((of, how) => of.listPulls({ account, limit: ALBUM_DRAWS }, how)),
  ])
  if (found.kind === 'unavailable') return refusal(503, found.reason)
  if (found.kind !== 'found') return refusal(404, 'The catalog knows no such album.')
  const { album, asOf } = found.value
  const body: ListedAlbum = {
    kinds: album.kinds.map(({ name, ...kind }) => ({ ...kind, name: safeName(name, 'Without a name') })),
    draws: (pulls.value?.items ?? []).flatMap(({ item: { collection, localId }, odds }) =>
      odds === undefined ? [] : [{ collection, localId, kindLeft: odds.kindLeft, allLeft: odds.allLeft }],
    ),
    stateVersion: asOf.stateVersion,
  }
  return Response.json(body, { headers: noStore })
}

/**
 * `/lists/items`, `/lists/activity`: one page as JSON. `/lists/album`: an album. `/lists/suggestions`: those of a search. `/lists/items.csv`,
 * `/lists/rankings.json`, …: the whole list.
 */
export async function listRoute(
  request: Request,
  { params }: { params: Promise<{ list: string }> },
): Promise<Response> {
  const { list } = await params
  const search = new URL(request.url).searchParams
  const query: SearchParams = Object.fromEntries([...search.keys()].map((key) => [key, search.getAll(key)]))
  if (list === 'items') {
    const options = { ...itemsOptions(parseItemsQuery(query)), limit: LIST_ROWS }
    return pageResponse(await readCatalog((of, how) => of.listItems(options, how)), listedItem)
  }
  if (list === 'activity') {
    const options = { ...parseActivityQuery(query), ...parseActivitySubject(query), limit: LIST_ROWS }
    return pageResponse(await readCatalog((of, how) => of.listActivity(options, how)), listedActivity)
  }
  if (list === 'suggestions')
    return Response.json(await suggestionsFor(search.get('q')?.slice(0, 200) ?? ''), { headers: noStore })
  if (list === 'album') return albumResponse(search)
  return (await exportResponse(catalog(), list, query, request.signal)) ?? refusal(404, 'There is no such list.')
}
