'use client'

import { hiddenFields, itemSorts } from '@lootboxes/catalog/lists'
import { type ItemList, type UseItemListOptions, useItemList } from '@lootboxes/catalog/react'
import { useLootboxQueryClient } from '@lootboxes/lootbox/react'
import {
  BrowseLayout,
  Button,
  ButtonLink,
  countText,
  EmptyState,
  FilterChips,
  FilterRail,
  gridItem,
  LoadMore,
  rarityNames,
  Segmented,
  Select,
  WindowedGrid,
} from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { LayoutGrid, List, Square } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useClient } from '@/client/use-client'
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

export type ItemsBrowserProps = Omit<UseItemListOptions, 'navigate' | 'ownAccount' | 'rarities'>

/** A list of items with sort, filters and view. */
export function ItemsBrowser(props: ItemsBrowserProps) {
  const router = useRouter()
  const ownAccount = useWallet().accounts[0]?.address
  const navigate = (href: string) => router.push(href, { scroll: false })
  const list = useItemList({ ...props, navigate, ownAccount, rarities: rarityNames }, useLootboxQueryClient())
  const market = marketOf(useClient().site)
  const { total, chips, clear } = list
  return (
    <BrowseLayout
      className="py-6 pb-14"
      chosen={chips.length}
      rail={<FilterRail {...list.filters} counting={list.isWaiting} />}
      summary={countText(total, 'item')}
      chips={<FilterChips chips={chips} clear={clear} />}
      controls={<SortAndView path={props.path} {...list} />}
    >
      <div aria-busy={list.isPending} className={list.isWaiting ? 'opacity-60' : undefined}>
        <WindowedGrid
          items={list.rows.map((item, index) => ({
            ...gridItem(item, market, { withCollection: props.fixed.collection === undefined }),
            // On a phone the first window shows two cards.
            priority: index < 2,
          }))}
          total={total}
          // As many as the next page has: the end of the page does not move when it arrives.
          loading={list.more?.state === 'loading' ? Math.min(props.first.rows.length, total - list.rows.length) : 0}
          view={list.query.view ?? 'small'}
          headingLevel={2}
          empty={<NoItems {...list} />}
        />
      </div>
      {list.more && <LoadMore {...list.more} />}
    </BrowseLayout>
  )
}

/** Sort and view. Without scripts the sort is a form. */
function SortAndView({ path, query, change }: Pick<ItemList, 'query' | 'change'> & { path: string }) {
  return (
    <>
      <form action={path} className="flex min-w-0 grow basis-32 items-center gap-2.5 sm:basis-auto">
        {hiddenFields({ ...query, sort: undefined }).map(([name, value]) => (
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

const NoItems = ({ sentence, clear }: Pick<ItemList, 'sentence' | 'clear'>) => (
  <EmptyState
    title="Nothing matches"
    action={
      <ButtonLink size="small" href={sentence === '' ? '/collection/explore_collection' : clear.href}>
        {sentence === '' ? 'All items' : 'Clear all filters'}
      </ButtonLink>
    }
  >
    {sentence === '' ? 'Nothing on this ledger belongs here yet.' : `No item is left by ${sentence}.`}
  </EmptyState>
)
