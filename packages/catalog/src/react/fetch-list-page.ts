import { hrefWith } from '../listing/href-with'
import { type ItemsQuery, itemsHref } from '../listing/items-query'
import type { ListPage } from '../listing/list-page'
import type { ItemProperties, ListedActivity, ListedAlbum, ListedItem } from '../listing/listed-rows'
import type { ActivityQuery } from '../listing/parse-list-query'

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

/** The schemas load with the first further page: the page that the server rendered needs none. */
const loadSchemas = () => import('../listing/listed-rows')

/** Fetches the page of a list of items that starts at the query's cursor, from `/lists/items` of the page's server. */
export async function fetchItems(query: ItemsQuery, signal: AbortSignal): Promise<ListPage<ListedItem>> {
  const [json, { ItemsPage }] = await Promise.all([fetchJson(itemsHref('/lists/items', query), signal), loadSchemas()])
  return ItemsPage.parse(json)
}

/** Parameters of `/lists/activity`. */
export type ActivityParams = ActivityQuery & {
  readonly collection?: string | undefined
  readonly account?: string | undefined
  /** `resource:localId`. */
  readonly item?: string | undefined
  /** Only rows after this ledger version. */
  readonly after?: string | undefined
}

/** Fetches the page of the activity list that starts at the cursor, from `/lists/activity` of the page's server. */
export async function fetchActivity(params: ActivityParams, signal: AbortSignal): Promise<ListPage<ListedActivity>> {
  const path = hrefWith('/lists/activity', params)
  const [json, { ActivityPage }] = await Promise.all([fetchJson(path, signal), loadSchemas()])
  return ActivityPage.parse(json)
}

/** Fetches an account's album of a box from `/lists/album` of the page's server. */
export async function fetchAlbum(
  params: { readonly account: string; readonly box: string },
  signal: AbortSignal,
): Promise<ListedAlbum> {
  const [json, { AlbumPage }] = await Promise.all([fetchJson(hrefWith('/lists/album', params), signal), loadSchemas()])
  return AlbumPage.parse(json)
}

/** Fetches how many items have the values of an item's data fields, from `/lists/properties` of the page's server. */
export async function fetchProperties(
  params: {
    /** `resource:localId`. */
    readonly item: string
  },
  signal: AbortSignal,
): Promise<ItemProperties> {
  const path = hrefWith('/lists/properties', params)
  const [json, schemas] = await Promise.all([fetchJson(path, signal), loadSchemas()])
  return schemas.ItemProperties.parse(json)
}
