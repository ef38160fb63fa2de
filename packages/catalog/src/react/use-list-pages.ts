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
  /** How long the loaded pages stay in the cache after the list is left. */
  readonly gcTime: number
  readonly retry: number
}

export type ListPages<Row> = {
  readonly rows: readonly Row[]
  readonly pageCount: number
  /** Cursor of the next page; undefined when all rows are loaded. */
  readonly nextCursor: string | undefined
  readonly state: 'idle' | 'loading' | 'failed'
  readonly loadMore: () => void
}

/** Appends further pages to the one that the server rendered. Back finds the loaded pages in the cache. */
export function useListPages<Row>(
  { queryKey, first, cursor, fetchPage, gcTime, retry }: UseListPagesOptions<Row>,
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
      gcTime,
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
