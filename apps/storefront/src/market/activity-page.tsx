import { activityKinds } from '@lootboxes/catalog/lists'
import { systemClock } from '@lootboxes/ledger'
import { safeName } from '@lootboxes/lootbox/client'
import { buttonStyle, PageHead } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SiteAnchor } from '@/client/site-link'
import { readSiteConfig } from '@/config/read-site-config'
import { askCatalog } from '@/ledger/catalog'
import { ActivityBrowser } from './activity-browser'
import { shownActivity } from './activity-rows'
import { hrefOf } from './href-of'
import { parseActivityQuery, type SearchParams } from './list-query'
import { LIST_ROWS, listPage } from './list-route'
import { Counted, Silent } from './silent'

const path = '/activity'
const DAY_MS = 86_400_000

export const activityMetadata = (): Metadata => ({
  title: 'Activity',
  description: 'Every purchase, reveal and claim as the ledger commits it.',
  alternates: { canonical: path },
})

/** `/activity`: the till's tape, live. */
export async function ActivityPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const query = parseActivityQuery(await searchParams)
  const [list, stats] = await Promise.all([
    askCatalog((catalog, ask) => catalog.listActivity({ ...query, limit: LIST_ROWS }, ask)),
    askCatalog((catalog, ask) => catalog.getStats({ days: 2 }, ask)),
  ])
  if (list.kind === 'stale-cursor') redirect(hrefOf(path, { ...query, cursor: undefined }))
  const { boxes, tokenSymbol } = readSiteConfig()
  const today =
    stats.kind === 'answer' ? stats.value.daily.findLast(({ dayMs }) => systemClock.now() - dayMs < DAY_MS) : undefined
  return (
    <div className="wrap">
      <PageHead
        title="Activity"
        crumbs={[{ label: 'Collections', href: '/collections-wide' }, { label: 'Activity' }]}
        link={SiteAnchor}
        lede="Every purchase, reveal and claim as the ledger commits it. Each line leads to the transaction that proves it."
        counted={list.kind === 'answer' ? <Counted asOf={list.value.asOf} /> : undefined}
        figures={
          stats.kind === 'answer'
            ? [
                { label: 'Bought today', value: (today?.sold ?? 0).toLocaleString('en') },
                { label: 'Revealed today', value: (today?.revealed ?? 0).toLocaleString('en') },
                { label: 'Claimed today', value: (today?.claimed ?? 0).toLocaleString('en') },
                { label: 'Transactions', value: stats.value.transactions.toLocaleString('en') },
              ]
            : []
        }
        actions={
          <a
            href={hrefOf('/lists/activity.csv', { kind: query.kind, box: query.box })}
            className={buttonStyle({ size: 'small' })}
          >
            As CSV
          </a>
        }
      />
      {list.kind === 'answer' ? (
        <ActivityBrowser
          path={path}
          query={query}
          first={listPage(list.value, shownActivity)}
          kinds={activityKinds}
          boxes={boxes.map(({ componentAddress, title }) => ({
            address: componentAddress,
            name: safeName(title, 'A box'),
          }))}
          unit={tokenSymbol}
        />
      ) : (
        <div className="py-10">
          <Silent why={list.kind === 'silent' ? list.why : 'No such box is listed here.'} />
        </div>
      )}
    </div>
  )
}
