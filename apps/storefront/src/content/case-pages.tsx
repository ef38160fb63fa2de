import type { BoxStats } from '@lootboxes/catalog'
import {
  ArticleList,
  CountedAt,
  DataTable,
  EdgesChart,
  EmptyState,
  formatCount,
  Link,
  PageHead,
  percent,
  SalesChart,
  Section,
} from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { OwnerLink } from '@/client/owner-link'
import { RefreshSoon } from '@/client/refresh-soon'
import { boxPath, componentOfPath } from '@/config/paths'
import { readPreset, readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { readCatalog, readCatalogForCall } from '@/ledger/catalog'
import { isTable, tables } from './case-figures'

const days = (value: number): string => (value < 1 ? 'less than a day' : `${value.toFixed(1)} days`)

function casePath(component: string): string {
  const boxes = Object.entries(readPreset().aliases.boxes)
  return `/case-studies/${boxes.find(([, address]) => address === component)?.[0] ?? component}`
}

/** The sales of a box in one sentence. */
function summaryOf({ sold, maxTickets, soldOut, daysToSellOut, ...shares }: Omit<BoxStats, 'kinds' | 'topHolders'>) {
  const of = maxTickets === undefined ? '' : ` of ${formatCount(maxTickets)}`
  const end = soldOut && daysToSellOut !== undefined ? `, sold out in ${days(daysToSellOut)}` : ''
  const { revealedShare, claimedShare } = shares
  return `${formatCount(sold)}${of} tickets sold${end}. ${percent(revealedShare, 1)} % revealed, ${percent(claimedShare, 1)} % redeemed.`
}

const CaseUnavailable = () => (
  <div className="wrap pb-14">
    <EmptyState title="The figures are not available at the moment">
      The catalog does not answer. This page retries automatically.
      <RefreshSoon />
    </EmptyState>
  </div>
)

const Counted = ({ asOf }: { asOf: { readonly stateVersion: number } | undefined }) =>
  asOf && <CountedAt version={asOf.stateVersion} />

/** `/case-studies`: every listed box, those that are sold out first. */
export async function CaseStudiesPage() {
  const { value } = await readCatalog('getStats', { days: 1 })
  const { boxes } = readSiteConfig()
  return (
    <>
      <div className="wrap">
        <PageHead
          title="Case Studies"
          lede="The result of each box: how fast it sold, its odds, the draws, and the owners of the tickets. All figures are counted on the ledger."
          counted={<Counted asOf={value?.asOf} />}
        />
      </div>
      {value === undefined ? (
        <CaseUnavailable />
      ) : (
        <ArticleList
          priority
          title="Boxes"
          articles={value.boxes
            .toSorted((one, other) => Number(other.soldOut) - Number(one.soldOut))
            .map((box) => ({
              key: box.address,
              title: box.title,
              href: casePath(box.address),
              summary: summaryOf(box),
              picture: boxes.find(({ componentAddress }) => componentAddress === box.address)?.bigImage,
              category: box.soldOut ? 'Sold out' : box.sold > 0 ? 'On sale' : 'Not on sale yet',
              ...(box.lastSaleAtMs === undefined ? {} : { at: box.lastSaleAtMs }),
            }))}
          words={{
            emptyTitle: 'No box is listed yet',
            emptyText: 'A box appears here when this site sells its tickets.',
            loading: 'Loading',
          }}
        />
      )}
    </>
  )
}

type Props = { params: Promise<{ box: string }> }

/** The listed box of a path segment: its address or its alias. */
function caseOf(segment: string) {
  const site = readSiteConfig()
  const address = componentOfPath(readPreset().aliases.boxes[segment] ?? segment, site.networkId)
  return address === undefined ? undefined : findBox(site, address)
}

const wholeHistory = (box: string) => ({ box, days: 3_660 })
const readCase = cache((box: string) => readCatalog('getStats', wholeHistory(box)))

export async function caseMetadata({ params }: Props): Promise<Metadata> {
  const box = caseOf((await params).box)
  if (box === undefined) return { title: 'Not found' }
  return {
    title: `Case Study: ${box.name}`,
    description: `How the tickets of ${box.name} sold, and what came out, counted from the ledger.`,
    alternates: { canonical: casePath(box.componentAddress) },
  }
}

/** A table of a case study as a CSV file. */
export async function caseTable(_: Request, { params }: { params: Promise<{ box: string; table: string }> }) {
  const { box: segment, table } = await params
  const box = caseOf(segment)
  if (box === undefined || !isTable(table)) return new Response('There is no such file.', { status: 404 })
  const { value } = await readCatalogForCall('getStats', wholeHistory(box.componentAddress))
  if (value?.box === undefined)
    return new Response('The catalog does not answer.', { status: 503, headers: { 'retry-after': '5' } })
  return new Response(tables[table]({ daily: value.daily, box: value.box }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${box.id}-${table}"`,
    },
  })
}

