import { hrefWith, listedActivity, listPage, parseActivityQuery, type SearchParams } from '@lootboxes/catalog/lists'
import { systemClock } from '@lootboxes/ledger'
import { safeName } from '@lootboxes/lootbox/client'
import { ButtonLink } from '@lootboxes/ui'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { ActivityBrowser } from './activity-browser'
import { CatalogAnswer, MarketHead } from './catalog-answer'
import { describedPage } from './described-page'
import { LIST_ROWS } from './list-rows'

const path = '/activity'
const dayMs = 86_400_000

export const activityMetadata = () =>
  describedPage({
    title: 'Activity',
    description: 'Every purchase, reveal and redemption, newest first.',
    path,
  })

/** `/activity`: the transactions of all boxes and collections, live. */
export async function ActivityPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const query = parseActivityQuery(await searchParams)
  const { kind, box } = query
  const [list, { value: stats }] = await Promise.all([
    readCatalog('listActivity', { ...query, limit: LIST_ROWS }),
    readCatalog('getStats', { days: 2 }),
  ])
  const today = stats?.daily.findLast((day) => systemClock.now() - day.dayMs < dayMs)
  return (
    <div className="wrap">
      <MarketHead
        title="Activity"
        lede="Every purchase, reveal and redemption, newest first. The time of each line links to its receipt."
        asOf={list.value?.asOf}
        figures={
          stats && [
            { label: 'Bought today', value: today?.sold ?? 0 },
            { label: 'Revealed today', value: today?.revealed ?? 0 },
            { label: 'Redeemed today', value: today?.claimed ?? 0 },
          ]
        }
        actions={
          <ButtonLink size="small" href={hrefWith('/lists/activity.csv', { kind, box })} download>
            Download CSV
          </ButtonLink>
        }
      />
      <CatalogAnswer of={list} firstPage={hrefWith(path, { kind, box })} className="py-10">
        {(page) => (
          <ActivityBrowser
            path={path}
            query={query}
            first={listPage(page, listedActivity)}
            boxes={readSiteConfig().boxes.map(({ componentAddress, title }) => ({
              address: componentAddress,
              name: safeName(title, 'A box'),
            }))}
          />
        )}
      </CatalogAnswer>
    </div>
  )
}
