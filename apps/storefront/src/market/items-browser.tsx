'use client'

import type { ItemCounts } from '@lootboxes/catalog'
import { filterItems, itemFilters, itemSorts, narrowItems, sortItems } from '@lootboxes/catalog/lists'
import { shortenAddress } from '@lootboxes/ledger'
import { safeName } from '@lootboxes/lootbox/client'
import {
  BrowseLayout,
  Button,
  buttonStyle,
  EmptyState,
  FilterChips,
  type FilterGroup,
  FilterRail,
  type ItemView,
  LoadMore,
  parseRarity,
  RarityEdge,
  rarities,
  rarityShortWords,
  Segmented,
  Select,
} from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LayoutGrid, List, Square } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type MouseEvent, useCallback, useOptimistic, useTransition } from 'react'
import { keptForBackMs, listRetries, useQueries } from '@/client/queries'
import { SiteAnchor } from '@/client/site-link'
import { hrefOf } from './href-of'
import { gridItem } from './item-rows'
import { type ItemsQuery, itemsParams, propertyKey } from './items-params'
import type { ListPage, ShownItem } from './list-pages'
import { WindowedGrid } from './windowed-grid'

const views = [
  { value: 'small', label: 'Small cards', icon: <LayoutGrid aria-hidden /> },
  { value: 'large', label: 'Large cards', icon: <Square aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
] as const

const unsorted = 'As catalogued'
const sortOptions = [{ value: '', label: unsorted }, ...itemSorts.map((value) => ({ value, label: value }))]
/** What narrows a list by more than a list that is here can tell. */
const narrows = ['collection', 'properties', 'owner', 'category'] as const

type CollectionChoice = { readonly address: string; readonly name: string; readonly items: number }

export type ItemsBrowserProps = {
  /** The page's own address. */
  path: string
  /** What its address says. */
  query: ItemsQuery
  /** What the page itself says of the list, such as its category. */
  fixed: Pick<ItemsQuery, 'category' | 'collection' | 'owner'>
  first: ListPage<ShownItem>
  /** How many items each choice would leave. */
  counts?: Pick<ItemCounts, 'filters' | 'rarities' | 'attributes'> | undefined
  /** Collections to choose from; none where the page is of one. */
  collections?: readonly CollectionChoice[]
  unit: string
}

/** The word of an edge as it is shown: one of the four, or a stranger's own. */
const edgeWord = (rarity: string) =>
  parseRarity(rarity) === rarity ? rarityShortWords[parseRarity(rarity)] : safeName(rarity, 'No word')

/** Foil first, as a list of prizes is read. */
const edgeOptions = (counts: ItemsBrowserProps['counts'], chosen: readonly string[], counted: boolean) =>
  withChosen(
    (counts?.rarities ?? [])
      .filter(({ rarity }) => rarity !== '')
      .toSorted((a, b) => rarities.indexOf(parseRarity(b.rarity)) - rarities.indexOf(parseRarity(a.rarity)))
      .map(({ rarity, items }) => ({ value: rarity, items })),
    chosen,
  ).map(({ value, items }) => ({
    value,
    label: edgeWord(value),
    mark: <RarityEdge rarity={parseRarity(value)} label="" className="[&_svg]:h-3.5 [&_svg]:w-6" />,
    ...(counted ? { count: items } : {}),
  }))

/** What an address names and the list does not know stands in it, too, so that it can be taken back. */
const withChosen = (
  known: readonly { readonly value: string; readonly items: number }[],
  chosen: readonly string[],
): readonly { readonly value: string; readonly items: number }[] => [
  ...known,
  ...chosen.filter((value) => !known.some((one) => one.value === value)).map((value) => ({ value, items: 0 })),
]

const OPEN_PROPERTIES = 4
const OPEN_VALUES = 6

/** Fields of the items' own data: the first few open, the rest and those of very many values a press away. Their names and values are strangers'. */
const propertyGroups = (
  { counts, query }: Pick<ItemsBrowserProps, 'counts' | 'query'>,
  counted: boolean,
): readonly FilterGroup[] => {
  const known = counts?.attributes ?? []
  const unknown = query.properties
    .filter(({ name }) => !known.some((one) => one.name === name))
    .map(({ name }) => ({ name, values: [], all: 0 }))
  return [...known, ...unknown].map(({ name, values, all }, place) => ({
    id: propertyKey(name),
    legend: safeName(name, 'Without a name'),
    shown: OPEN_VALUES,
    folded: place >= OPEN_PROPERTIES || all > values.length,
    options: withChosen(values, query.properties.find((one) => one.name === name)?.values ?? []).map(
      ({ value, items }) => ({
        value,
        label: safeName(value, 'Nothing'),
        ...(counted ? { count: items } : {}),
      }),
    ),
    ...(all > values.length
      ? {
          note: (
            <p className="py-2 text-ink-soft text-sm">
              The {values.length} most frequent of {all.toLocaleString('en')}.
            </p>
          ),
        }
      : {}),
  }))
}

/** Counts are of everybody's items: beside one owner's they would mislead. */
const groupsOf = (
  { counts, collections = [], query, fixed }: ItemsBrowserProps,
  mine: string | undefined,
): readonly FilterGroup[] => [
  ...((counts?.rarities.length ?? 0) < 2
    ? []
    : [{ id: 'edge', legend: 'Edge', options: edgeOptions(counts, query.edge, query.owner === undefined) }]),
  ...(mine === undefined || fixed.owner !== undefined
    ? []
    : [{ id: 'owner', legend: 'Whose', options: [{ value: mine, label: 'Mine' }] }]),
  {
    id: 'filter',
    legend: 'Show',
    options: itemFilters.map((value) => ({
      value,
      label: value,
      count: query.owner === undefined ? counts?.filters[value] : undefined,
      ...(value === 'NFSW Only' ? { title: 'Not safe for work' } : {}),
    })),
  },
  ...(collections.length < 2
    ? []
    : [
        {
          id: 'collection',
          legend: 'Collection',
          options: collections.map(({ address, name, items }) => ({ value: address, label: name, count: items })),
        },
      ]),
  ...propertyGroups({ counts, query }, query.owner === undefined),
]

/** The same choice with one value more or less. */
const toggled = (chosen: readonly string[], value: string, on: boolean): readonly string[] => [
  ...chosen.filter((other) => other !== value),
  ...(on ? [value] : []),
]

/** What an address says, key by key; a list that is asked anew begins at its beginning. */
const namesAndValues = (query: ItemsQuery): readonly (readonly [string, string])[] =>
  Object.entries(itemsParams({ ...query, cursor: undefined })).flatMap(([name, values = []]) =>
    [values].flat().map((value) => [name, value] as const),
  )

const asks = ({ id, options }: FilterGroup, name: string, value: string): boolean =>
  id === name && options.some((option) => option.value === value)

/** “Foil” or “Double”: of one group any will do. */
const alternatives = (chips: readonly { readonly of: string; readonly label: string }[]): readonly string[] =>
  [...new Set(chips.map(({ of }) => of))].map((group) =>
    chips
      .filter(({ of }) => of === group)
      .map(({ label }) => `“${label}”`)
      .join(' or '),
  )

/** What a press in the filters changes. */
function changeOf(query: ItemsQuery, group: string, value: string, on: boolean): Partial<ItemsQuery> {
  switch (group) {
    case 'edge':
      return { edge: toggled(query.edge, value, on) }
    case 'collection':
      // Edges and fields are those of one collection.
      return { collection: on ? value : undefined, edge: [], properties: [] }
    case 'filter':
      return { filter: on ? itemFilters.find((filter) => filter === value) : undefined }
    case 'owner':
      return { owner: on ? value : undefined }
    default: {
      const chosen = query.properties.find(({ name }) => propertyKey(name) === group)
      const name = chosen?.name ?? group.slice(propertyKey('').length)
      const values = toggled(chosen?.values ?? [], value, on)
      const others = query.properties.filter((one) => one.name !== name)
      return { properties: values.length === 0 ? others : [...others, { name, values }] }
    }
  }
}

/** A list of items with its sort, filters and view. The address holds them, so Back works and a link can be sent on. */
export function ItemsBrowser(props: ItemsBrowserProps) {
  const { path, query: said, fixed, first, unit } = props
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [query, become] = useOptimistic<ItemsQuery>(said)
  const mine = useWallet().accounts[0]?.address
  const groups = groupsOf(props, mine)

  const hrefWith = (change: Partial<ItemsQuery>) => {
    const { cursor: _, view, ...rest } = { ...query, ...change }
    return hrefOf(path, itemsParams({ ...rest, view: view === 'small' ? undefined : view }))
  }
  const go = (change: Partial<ItemsQuery>) =>
    startTransition(() => {
      become({ ...query, ...change, cursor: undefined })
      router.push(hrefWith(change), { scroll: false })
    })
  const without = (change: Partial<ItemsQuery>) => ({
    href: hrefWith(change),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      go(change)
    },
  })

  const { view: _, ...sent } = { ...said, ...fixed }
  const list = useInfiniteQuery(
    {
      // A new visit counts the list anew; Back finds what was loaded before, and the place in it.
      queryKey: ['items', path, hrefOf('', itemsParams(sent)), first.stateVersion],
      queryFn: async ({ pageParam, signal }) =>
        (await import('./list-pages')).fetchItems({ ...sent, cursor: pageParam }, signal),
      initialPageParam: said.cursor,
      initialData: { pages: [first], pageParams: [said.cursor] },
      getNextPageParam: ({ cursor }) => cursor,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: keptForBackMs,
      retry: listRetries,
    },
    useQueries(),
  )
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const { pages } = list.data
  const loaded = pages.flatMap(({ rows }) => rows)
  const last = pages.at(-1)

  // A list that is here whole is sorted and filtered at once; the server says the same a moment later.
  const isWhole =
    last?.cursor === undefined && said.cursor === undefined && said.filter === undefined && said.edge.length === 0
  const isAhead = isPending && isWhole && narrows.every((name) => query[name] === said[name])
  const shown = isAhead
    ? sortItems(filterItems(narrowItems(loaded, { rarity: query.edge }), query.filter), query.sort)
    : loaded
  const view: ItemView = query.view ?? 'small'
  const chips = [
    ...(query.filter === undefined ? [] : [{ of: 'filter', label: query.filter, change: { filter: undefined } }]),
    ...(query.collection === undefined
      ? []
      : [
          {
            of: 'collection',
            label: props.collections?.find(({ address }) => address === query.collection)?.name ?? 'One collection',
            change: { collection: undefined, edge: [], properties: [] },
          },
        ]),
    ...query.edge.map((edge) => ({
      of: 'edge',
      label: edgeWord(edge),
      change: changeOf(query, 'edge', edge, false),
    })),
    ...query.properties.flatMap(({ name, values }) =>
      values.map((value) => ({
        of: propertyKey(name),
        label: `${safeName(name, 'Without a name')}: ${safeName(value, 'Nothing')}`,
        change: changeOf(query, propertyKey(name), value, false),
      })),
    ),
    ...(query.owner === undefined
      ? []
      : [
          {
            of: 'owner',
            label: query.owner === mine ? 'Mine' : `Of ${shortenAddress(query.owner)}`,
            change: { owner: undefined },
          },
        ]),
    ...(query.category === undefined
      ? []
      : [{ of: 'category', label: query.category, change: { category: undefined } }]),
  ].map(({ of, label, change }) => {
    const { href, onClick } = without(change)
    return { key: href, of, label, href, onRemove: onClick }
  })
  const clear = without({
    filter: undefined,
    collection: undefined,
    category: undefined,
    edge: [],
    properties: [],
    owner: undefined,
  })
  const total = isAhead ? shown.length : first.total

  return (
    <BrowseLayout
      className="py-6 pb-14"
      chosen={chips.length}
      rail={
        <FilterRail
          action={path}
          groups={groups}
          selected={{
            filter: query.filter ? [query.filter] : [],
            collection: query.collection ? [query.collection] : [],
            edge: query.edge,
            owner: query.owner ? [query.owner] : [],
            ...Object.fromEntries(query.properties.map(({ name, values }) => [propertyKey(name), values])),
          }}
          kept={namesAndValues(query).filter(([name, value]) => !groups.some((group) => asks(group, name, value)))}
          counting={isPending && !isAhead}
          onToggle={(group, value, chosen) => go(changeOf(query, group, value, chosen))}
        />
      }
      summary={`${total.toLocaleString('en')} ${total === 1 ? 'item' : 'items'}`}
      chips={
        chips.length === 0 ? null : (
          <FilterChips chips={chips} clear={{ href: clear.href, onClear: clear.onClick }} link={SiteAnchor} />
        )
      }
      controls={
        <>
          <form action={path} className="flex min-w-0 grow basis-32 items-center gap-2.5 sm:basis-auto">
            {namesAndValues({ ...query, sort: undefined }).map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Select
              aria-label="Sort"
              autoComplete="off"
              name="sort"
              size="small"
              options={sortOptions}
              value={query.sort ?? ''}
              onChange={({ target }) => go({ sort: itemSorts.find((sort) => sort === target.value) })}
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
            value={view}
            onValueChange={(next) => go({ view: next })}
            iconsOnly
          />
        </>
      }
    >
      <div aria-busy={isPending} className={isPending && !isAhead ? 'opacity-60' : undefined}>
        <WindowedGrid
          items={shown.map((item, place) => ({
            ...gridItem(item, { unit, withCollection: fixed.collection === undefined }),
            // The first row of a phone is in sight at once.
            priority: place < 2,
          }))}
          total={total}
          view={view}
          empty={
            <EmptyState
              title="Nothing matches"
              action={
                chips.length === 0 ? (
                  <Link href="/collection/explore_collection" className={buttonStyle({ size: 'small' })}>
                    All items
                  </Link>
                ) : (
                  <Link href={clear.href} className={buttonStyle({ size: 'small' })}>
                    Clear all filters
                  </Link>
                )
              }
            >
              {chips.length === 0
                ? 'Nothing on this ledger belongs here yet.'
                : `No item is left by ${alternatives(chips).join(' and ')}.`}
            </EmptyState>
          }
        />
      </div>
      {isAhead || (shown.length === total && last?.cursor === undefined && pages.length === 1) ? null : (
        <LoadMore
          shown={shown.length}
          total={Math.max(total, shown.length)}
          auto
          state={isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle'}
          onMore={more}
          {...(last?.cursor === undefined
            ? {}
            : { nextHref: hrefOf(path, itemsParams({ ...said, cursor: last.cursor })) })}
        />
      )}
    </BrowseLayout>
  )
}
