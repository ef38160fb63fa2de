import { readSiteConfig } from '@/config/read-site-config'
import { askCatalog } from '@/ledger/catalog'
import { shownActivity } from './activity-rows'
import { ActivityTape } from './activity-tape'
import { parseActivityQuery, type SearchParams } from './list-query'
import { LIST_ROWS, listPage } from './list-route'
import { Silent } from './silent'

type Props = { of: { readonly collection: string } | { readonly account: string }; said: SearchParams }

/** The tab of a collection's or an account's page: its own part of the tape. */
export async function ActivityOf({ of, said }: Props) {
  const query = { ...parseActivityQuery(said), box: undefined, ...of }
  const asked = await askCatalog((catalog, ask) => catalog.listActivity({ ...query, limit: LIST_ROWS }, ask))
  return (
    <div className="py-8 pb-14">
      {asked.kind === 'answer' ? (
        <ActivityTape query={query} first={listPage(asked.value, shownActivity)} unit={readSiteConfig().tokenSymbol} />
      ) : (
        <Silent why={asked.kind === 'silent' ? asked.why : 'This page of the list is gone.'} />
      )}
    </div>
  )
}
