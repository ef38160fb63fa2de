'use client'

import { ActivityFeed, EmptyState, LoadMore } from '@lootboxes/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { keptForBackMs, listRetries, useQueries } from '@/client/queries'
import { SiteAnchor } from '@/client/site-link'
import { activityRow } from './activity-rows'
import { hrefOf } from './href-of'
import type { ActivityOf, ListPage, ShownActivity } from './list-pages'

const everyMs = 2_000

const fetchTape = async (of: ActivityOf, signal: AbortSignal): Promise<ListPage<ShownActivity>> =>
  (await import('./list-pages')).fetchActivity(of, signal)

type Props = {
  /** What narrows the tape: kind, box, collection, account or item. */
  query: ActivityOf
  first: ListPage<ShownActivity>
  unit: string
  title?: ReactNode
  /** The page's own address, for a browser without script. */
  path?: string
  /** How many older rows there may be; by default the list goes on. */
  short?: boolean
}

/** The tape goes on by itself while it is looked at: what the ledger wrote since is asked for every two seconds. */
export function ActivityTape({ query, first, unit, title, path, short = false }: Props) {
  const queries = useQueries()
  const { cursor: _, ...of } = query
  const key = hrefOf('', of)
  const older = useInfiniteQuery(
    {
      queryKey: ['activity', key, query.cursor, first.stateVersion],
      queryFn: ({ pageParam, signal }) => fetchTape({ ...of, cursor: pageParam }, signal),
      initialPageParam: query.cursor,
      initialData: { pages: [first], pageParams: [query.cursor] },
      getNextPageParam: ({ cursor }) => cursor,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: keptForBackMs,
      retry: listRetries,
    },
    queries,
  )
  const { data: newer } = useQuery(
    {
      queryKey: ['activity', key, 'newer', first.stateVersion],
      queryFn: ({ signal }) => fetchTape({ ...of, after: `${first.stateVersion}` }, signal),
      enabled: query.cursor === undefined,
      refetchInterval: everyMs,
      gcTime: 0,
    },
    queries,
  )
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = older
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const { pages } = older.data
  const known = pages.flatMap(({ rows }) => rows)
  const ids = new Set(known.map(({ id }) => id))
  const rows = [...(newer?.rows ?? []).filter(({ id }) => !ids.has(id)), ...known]
  const total = Math.max(first.total + rows.length - known.length, rows.length)
  const last = pages.at(-1)
  return (
    <div className="flex flex-col">
      <ActivityFeed
        rows={rows.map((row) => activityRow(row, unit))}
        link={SiteAnchor}
        live={query.cursor === undefined}
        title={title}
        empty={<EmptyState title="Nothing of this kind yet">The first one is printed here.</EmptyState>}
      />
      {short || last?.cursor === undefined ? null : (
        <LoadMore
          shown={rows.length}
          total={total}
          state={isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle'}
          onMore={more}
          {...(path === undefined
            ? {}
            : { nextHref: hrefOf(path, { kind: of.kind, box: of.box, cursor: last.cursor }) })}
        />
      )}
    </div>
  )
}

/** A tape that stands still: what happened to one item until the page was made. */
export const ItemHistory = ({ rows, unit, empty }: { rows: readonly ShownActivity[]; unit: string; empty: string }) => (
  <ActivityFeed
    rows={rows.map((row) => activityRow(row, unit, true))}
    link={SiteAnchor}
    empty={<p className="text-ink-soft">{empty}</p>}
  />
)
