import type * as z from 'zod/mini'
import { hrefWith } from '../listing/href-with'
import { type ItemsQuery, itemsHref } from '../listing/items-query'
import type { ListPage } from '../listing/list-page'
import type { ListedActivity, ListedItem } from '../listing/listed-rows'
import type { ActivityQuery } from '../listing/parse-list-query'

type Schemas = typeof import('../listing/listed-rows')

/** The schemas are loaded with the first page: the page that the server rendered needs none. */
async function fetchPage<Page>(
  path: string,
  schemaOf: (schemas: Schemas) => z.ZodMiniType<Page>,
  signal: AbortSignal,
): Promise<Page> {
  const [response, schemas] = await Promise.all([fetch(path, { signal }), import('../listing/listed-rows')])
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return schemaOf(schemas).parse(await response.json())
}

/** Fetches the page of a list of items that starts at the query's cursor, from `/lists/items` of the page's server. */
export const fetchItems = (query: ItemsQuery, signal: AbortSignal): Promise<ListPage<ListedItem>> =>
  fetchPage(itemsHref('/lists/items', query), ({ ItemsPage }) => ItemsPage, signal)

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
export const fetchActivity = (params: ActivityParams, signal: AbortSignal): Promise<ListPage<ListedActivity>> =>
  fetchPage(hrefWith('/lists/activity', params), ({ ActivityPage }) => ActivityPage, signal)
