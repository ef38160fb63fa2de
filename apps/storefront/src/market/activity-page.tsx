import { hrefWith, listedActivity, listPage, parseActivityQuery, type SearchParams } from '@lootboxes/catalog/lists'
import { systemClock } from '@lootboxes/ledger'
import { safeName } from '@lootboxes/lootbox/client'
import { buttonStyle, PageHead } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { SiteAnchor } from '@/client/site-link'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { ActivityBrowser } from './activity-browser'
import { CatalogAnswer, Counted } from './catalog-answer'
import { LIST_ROWS } from './list-rows'

const path = '/activity'
const dayMs = 86_400_000

export const activityMetadata = (): Metadata => ({
  title: 'Activity',
  description: 'Every purchase, reveal and claim as the ledger commits it.',
  alternates: { canonical: path },
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
      <PageHead
        title="Activity"
        crumbs={[{ label: 'Collections', href: '/collections-wide' }, { label: 'Activity' }]}
        link={SiteAnchor}
        lede="Every purchase, reveal and claim as the ledger commits it. Each line leads to the transaction that proves it."
        counted={<Counted asOf={list.value?.asOf} />}
        figures={
          stats && [
            { label: 'Bought today', value: today?.sold ?? 0 },
            { label: 'Revealed today', value: today?.revealed ?? 0 },
            { label: 'Claimed today', value: today?.claimed ?? 0 },
            { label: 'Transactions', value: stats.transactions },
          ]
        }
        actions={
          <a href={hrefWith('/lists/activity.csv', { kind, box })} download className={buttonStyle({ size: 'small' })}>
            Download CSV
          </a>
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
