import { hrefWith, listedActivity, listPage, parseActivityQuery, type SearchParams } from '@lootboxes/catalog/lists'
import { readCatalog } from '@/ledger/catalog'
import { ActivityTape } from './activity-tape'
import { CatalogAnswer } from './catalog-answer'
import { LIST_ROWS } from './list-rows'

type Props = {
  of: { readonly collection: string } | { readonly account: string }
  /** The page's address without parameters. */
  path: string
  search: SearchParams
}

/** The activity of one collection or one account. */
export async function ActivityOf({ of, path, search }: Props) {
  const query = { ...parseActivityQuery(search), box: undefined, ...of }
  const list = await readCatalog('listActivity', { ...query, limit: LIST_ROWS })
  return (
    <div className="py-8 pb-14">
      <CatalogAnswer of={list} firstPage={hrefWith(path, { show: 'activity' })}>
        {(page) => <ActivityTape query={query} first={listPage(page, listedActivity)} />}
      </CatalogAnswer>
    </div>
  )
}