/** `/case-studies/…`: how one box sold, and what its tickets drew. */
export async function CaseStudyPage({ params }: Props) {
  const box = caseOf((await params).box)
  if (box === undefined) notFound()
  const { value } = await readCase(box.componentAddress)
  const stats = value?.box
  const path = casePath(box.componentAddress)
  return (
    <>
      <div className="wrap">
        <PageHead
          title={box.name}
          crumbs={[{ label: 'Case Studies', href: '/case-studies' }, { label: box.name }]}
          lede={
            stats && (
              <>
                {summaryOf(stats)} <Link href={boxPath(box.componentAddress)}>To the box</Link>
              </>
            )
          }
          figures={stats && figuresOf(stats)}
          counted={<Counted asOf={value?.asOf} />}
        />
      </div>
      {stats === undefined ? (
        <CaseUnavailable />
      ) : (
        <>
          <Section title="What happened">
            <div className="grid gap-6 lg:grid-cols-2">
              <SalesChart daily={value?.daily ?? []} csv={{ href: `${path}/days.csv`, name: 'days.csv' }} />
              <EdgesChart kinds={stats.kinds} csv={{ href: `${path}/edges.csv`, name: 'edges.csv' }} />
            </div>
          </Section>
          <CaseHolders stats={stats} path={path} />
          <Method />
        </>
      )}
    </>
  )
}

function CaseHolders({ stats: { topHolders, sold }, path }: { stats: BoxStats; path: string }) {
  if (topHolders.length === 0) return null
  return (
    <Section
      title="Owners of the tickets"
      lede="Accounts and components that hold tickets. Redeemed tickets no longer exist."
      more={
        <a href={`${path}/holders.csv`} download className="font-semibold underline underline-offset-4">
          Download CSV
        </a>
      }
    >
      <DataTable
        caption={`The ${topHolders.length} accounts that hold most`}
        rows={topHolders}
        rowKey={({ address }) => address}
        columns={[
          {
            header: 'Account',
            cell: ({ address }) => (
              <OwnerLink address={address} label={address.startsWith('account_') ? 'Account' : 'Component'} />
            ),
          },
          { header: 'Tickets', align: 'end', cell: ({ count }) => count },
          { header: 'Of all sold', align: 'end', cell: ({ count }) => `${percent(count, sold)} %` },
        ]}
      />
    </Section>
  )
}

const Method = () => (
  <Section ground="card" title="How this was counted">
    <div className="flex max-w-measure flex-col gap-3">
      <p>
        Sales, reveals and redemptions are transactions of the box’s component. Days begin at midnight UTC. A ticket
        counts as revealed when its draw is on the ledger. <em>Printed</em> counts the items that the box ever held, and{' '}
        <em>revealed</em> those that tickets have won, by the rarity in the data of each item.
      </p>
      <p>
        No figure is estimated, and the list includes unfavourable ones. The files have the same figures as the charts.
        The <Link href="/activity">activity page</Link> lists the transactions.
      </p>
    </div>
  </Section>
)

const figuresOf = ({ sold, maxTickets, volume, revealed, claimed, daysToSellOut }: BoxStats) => [
  { label: 'Sold', value: maxTickets === undefined ? sold : `${formatCount(sold)} / ${formatCount(maxTickets)}` },
  {
    label: 'Volume',
    value: `${Number(volume).toLocaleString('en', { maximumFractionDigits: 2 })} ${readSiteConfig().tokenSymbol}`,
  },
  { label: 'Revealed', value: revealed },
  { label: 'Redeemed', value: claimed },
  ...(daysToSellOut === undefined ? [] : [{ label: 'Sold out in', value: days(daysToSellOut) }]),
]
