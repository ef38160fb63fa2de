import type { CatalogItem, CatalogResult, ItemCounts, Page } from '@lootboxes/catalog'
import {
  hrefWith,
  type ItemsQuery,
  itemsHref,
  itemsOptions,
  listedActivity,
  listedItem,
  listPage,
  parseActivityQuery,
  type SearchParams,
} from '@lootboxes/catalog/lists'
import { RefreshSoon } from '@/client/refresh-soon'
import { readCatalog } from '@/ledger/catalog'
import { CatalogAnswer } from './catalog-answer'
import { DeferredActivityTape, DeferredItemsBrowser } from './deferred-lists'
import type { ItemsBrowserProps } from './items-browser'
import { LIST_ROWS } from './list-rows'

/** Reads one page of a list of items, and how many items each filter would leave. */
export const readItems = (query: ItemsQuery, fixed: ItemsBrowserProps['fixed']) => {
  const options = itemsOptions(query, fixed)
  return Promise.all([readCatalog('listItems', { ...options, limit: LIST_ROWS }), readCatalog('countItems', options)])
}

type ItemsListProps = Pick<ItemsBrowserProps, 'path' | 'query' | 'fixed' | 'collections'> & {
  of: CatalogResult<Page<CatalogItem>>
  counts?: CatalogResult<ItemCounts>
}

/** The data of the filters. The rest of the answer changes with every rendering. */
const shownCounts = ({ filters, rarities, attributes }: ItemCounts) => ({ filters, rarities, attributes })

/** A list of items with its filters. A stale cursor leads to the first page. Without counts it has no filters, and refreshes. */
export const ItemsList = ({ of, counts, ...props }: ItemsListProps) => (
  <CatalogAnswer of={of} firstPage={itemsHref(props.path, { ...props.query, cursor: undefined })} className="py-10">
    {(page) => (
      <>
        {counts?.kind === 'unavailable' ? <RefreshSoon /> : null}
        <DeferredItemsBrowser
          {...props}
          first={listPage(page, listedItem)}
          counts={counts?.value && shownCounts(counts.value)}
        />
      </>
    )}
  </CatalogAnswer>
)

type ActivityOfProps = {
  of: { readonly collection: string } | { readonly account: string }
  /** The page's address without parameters. */
  path: string
  search: SearchParams
}

/** The activity of one collection or one account. */
export async function ActivityOf({ of, path, search }: ActivityOfProps) {
  const query = { ...parseActivityQuery(search), box: undefined, ...of }
  const list = await readCatalog('listActivity', { ...query, limit: LIST_ROWS })
  return (
    <div className="py-8 pb-14">
      <CatalogAnswer of={list} firstPage={hrefWith(path, { show: 'activity' })}>
        {(page) => <DeferredActivityTape query={query} first={listPage(page, listedActivity)} />}
      </CatalogAnswer>
    </div>
  )
}
