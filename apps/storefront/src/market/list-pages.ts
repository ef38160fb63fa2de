import {
  type ActivityQuery,
  activityKinds,
  hrefWith,
  type ItemsQuery,
  itemsHref,
  type ListPage,
} from '@lootboxes/catalog/lists'
import * as z from 'zod/mini'

/* Further pages of lists, from this site's server. The browser loads this module with the first of them. */

/** The fields of an item that a card shows or that a list is sorted by. */
export const ShownItem = z.object({
  collection: z.object({ address: z.string(), name: z.string() }),
  localId: z.string(),
  name: z.string(),
  description: z.string(),
  hasPicture: z.boolean(),
  rarity: z.string(),
  price: z.optional(z.string()),
  sortPrice: z.optional(z.number()),
  addDate: z.number(),
  verified: z.boolean(),
  nfsw: z.boolean(),
  lazyMinted: z.boolean(),
  owner: z.optional(z.string()),
})
export type ShownItem = z.infer<typeof ShownItem>

/** The fields of a transaction that a line of the activity list shows. */
export const ShownActivity = z.object({
  id: z.string(),
  stateVersion: z.number(),
  at: z.number(),
  kind: z.enum(activityKinds),
  count: z.number(),
  transactionIntentHash: z.optional(z.string()),
  account: z.optional(z.string()),
  amount: z.optional(z.string()),
  /** The called method, if it is none of the box's own. */
  method: z.optional(z.string()),
  collection: z.optional(z.object({ address: z.string(), name: z.string() })),
  things: z.array(
    z.object({
      collection: z.string(),
      localId: z.string(),
      name: z.string(),
      rarity: z.string(),
      isTicket: z.boolean(),
    }),
  ),
})
export type ShownActivity = z.infer<typeof ShownActivity>

const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number(), cursor: z.optional(z.string()), stateVersion: z.number() })

const ItemsPage = pageOf(ShownItem)
const ActivityPage = pageOf(ShownActivity)

async function fetchPage<Page>(schema: z.ZodMiniType<Page>, path: string, signal: AbortSignal): Promise<Page> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return schema.parse(await response.json())
}

/** Fetches the page of a list of items that starts at the query's cursor. */
export const fetchItems = (query: ItemsQuery, signal: AbortSignal): Promise<ListPage<ShownItem>> =>
  fetchPage(ItemsPage, itemsHref('/lists/items', query), signal)

/** Parameters of `/lists/activity`. */
export type ActivityParams = ActivityQuery & {
  readonly collection?: string | undefined
  readonly account?: string | undefined
  /** `resource:localId`. */
  readonly item?: string | undefined
  /** Only rows after this ledger version. */
  readonly after?: string | undefined
}

/** Fetches the page of the activity list that starts at the cursor. */
export const fetchActivity = (params: ActivityParams, signal: AbortSignal): Promise<ListPage<ShownActivity>> =>
  fetchPage(ActivityPage, hrefWith('/lists/activity', params), signal)
