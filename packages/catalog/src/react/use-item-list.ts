'use client'

import type { QueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import {
  type FilterChoices,
  type FilterContext,
  filterGroups,
  filterSentence,
  hiddenFields,
  labelledFilters,
} from '../listing/filter-groups'
import {
  type ItemsQuery,
  isSameSelection,
  itemsHref,
  limitItemFilter,
  noFilters,
  selectedFilters,
  toggleItemFilter,
} from '../listing/items-query'
import type { ListPage } from '../listing/list-page'
import type { ListedItem } from '../listing/listed-rows'
import type { ValueRange } from '../listing/range-value'
import { filterItems, filterItemsByChoices, sortItems } from '../reduce-lists'
import { fetchItems } from './fetch-list-page'
import { type MoreOfList, moreOf, useListPages } from './use-list-pages'
import { useListQuery } from './use-list-query'

export type UseItemListOptions = FilterContext & {
  /** The page's own address. `query` is the query in it. */
  readonly path: string
  /** The page that the server rendered. */
  readonly first: ListPage<ListedItem>
  /** The router's navigation, such as `router.push`. */
  readonly navigate: (href: string) => void
}

export type ItemList = {
  /** The query with the changes that the router is still loading. */
  readonly query: ItemsQuery
  readonly change: (own: Partial<ItemsQuery>) => void
  readonly rows: readonly ListedItem[]
  readonly total: number
  readonly isPending: boolean
  /** The rows are those of the last query. */
  readonly isWaiting: boolean
  /** Props of a form with the filters. */
  readonly filters: {
    readonly action: string
    readonly groups: readonly FilterChoices[]
    readonly selected: Readonly<Record<string, readonly string[]>>
    readonly hiddenFields: readonly (readonly [name: string, value: string])[]
    readonly onToggle: (group: string, value: string, on: boolean) => void
    readonly onRange: (group: string, range: ValueRange) => void
  }
  /** Each filter that is on, as a link that switches it off. */
  readonly chips: readonly { key: string; label: string; href: string; onRemove: (event: MouseEvent) => void }[]
  /** A link that switches all filters off. */
  readonly clear: { readonly href: string; readonly onClear: (event: MouseEvent) => void }
  /** The filters that are on, as part of a sentence. */
  readonly sentence: string
  /** The end of the list; undefined if all of it is shown. */
  readonly more: (MoreOfList & { readonly auto: boolean }) | undefined
}

/**
 * A list of items with sort, filters and further pages, kept in the page's address: Back works, and a link can be
 * shared. While the server filters, a list that is loaded completely is filtered and sorted here, so that a choice
 * shows at once.
 */
export function useItemList(options: UseItemListOptions, client?: QueryClient): ItemList {
  const { path, query: loaded, fixed, first, navigate } = options
  const { query, isPending, change, linkTo } = useListQuery({
    query: loaded,
    href: (next) => itemsHref(path, next),
    navigate,
  })
  const sent = { ...loaded, ...fixed, view: undefined }
  const pages = useListPages(
    {
      queryKey: ['items', path, itemsHref('', sent)],
      first,
      cursor: loaded.cursor,
      fetchPage: (cursor, signal) => fetchItems({ ...sent, cursor }, signal),
    },
    client,
  )
  const { nextCursor } = pages
  const isWhole =
    nextCursor === undefined && loaded.cursor === undefined && loaded.filter === undefined && loaded.edge.length === 0
  const isAhead = isPending && isWhole && isSameSelection(query, loaded)
  const rows = isAhead
    ? sortItems(filterItems(filterItemsByChoices(pages.rows, { rarity: query.edge }), query.filter), query.sort)
    : pages.rows
  const total = isAhead ? rows.length : first.total
  const context = { ...options, query }
  const groups = filterGroups(context)
  const active = labelledFilters(context)
  const { href, onClick } = linkTo(noFilters)
  const nextHref = nextCursor === undefined ? undefined : itemsHref(path, { ...loaded, cursor: nextCursor })
  const isComplete = pages.pageCount === 1 && nextCursor === undefined && rows.length === total
  return {
    query,
    change,
    rows,
    total,
    isPending,
    isWaiting: isPending && !isAhead,
    filters: {
      action: path,
      groups,
      selected: selectedFilters(query),
      hiddenFields: hiddenFields(query, groups),
      onToggle: (group, value, on) => change(toggleItemFilter(query, group, value, on)),
      onRange: (group, range) => change(limitItemFilter(query, group, range)),
    },
    chips: active.map(({ label, without }) => {
      const link = linkTo(without)
      return { key: link.href, label, href: link.href, onRemove: link.onClick }
    }),
    clear: { href, onClear: onClick },
    sentence: filterSentence(active),
    more:
      isAhead || isComplete
        ? undefined
        : // Stops after three pages, so that the end of the page can be reached.
          { ...moreOf(pages, total, nextHref), auto: pages.pageCount < 3 },
  }
}
