'use client'

import { type QueryClient, useQuery } from '@tanstack/react-query'
import { hrefWith } from '../listing/href-with'
import type { ListPage } from '../listing/list-page'
import type { ListedActivity } from '../listing/listed-rows'
import { type ActivityParams, fetchActivity } from './fetch-list-page'
import { type MoreOfList, moreOf, useListPages } from './use-list-pages'

const pollMs = 2_000

export type LiveActivity = {
  readonly rows: readonly ListedActivity[]
  /** New rows arrive. Only the first page is live. */
  readonly isLive: boolean
  /** The end of the list; undefined if all of it is shown. */
  readonly more: MoreOfList | undefined
}

/**
 * The rows of an activity list with those that are newer than its first page: it polls for them. `path` is the page's
 * own address, for the link to its next page.
 */
export function useLiveActivity(
  { cursor, ...params }: ActivityParams,
  first: ListPage<ListedActivity>,
  path?: string,
  client?: QueryClient,
): LiveActivity {
  const isLive = cursor === undefined
  const key = ['activity', hrefWith('', params)]
  const pages = useListPages(
    { queryKey: key, first, cursor, fetchPage: (next, signal) => fetchActivity({ ...params, cursor: next }, signal) },
    client,
  )
  const { data: newer } = useQuery(
    {
      queryKey: [...key, 'newer', first.stateVersion],
      queryFn: ({ signal }) => fetchActivity({ ...params, after: `${first.stateVersion}` }, signal),
      enabled: isLive,
      refetchInterval: pollMs,
      gcTime: 0,
    },
    client,
  )
  const ids = new Set(pages.rows.map(({ id }) => id))
  const added = (newer?.rows ?? []).filter(({ id }) => !ids.has(id))
  const rows = [...added, ...pages.rows]
  const { nextCursor } = pages
  const nextHref = path === undefined ? undefined : hrefWith(path, { ...params, cursor: nextCursor })
  return {
    rows,
    isLive,
    more: nextCursor === undefined ? undefined : moreOf({ ...pages, rows }, first.total + added.length, nextHref),
  }
}
