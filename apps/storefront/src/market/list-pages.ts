import * as z from 'zod/mini'
import { ShownActivity } from './activity-rows'
import { hrefOf } from './href-of'
import { ShownItem } from './item-rows'
import type { ActivityQuery, ItemsQuery } from './list-query'

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
  fetchPage(ItemsPage, hrefOf(items, query), signal)

export type ActivityOf = ActivityQuery & {
  readonly collection?: string | undefined
  readonly account?: string | undefined
  /** `resource:localId`. */
  readonly item?: string | undefined
  readonly after?: string | undefined
}

export const fetchActivity = (query: ActivityOf, signal: AbortSignal): Promise<ListPage<ShownActivity>> =>
  fetchPage(ActivityPage, hrefOf(activity, query), signal)
