'use client'

import { hrefWith, type ListedActivity, type ListPage } from '@lootboxes/catalog/lists'
import { type ActivityParams, fetchActivity, useListPages } from '@lootboxes/catalog/react'
import { useLootboxQueryClient } from '@lootboxes/lootbox/react'
import { ActivityFeed, activityRow, EmptyState, LoadMore } from '@lootboxes/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { keptForBackMs, listRetries } from '@/client/queries'
import { SiteAnchor } from '@/client/site-link'
import { useClient } from '@/client/use-client'
import { marketOf } from './market'

const pollMs = 2_000

type Props = {
  /** Filters of the list: kind, box, collection, account or item. */
  query: ActivityParams
  first: ListPage<ListedActivity>
  title?: ReactNode
  /** The page's own address, for the link to the next page. */
  path?: string
  /** Shows the first page only. */
  short?: boolean
}

/** The rows of the list with those that are newer than its first page: it polls for them. */
export function useLiveActivity(query: ActivityParams, first: ListPage<ListedActivity>) {
  const queries = useLootboxQueryClient()
  const { cursor, ...params } = query
  const isLive = cursor === undefined
  const older = useListPages(
    {
      queryKey: ['activity', hrefWith('', params)],
      first,
      cursor,
      fetchPage: (next, signal) => fetchActivity({ ...params, cursor: next }, signal),
      gcTime: keptForBackMs,
      retry: listRetries,
    },
    queries,
  )
  const { data: newer } = useQuery(
    {
      queryKey: ['activity', hrefWith('', params), 'newer', first.stateVersion],
      queryFn: ({ signal }) => fetchActivity({ ...params, after: `${first.stateVersion}` }, signal),
      enabled: isLive,
      refetchInterval: pollMs,
      gcTime: 0,
    },
    queries,
  )
  const ids = new Set(older.rows.map(({ id }) => id))
  const added = (newer?.rows ?? []).filter(({ id }) => !ids.has(id))
  return { older, isLive, rows: [...added, ...older.rows], total: first.total + added.length }
}

/** The activity list, live. */
export function ActivityTape({ query, first, title, path, short = false }: Props) {
  const market = marketOf(useClient().site.tokenSymbol)
  const { older, isLive, rows, total } = useLiveActivity(query, first)
  const { nextCursor } = older
  return (
    <div className="flex flex-col">
      <ActivityFeed
        rows={rows.map((row) => activityRow(row, market))}
        link={SiteAnchor}
        live={isLive}
        title={title}
        empty={<EmptyState title="Nothing of this kind yet">The first one shows up here.</EmptyState>}
      />
      {short || nextCursor === undefined ? null : (
        <LoadMore
          shown={rows.length}
          total={Math.max(total, rows.length)}
          state={older.state}
          onMore={older.loadMore}
          {...(path === undefined
            ? {}
            : { nextHref: hrefWith(path, { kind: query.kind, box: query.box, cursor: nextCursor }) })}
        />
      )}
    </div>
  )
}

/** The history of one item, as the server read it. */
export function ItemHistory({ rows }: { rows: readonly ListedActivity[] }) {
  const market = marketOf(useClient().site.tokenSymbol)
  return (
    <ActivityFeed
      rows={rows.map((row) => activityRow(row, market, true))}
      link={SiteAnchor}
      empty={<p className="text-ink-soft">Nothing has happened to it since it was printed into its box.</p>}
    />
  )
}
