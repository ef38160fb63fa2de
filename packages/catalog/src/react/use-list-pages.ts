'use client'

import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ListPage } from '../listing/list-page'

export type UseListPagesOptions<Row> = {
  /** Identifies the list and its filters. A new ledger version in `first` starts a new list. */
  readonly queryKey: readonly unknown[]
  /** The page that the server rendered. */
  readonly first: ListPage<Row>
  /** The cursor of `first`; absent on the first page of the list. */
  readonly cursor?: string | undefined
  readonly fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>
}

export type ListPages<Row> = {
  readonly rows: readonly Row[]
  readonly pageCount: number
  /** Cursor of the next page; undefined when all rows are loaded. */
  readonly nextCursor: string | undefined
  readonly state: 'idle' | 'loading' | 'failed'
  readonly loadMore: () => void
}

/** How long the loaded pages stay cached for Back. Without limit on a server, where a timer would hold each visitor's page. */
export const keptForBackMs = 'window' in globalThis ? 600_000 : Number.POSITIVE_INFINITY

/** A server may wait less than a second for the catalog, so a page may come at the second or third request. */
const retry = 2

/** Appends further pages to the one that the server rendered. Back finds the loaded pages in the cache. */
export function useListPages<Row>(
  { queryKey, first, cursor, fetchPage }: UseListPagesOptions<Row>,
  client?: QueryClient,
): ListPages<Row> {
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(
    {
      queryKey: [...queryKey, cursor, first.stateVersion],
      queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
      initialPageParam: cursor,
      initialData: { pages: [first], pageParams: [cursor] },
      getNextPageParam: (last) => last.cursor,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: keptForBackMs,
      retry,
    },
    client,
  )
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return {
    rows: data.pages.flatMap(({ rows }) => rows),
    pageCount: data.pages.length,
    nextCursor: data.pages.at(-1)?.cursor,
    state: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    loadMore,
  }
}

/** The end of a partial list, as props of a part that loads more. */
export type MoreOfList = {
  readonly shown: number
  readonly total: number
  readonly state: ListPages<unknown>['state']
  readonly onMore: () => void
  /** The address of the next page. */
  readonly nextHref?: string
}

export const moreOf = (
  { rows, state, loadMore }: Pick<ListPages<unknown>, 'rows' | 'state' | 'loadMore'>,
  total: number,
  nextHref: string | undefined,
): MoreOfList => ({
  shown: rows.length,
  total: Math.max(total, rows.length),
  state,
  onMore: loadMore,
  ...(nextHref === undefined ? {} : { nextHref }),
})
