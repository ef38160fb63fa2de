import { activityKinds } from '@lootboxes/catalog/lists'
import * as z from 'zod/mini'
import { hrefOf } from './href-of'
import { type ItemsQuery, itemsParams } from './items-params'
import type { ActivityQuery } from './list-query'

/*
 * Pages of lists as this site's server hands them on. Not part of the first load, which has its first rows: fetched with
 * the first page that is asked for.
 */

/** As much of an item as a card shows and a list is sorted by. Plain, so that it travels as JSON, too. */
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

/** As much of what happened as a line of the tape prints. */
export const ShownActivity = z.object({
  id: z.string(),
  stateVersion: z.number(),
  at: z.number(),
  kind: z.enum(activityKinds),
  count: z.number(),
  transactionIntentHash: z.optional(z.string()),
  account: z.optional(z.string()),
  amount: z.optional(z.string()),
  /** What was called, where it is none of the box's own methods. */
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

/** One page of a list as this site's server hands it on, and from which version of the ledger. */
export type ListPage<Row> = {
  readonly rows: readonly Row[]
  readonly total: number
  readonly cursor?: string | undefined
  readonly stateVersion: number
}

async function fetchPage<Page>(schema: z.ZodMiniType<Page>, path: string, signal: AbortSignal): Promise<Page> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return schema.parse(await response.json())
}

const { items, activity } = { items: '/lists/items', activity: '/lists/activity' }

/** The page of a list of items that begins at a cursor. */
export const fetchItems = (query: Omit<ItemsQuery, 'view'>, signal: AbortSignal): Promise<ListPage<ShownItem>> =>
  fetchPage(ItemsPage, hrefOf(items, itemsParams(query)), signal)

export type ActivityOf = ActivityQuery & {
  readonly collection?: string | undefined
  readonly account?: string | undefined
  /** `resource:localId`. */
  readonly item?: string | undefined
  readonly after?: string | undefined
}

export const fetchActivity = (query: ActivityOf, signal: AbortSignal): Promise<ListPage<ShownActivity>> =>
  fetchPage(ActivityPage, hrefOf(activity, query), signal)
