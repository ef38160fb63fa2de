import { blockchainOf } from '@lootboxes/catalog'
import { buttonStyle, PageHead } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SiteAnchor } from '@/client/site-link'
import { readSiteConfig } from '@/config/read-site-config'
import { askCatalog } from '@/ledger/catalog'
import { FreshPulls } from './fresh-pulls'
import { hrefOf } from './href-of'
import { priceText } from './item-rows'
import { parseRankingsQuery, type SearchParams } from './list-query'
import { rankedRow } from './ranking-rows'
import { RankingsBrowser } from './rankings-browser'
import { Counted, Silent } from './silent'

const path = '/rankings'

export const rankingsMetadata = (): Metadata => ({
  title: 'Rankings',
  description: 'Collections by tickets, volume, owners and what was claimed, counted on the ledger.',
  alternates: { canonical: path },
})

/** Rows of a page; more are asked for. */
const ROWS = 100

/** `/rankings`: every collection by what its tickets did. */
export async function RankingsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const query = parseRankingsQuery(await searchParams)
  const { networkId, tokenSymbol } = readSiteConfig()
  const { sort, control, cursor } = query
  const options = { sort, limit: ROWS, days: 30, cursor }
  // A list that is here whole is filtered where it is shown, so that a control answers at once; a longer one by the catalog.
  const [whole, stats] = await Promise.all([
    askCatalog((catalog, ask) => catalog.listRankings(options, ask)),
    askCatalog((catalog, ask) => catalog.getStats({ days: 1 }, ask)),
  ])
  const isWhole = whole.kind === 'answer' && whole.value.cursor === undefined && cursor === undefined
  // Of a catalog that is silent nothing more is asked: a page waits a second, not two.
  const list =
    isWhole || control === undefined || whole.kind === 'silent'
      ? whole
      : await askCatalog((catalog, ask) => catalog.listRankings({ ...options, [control.name]: control.value }, ask))
  if (list.kind === 'stale-cursor') redirect(path)
  const figures =
    stats.kind === 'answer'
      ? [
          { label: 'Collections', value: list.kind === 'answer' ? list.value.total.toLocaleString('en') : '…' },
          { label: 'Tickets sold', value: stats.value.sold.toLocaleString('en') },
          // What the rows come to: a ticket counts for what it drew.
          { label: 'Drawn', value: stats.value.revealed.toLocaleString('en') },
          { label: 'Volume', value: priceText(stats.value.volume, tokenSymbol) },
          { label: 'Accounts', value: stats.value.accounts.toLocaleString('en') },
        ]
      : []
  const said = control === undefined ? {} : { [control.name]: control.value }
  return (
    <>
      <div className="wrap">
        <PageHead
          title="Rankings"
          crumbs={[{ label: 'Collections', href: '/collections-wide' }, { label: 'Rankings' }]}
          link={SiteAnchor}
          lede="Every collection by the tickets that have drawn from it. Tickets sold and volume count all tickets, also those nobody has revealed yet."
          counted={list.kind === 'answer' ? <Counted asOf={list.value.asOf} /> : undefined}
          figures={figures}
          actions={
            <a href={hrefOf('/lists/rankings.csv', { sort, ...said })} className={buttonStyle({ size: 'small' })}>
              As CSV
            </a>
          }
        />
        {list.kind === 'answer' ? (
          <RankingsBrowser
            key={list.value.asOf.stateVersion}
            path={path}
            query={query}
            rows={list.value.items.map((row) => rankedRow(row, tokenSymbol))}
            isWhole={isWhole}
            nextHref={
              list.value.cursor === undefined ? undefined : hrefOf(path, { sort, ...said, cursor: list.value.cursor })
            }
            blockchains={['All', blockchainOf(networkId)]}
          />
        ) : (
          <div className="py-10">
            <Silent why={list.kind === 'silent' ? list.why : 'The catalog does not answer.'} />
          </div>
        )}
      </div>
      {list.kind === 'answer' ? (
        <FreshPulls
          title="What they won last"
          ground="band"
          lede="The newest draws of the box on sale, the latest first."
        />
      ) : null}
    </>
  )
}
