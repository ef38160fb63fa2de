import type { CatalogItem, CatalogResult, ItemCounts, Page } from '@lootboxes/catalog'
import { type ItemsQuery, itemsHref, itemsOptions, listedItem, listPage } from '@lootboxes/catalog/lists'
import { readCatalog } from '@/ledger/catalog'
import { CatalogAnswer } from './catalog-answer'
import { ItemsBrowser, type ItemsBrowserProps } from './items-browser'
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

/** What the filters show. The rest of the answer changes with every rendering. */
const shownCounts = ({ filters, rarities, attributes }: ItemCounts) => ({ filters, rarities, attributes })

/** A list of items with its filters. A stale cursor leads to the first page. */
export const ItemsList = ({ of, counts, ...props }: ItemsListProps) => (
  <CatalogAnswer of={of} firstPage={itemsHref(props.path, { ...props.query, cursor: undefined })} className="py-10">
    {(page) => (
      <ItemsBrowser {...props} first={listPage(page, listedItem)} counts={counts?.value && shownCounts(counts.value)} />
    )}
  </CatalogAnswer>
)
