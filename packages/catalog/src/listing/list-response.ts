import { safeName, safeText } from '@lootboxes/ledger'
import type { CatalogResult, ReadCatalog } from '../catalog-reader'
import type { Page } from '../read/query'
import { itemsOptions } from './items-query'
import { listPage } from './list-page'
import type { ItemProperties, ListedAlbum } from './listed-rows'
import {
  type ActivitySubject,
  parseActivityQuery,
  parseActivitySubject,
  parseItemsQuery,
  type SearchParams,
} from './parse-list-query'
import { listedActivity, listedItem } from './to-listed'

const headers = { 'cache-control': 'no-store' }

const refusal = (status: number, message: string) => Response.json({ error: { message } }, { status, headers })

function refused(result: Exclude<CatalogResult<unknown>, { kind: 'found' }>): Response {
  switch (result.kind) {
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

const pageResponse = <Row, Shown>(result: CatalogResult<Page<Row>>, show: (row: Row) => Shown): Response =>
  result.kind === 'found' ? Response.json(listPage(result.value, show), { headers }) : refused(result)

/** Draws whose odds come with an album. */
const ALBUM_DRAWS = 100

async function albumResponse(read: ReadCatalog, account: string, box: string): Promise<Response> {
  const [result, pulls] = await Promise.all([
    read('getAlbum', { account, box }),
    read('listPulls', { account, limit: ALBUM_DRAWS }),
  ])
  if (result.kind !== 'found') return refused(result)
  const { album, asOf } = result.value
  const body: ListedAlbum = {
    kinds: album.kinds.map(({ name, description, ...kind }) => ({
      ...kind,
      name: safeName(name, 'Without a name'),
      description: safeText(description, 160),
    })),
    draws: (pulls.value?.items ?? []).flatMap(({ item: { collection, localId }, odds }) =>
      odds === undefined ? [] : [{ collection, localId, kindLeft: odds.kindLeft, allLeft: odds.allLeft }],
    ),
    stateVersion: asOf.stateVersion,
  }
  return Response.json(body, { headers })
}

async function propertiesResponse(
  read: ReadCatalog,
  item: ActivitySubject['item'] = { collection: '', localId: '' },
): Promise<Response> {
  const result = await read('getItem', item)
  if (result.kind !== 'found') return refused(result)
  const { attributes, supply } = result.value.item
  const body: ItemProperties = { fields: attributes.map(({ name, alike }) => ({ name, alike })), supply }
  return Response.json(body, { headers })
}

/**
 * Answers what `fetchItems`, `fetchActivity`, `fetchAlbum` and `fetchProperties` of `/react` ask for: one page of the list
 * `items` or `activity`, an `album`, or the `properties` of an item, as JSON. Returns undefined for another name. `limit` is
 * the number of rows of a page.
 */
export async function listResponse(
  read: ReadCatalog,
  name: string,
  params: SearchParams,
  limit: number,
): Promise<Response | undefined> {
  const activity = { ...parseActivityQuery(params), ...parseActivitySubject(params) }
  switch (name) {
    case 'items':
      return pageResponse(await read('listItems', { ...itemsOptions(parseItemsQuery(params)), limit }), listedItem)
    case 'activity':
      return pageResponse(await read('listActivity', { ...activity, limit }), listedActivity)
    case 'album':
      return albumResponse(read, activity.account ?? '', activity.box ?? '')
    case 'properties':
      return propertiesResponse(read, activity.item)
    default:
      return undefined
  }
}
