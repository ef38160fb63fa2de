'use client'

import type { ItemCounts } from '@lootboxes/catalog'
import {
  filterItems,
  filterItemsByChoices,
  type ItemsQuery,
  isSameSelection,
  itemSorts,
  itemsHref,
  type ListedItem,
  type ListPage,
  limitItemFilter,
  noFilters,
  selectedFilters,
  sortItems,
  toggleItemFilter,
} from '@lootboxes/catalog/lists'
import { fetchItems, type ListQueryState, useListPages, useListQuery } from '@lootboxes/catalog/react'
import { useLootboxQueryClient } from '@lootboxes/lootbox/react'
import {
  BrowseLayout,
  Button,
  buttonStyle,
  EmptyState,
  FilterChips,
  FilterRail,
  gridItem,
  LoadMore,
  Segmented,
  Select,
  WindowedGrid,
} from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { LayoutGrid, List, Square } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { PageLink } from '@/client/page-link'
import { keptForBackMs, listRetries } from '@/client/queries'
import { SiteAnchor } from '@/client/site-link'
import { useClient } from '@/client/use-client'
import { type FilterContext, filterChips, filterGroups, hiddenParams } from './item-filters'
import { marketOf } from './market'

const views = [
  { value: 'small', label: 'Small cards', icon: <LayoutGrid aria-hidden /> },
  { value: 'large', label: 'Large cards', icon: <Square aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
] as const

const sortOptions = [
  { value: '', label: 'Default order' },
  ...itemSorts.map((value) => ({ value: value as string, label: value as string })),
]

export type ItemsBrowserProps = {
  /** The page's own address. */
  path: string
  /** The query in that address. */
  query: ItemsQuery
  /** Filters that the page itself sets, such as its category. */
  fixed: Pick<ItemsQuery, 'category' | 'collection' | 'owner'>
  first: ListPage<ListedItem>
  /** How many items each choice would leave. */
  counts?: Pick<ItemCounts, 'filters' | 'rarities' | 'attributes'> | undefined
  /** Collections to choose from; none on the page of one. */
  collections?: FilterContext['collections']
}

/**
 * The rows to show. While the server filters, a list that is loaded completely is filtered and sorted here, so that a
 * choice shows at once.
 */
function useItems({ path, query: loaded, fixed, first }: ItemsBrowserProps, query: ItemsQuery, isPending: boolean) {
  const sent = { ...loaded, ...fixed, view: undefined }
  const pages = useListPages(
    {
      // A new ledger version in `first` starts a new list; Back finds the pages that were loaded before.
      queryKey: ['items', path, itemsHref('', sent)],
      first,
      cursor: loaded.cursor,
      fetchPage: (cursor, signal) => fetchItems({ ...sent, cursor }, signal),
      gcTime: keptForBackMs,
      retry: listRetries,
    },
    useLootboxQueryClient(),
  )
  const isWhole =
    pages.nextCursor === undefined &&
    loaded.cursor === undefined &&
    loaded.filter === undefined &&
    loaded.edge.length === 0
  const isAhead = isPending && isWhole && isSameSelection(query, loaded)
  const rows = isAhead
    ? sortItems(filterItems(filterItemsByChoices(pages.rows, { rarity: query.edge }), query.filter), query.sort)
    : pages.rows
  return { ...pages, rows, isAhead, total: isAhead ? rows.length : first.total }
}

/** A list of items with sort, filters and view. They are kept in the address: Back works, and a link can be shared. */
export function ItemsBrowser(props: ItemsBrowserProps) {
  const { path, fixed } = props
  const router = useRouter()
  const list = useListQuery({
    query: props.query,
    href: (query) => itemsHref(path, query),
    navigate: (href) => router.push(href, { scroll: false }),
  })
  const { query, isPending, change } = list
  const items = useItems(props, query, isPending)
  const market = marketOf(useClient().site.tokenSymbol)
  const context = { ...props, query, ownAccount: useWallet().accounts[0]?.address }
  const groups = filterGroups(context)
  const chips = filterChips(context).map(({ label, group, without }) => {
    const { href, onClick } = list.linkTo(without)
    return { key: href, group, label, href, onRemove: onClick }
  })
  const clear = list.linkTo(noFilters)
  const isWaiting = isPending && !items.isAhead
  const isComplete = items.pageCount === 1 && items.nextCursor === undefined && items.rows.length === items.total
  return (
    <BrowseLayout
      className="py-6 pb-14"
      chosen={chips.length}
      rail={
        <FilterRail
          action={path}
          groups={groups}
          selected={selectedFilters(query)}
          hiddenFields={hiddenParams(query, groups)}
          counting={isWaiting}
          onToggle={(group, value, on) => change(toggleItemFilter(query, group, value, on))}
          onRange={(group, range) => change(limitItemFilter(query, group, range))}
        />
      }
      summary={`${items.total.toLocaleString('en')} ${items.total === 1 ? 'item' : 'items'}`}
      chips={<FilterChips chips={chips} clear={{ href: clear.href, onClear: clear.onClick }} link={SiteAnchor} />}
      controls={<SortAndView path={path} list={list} />}
    >
      <div aria-busy={isPending} className={isWaiting ? 'opacity-60' : undefined}>
        <WindowedGrid
          items={items.rows.map((item, index) => ({
            ...gridItem(item, market, { withCollection: fixed.collection === undefined }),
            // On a phone the first two cards are in sight at once.
            priority: index < 2,
          }))}
          total={items.total}
          view={query.view ?? 'small'}
          headingLevel={2}
          link={SiteAnchor}
          empty={<NoItems chips={chips} clearHref={clear.href} />}
        />
      </div>
      {items.isAhead || isComplete ? null : (
        <LoadMore
          shown={items.rows.length}
          total={Math.max(items.total, items.rows.length)}
          // Stops after three pages, so that the footer can be reached.
          auto={items.pageCount < 3}
          state={items.state}
          onMore={items.loadMore}
          {...(items.nextCursor === undefined
            ? {}
            : { nextHref: itemsHref(path, { ...props.query, cursor: items.nextCursor }) })}
        />
      )}
    </BrowseLayout>
  )
}

/** Sort and view. Without scripts the sort is a form. */
function SortAndView({ path, list: { query, change } }: { path: string; list: ListQueryState<ItemsQuery> }) {
  return (
    <>
      <form action={path} className="flex min-w-0 grow basis-32 items-center gap-2.5 sm:basis-auto">
        {hiddenParams({ ...query, sort: undefined }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Select
          aria-label="Sort"
          autoComplete="off"
          name="sort"
          size="small"
          options={sortOptions}
          value={query.sort ?? ''}
          onChange={({ target }) => change({ sort: itemSorts.find((sort) => sort === target.value) })}
          className="w-full min-w-0 sm:w-52"
        />
        <noscript>
          <Button type="submit" size="small">
            Sort
          </Button>
        </noscript>
      </form>
      <Segmented
        label="View"
        segments={views}
        value={query.view ?? 'small'}
        onValueChange={(view) => change({ view })}
        iconsOnly
      />
    </>
  )
}

type NoItemsProps = { chips: readonly { readonly group: string; readonly label: string }[]; clearHref: string }

function NoItems({ chips, clearHref }: NoItemsProps) {
  const isFiltered = chips.length > 0
  // Values of one filter are alternatives: “Legendary” or “Rare”.
  const groups = [...new Set(chips.map(({ group }) => group))].map((group) =>
    chips.flatMap((chip) => (chip.group === group ? [`“${chip.label}”`] : [])).join(' or '),
  )
  return (
    <EmptyState
      title="Nothing matches"
      action={
        <PageLink
          href={isFiltered ? clearHref : '/collection/explore_collection'}
          className={buttonStyle({ size: 'small' })}
        >
          {isFiltered ? 'Clear all filters' : 'All items'}
        </PageLink>
      }
    >
      {isFiltered ? `No item is left by ${groups.join(' and ')}.` : 'Nothing on this ledger belongs here yet.'}
    </EmptyState>
  )
}
