import { blockchainOf } from '@lootboxes/catalog'
import { parseRankingsQuery, type RankingsQuery, rankingsHref, type SearchParams } from '@lootboxes/catalog/lists'
import { ButtonLink, priceText, rankingRow } from '@lootboxes/ui'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { CatalogAnswer, MarketHead } from './catalog-answer'
import { describedPage } from './described-page'
import { FreshPulls } from './fresh-pulls'
import { marketOf, valueText } from './market'
import { RankingsBrowser } from './rankings-browser'

const path = '/rankings'

export const rankingsMetadata = () =>
  describedPage({
    title: 'Rankings',
    description: 'Collections by revealed items, their value, owners and share redeemed, counted on the ledger.',
    path,
  })

const ROWS = 100

/** Reads one page. A list that fits one page is filtered in the browser, a longer one by the catalog. */
async function readRankings({ sort, control, cursor }: RankingsQuery) {
  const options = { sort, limit: ROWS, days: 30, cursor }
  const all = await readCatalog('listRankings', options)
  const isWhole = all.value !== undefined && all.value.cursor === undefined && cursor === undefined
  // An unavailable catalog is not queried twice: each query waits up to a second.
  if (isWhole || control === undefined || all.kind === 'unavailable') return { list: all, isWhole }
  const filtered = { ...options, [control.name]: control.value }
  return { list: await readCatalog('listRankings', filtered), isWhole }
}

/** `/rankings`: every collection, ranked by its revealed items. */
export async function RankingsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const query = parseRankingsQuery(await searchParams)
  const site = readSiteConfig()
  const [{ list, isWhole }, { value: stats }] = await Promise.all([
    readRankings(query),
    readCatalog('getStats', { days: 1 }),
  ])
  return (
    <>
      <div className="wrap">
        <MarketHead
          title="Rankings"
          lede={`Items that tickets have revealed since the first sale. ${valueText}`}
          asOf={list.value?.asOf}
          figures={
            stats && [
              { label: 'Collections', value: list.value?.total ?? '…' },
              { label: 'Tickets sold', value: stats.sold },
              // The sum of the rows.
              { label: 'Items revealed', value: stats.revealed },
              { label: 'Volume', value: priceText(stats.volume, site.tokenSymbol) },
              { label: 'Collectors', value: stats.accounts },
            ]
          }
          actions={
            <ButtonLink
              size="small"
              href={rankingsHref('/lists/rankings.csv', { ...query, cursor: undefined })}
              download
            >
              Download CSV
            </ButtonLink>
          }
          wideFigures
        />
        <CatalogAnswer of={list} firstPage={path} className="py-10">
          {({ items, cursor, total }) => (
            <RankingsBrowser
              path={path}
              query={query}
              rows={items.map((row) => ({
                ...rankingRow(row, marketOf(site)),
                category: row.category,
                blockchain: row.blockchain,
                postDate: row.postDate,
              }))}
              isWhole={isWhole}
              total={total}
              nextHref={cursor === undefined ? undefined : rankingsHref(path, { ...query, cursor })}
              blockchains={['All', blockchainOf(site.networkId)]}
            />
          )}
        </CatalogAnswer>
      </div>
      {list.value && (
        <FreshPulls title="Newest reveals" ground="band" lede="What the last tickets of the box on sale revealed." />
      )}
    </>
  )
}
