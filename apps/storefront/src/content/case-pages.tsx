import type { BoxStats, CatalogStats } from '@lootboxes/catalog'
import {
  Address,
  ArticleList,
  BarChart,
  Cell,
  ChartFrame,
  CountedAt,
  EmptyState,
  HeaderCell,
  PageHead,
  rarityShortWords,
  Section,
  Table,
} from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { RefreshSoon } from '@/client/refresh-soon'
import { SiteAnchor, SiteLink } from '@/client/site-link'
import { accountPath, boxPath, componentOfPath } from '@/config/paths'
import { readPreset, readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { askCatalog } from '@/ledger/catalog'
import { byEdge, everyDay, isoDay, percent, tables } from './case-figures'

const count = (value: number) => value.toLocaleString('en')
const caseName = (component: string): string =>
  Object.entries(readPreset().aliases.boxes).find(([, address]) => address === component)?.[0] ?? component
const casePath = (component: string): string => `/case-studies/${caseName(component)}`

const days = (value: number): string => (value < 1 ? 'less than a day' : `${value.toFixed(1)} days`)

/** What became of a box, in one sentence of figures. */
function summaryOf({
  sold,
  maxTickets,
  soldOut,
  daysToSellOut,
  revealedShare,
  claimedShare,
}: Omit<BoxStats, 'kinds' | 'topHolders'>) {
  const of = maxTickets === undefined ? '' : ` of ${count(maxTickets)}`
  const end = soldOut && daysToSellOut !== undefined ? `, sold out in ${days(daysToSellOut)}` : ''
  return `${count(sold)}${of} tickets sold${end}. ${percent(revealedShare, 1)} % revealed, ${percent(claimedShare, 1)} % claimed.`
}

/** `/case-studies`: every listed box, those that are over first. */
export async function CaseStudiesPage() {
  const asked = await askCatalog((catalog, ask) => catalog.getStats({ days: 1 }, ask))
  const { boxes } = readSiteConfig()
  const rows =
    asked.kind === 'answer'
      ? asked.value.boxes.toSorted((one, other) => Number(other.soldOut) - Number(one.soldOut))
      : []
  return (
    <>
      <div className="wrap">
        <PageHead
          title="Case Studies"
          lede="What became of each box: how fast it sold, what was promised, what was drawn, and who has the tickets. Counted from the ledger, not written."
          counted={
            asked.kind === 'answer' ? (
              <CountedAt version={asked.value.asOf.stateVersion} words={countedWords} />
            ) : undefined
          }
          link={SiteAnchor}
        />
      </div>
      {asked.kind === 'answer' ? (
        <ArticleList
          priority
          title="Boxes"
          link={SiteAnchor}
          articles={rows.map((row) => ({
            key: row.address,
            title: row.title,
            href: casePath(row.address),
            summary: summaryOf(row),
            picture: boxes.find(({ componentAddress }) => componentAddress === row.address)?.bigImage,
            category: row.soldOut ? 'Over' : 'On sale',
            ...(row.lastSaleAtMs === undefined ? {} : { at: row.lastSaleAtMs }),
          }))}
          words={{
            emptyTitle: 'No box is listed yet',
            emptyText: 'A box stands here as soon as this site sells its tickets.',
            loading: 'Loading',
          }}
        />
      ) : (
        <div className="wrap pb-14">
          <EmptyState title="The figures cannot be counted at the moment">
            The index of the ledger does not answer. This page asks again by itself.
            <RefreshSoon />
          </EmptyState>
        </div>
      )}
    </>
  )
}
const countedWords = { counted: 'Counted on the ledger at version', check: '' }

type Props = { params: Promise<{ box: string }> }

/** The listed box that a segment names, by its address or its alias. */
function caseOf(segment: string) {
  const site = readSiteConfig()
  const address = componentOfPath(readPreset().aliases.boxes[segment] ?? segment, site.networkId)
  return address === undefined ? undefined : findBox(site, address)
}

const readCase = cache((box: string) => askCatalog((catalog, ask) => catalog.getStats({ box, days: 3_660 }, ask)))

export async function caseMetadata({ params }: Props): Promise<Metadata> {
  const box = caseOf((await params).box)
  if (box === undefined) return { title: 'Not found' }
  return {
    title: `Case Study: ${box.title}`,
    description: `How the tickets of ${box.title} sold, and what came out, counted from the ledger.`,
    alternates: { canonical: casePath(box.componentAddress) },
  }
}

/** A table of a case study as a file. */
export async function caseTable(_: Request, { params }: { params: Promise<{ box: string; table: string }> }) {
  const { box: segment, table } = await params
  const box = caseOf(segment)
  if (box === undefined || !isTable(table)) return new Response('There is no such file.', { status: 404 })
  const asked = await readCase(box.componentAddress)
  if (asked.kind !== 'answer' || asked.value.box === undefined)
    return new Response('The catalog does not answer.', { status: 503, headers: { 'retry-after': '5' } })
  return new Response(tables[table]({ daily: asked.value.daily, box: asked.value.box }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${box.id}-${table}"`,
    },
  })
}
const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name)

/** `/case-studies/…`: what became of one box. */
export async function CaseStudyPage({ params }: Props) {
  const box = caseOf((await params).box)
  if (box === undefined) notFound()
  const asked = await readCase(box.componentAddress)
  const stats = asked.kind === 'answer' ? asked.value.box : undefined
  const head = (
    <PageHead
      title={box.title}
      crumbs={[{ label: 'Case Studies', href: '/case-studies' }, { label: box.title }]}
      lede={
        stats === undefined ? undefined : (
          <>
            {summaryOf(stats)} <SiteLink href={boxPath(box.componentAddress)}>To the box</SiteLink>
          </>
        )
      }
      figures={stats === undefined ? [] : figuresOf(stats, readSiteConfig().tokenSymbol)}
      counted={
        asked.kind === 'answer' ? <CountedAt version={asked.value.asOf.stateVersion} words={countedWords} /> : undefined
      }
      link={SiteAnchor}
    />
  )
  if (asked.kind !== 'answer' || stats === undefined)
    return (
      <div className="wrap pb-14">
        {head}
        <EmptyState title="The figures cannot be counted at the moment">
          The index of the ledger does not answer. This page asks again by itself.
          <RefreshSoon />
        </EmptyState>
      </div>
    )
  return (
    <>
      <div className="wrap">{head}</div>
      <CaseCharts stats={stats} daily={asked.value.daily} path={casePath(box.componentAddress)} />
      <Holders stats={stats} path={casePath(box.componentAddress)} />
      <Section ground="card" title="How this was counted">
        <div className="flex max-w-measure flex-col gap-3">
          <p>
            Sales, openings and claims are transactions of the box’s component; days begin at midnight UTC. A ticket
            counts as revealed once its draw is on the ledger. Printed is what the box ever held, drawn is what tickets
            have won from it, by the edge that each drawing’s own data names.
          </p>
          <p>
            Nothing is estimated, and nothing is left out because it looks bad. The files hold the same figures as the
            charts; the transactions behind them are on <SiteLink href="/activity">the tape</SiteLink>.
          </p>
        </div>
      </Section>
    </>
  )
}

const figuresOf = ({ sold, maxTickets, volume, opened, claimed, daysToSellOut }: BoxStats, unit: string) => [
  { label: 'Sold', value: maxTickets === undefined ? count(sold) : `${count(sold)} / ${count(maxTickets)}` },
  { label: 'Volume', value: `${Number(volume).toLocaleString('en', { maximumFractionDigits: 2 })} ${unit}` },
  { label: 'Opened', value: count(opened) },
  { label: 'Claimed', value: count(claimed) },
  ...(daysToSellOut === undefined ? [] : [{ label: 'Sold out in', value: days(daysToSellOut) }]),
]

function CaseCharts({ stats, daily, path }: { stats: BoxStats; daily: CatalogStats['daily']; path: string }) {
  const perDay = everyDay(daily)
  const names = perDay.map(({ dayMs }) => isoDay(dayMs).slice(5))
  const edges = byEdge(stats.kinds)
  const all = (name: 'printed' | 'drawn') => edges.reduce((sum, edge) => sum + edge[name], 0)
  const [printed, drawn] = [all('printed'), all('drawn')]
  const best = perDay.toSorted((one, other) => other.sold - one.sold)[0]
  const edgeNames = edges.map(({ rarity }) => rarityShortWords[rarity])
  return (
    <Section title="What happened">
      <div className="grid gap-6 lg:grid-cols-2">
        {perDay.length === 0 ? (
          <EmptyState title="Nothing was sold yet">The first sale begins the chart.</EmptyState>
        ) : (
          <ChartFrame
            title="Tickets by day"
            reading={
              best === undefined
                ? undefined
                : `Most were sold on ${isoDay(best.dayMs)}: ${count(best.sold)} in one day.`
            }
            legend={[
              { label: 'Sold', ink: 'leaf' },
              { label: 'Opened', ink: 'sky', outlined: true },
            ]}
            table={{
              columns: ['Day', 'Sold', 'Opened', 'Claimed'],
              rows: perDay.map(({ dayMs, sold, opened, claimed }) => [isoDay(dayMs), sold, opened, claimed]),
            }}
            csv={{ href: `${path}/days.csv`, name: 'days.csv' }}
          >
            <BarChart
              label={`Tickets sold and opened on each of ${perDay.length} days; the table below has the figures`}
              names={names}
              series={[
                { label: 'Sold', ink: 'leaf', values: perDay.map(({ sold }) => sold) },
                { label: 'Opened', ink: 'sky', outlined: true, values: perDay.map(({ opened }) => opened) },
              ]}
            />
          </ChartFrame>
        )}
        {edges.length === 0 ? (
          <EmptyState title="The box’s loot is not known">Nothing of what it holds was catalogued.</EmptyState>
        ) : (
          <ChartFrame
            title="Promised and drawn"
            reading={
              drawn === 0
                ? 'Nothing was drawn yet, so there is nothing to compare.'
                : `Each edge’s share of ${count(printed)} printed and of ${count(drawn)} drawn, in percent. Small samples stray.`
            }
            legend={[
              { label: 'Printed', ink: 'gold' },
              { label: 'Drawn', ink: 'coral', outlined: true },
            ]}
            table={{
              columns: ['Edge', 'Printed', 'Drawn', 'Left'],
              rows: edges.map((edge) => [rarityShortWords[edge.rarity], edge.printed, edge.drawn, edge.left]),
            }}
            csv={{ href: `${path}/edges.csv`, name: 'edges.csv' }}
          >
            <BarChart
              label="Share of each edge among all printed and all drawn, in percent; the table below has the figures"
              names={edgeNames}
              formatValue={(value) => `${value.toLocaleString('en')} %`}
              series={[
                { label: 'Printed', ink: 'gold', values: edges.map((edge) => percent(edge.printed, printed)) },
                {
                  label: 'Drawn',
                  ink: 'coral',
                  outlined: true,
                  values: edges.map((edge) => percent(edge.drawn, drawn)),
                },
              ]}
            />
          </ChartFrame>
        )}
      </div>
    </Section>
  )
}

function Holders({ stats: { topHolders, sold }, path }: { stats: BoxStats; path: string }) {
  if (topHolders.length === 0) return null
  return (
    <Section
      title="Who has the tickets"
      lede="Redeemed ones are gone, so this is what is still held."
      more={
        <a href={`${path}/holders.csv`} download className="font-semibold underline underline-offset-4">
          Download CSV
        </a>
      }
    >
      <Table caption={`The ${topHolders.length} accounts that hold most`}>
        <thead>
          <tr>
            <HeaderCell>Account</HeaderCell>
            <HeaderCell align="end">Tickets</HeaderCell>
            <HeaderCell align="end">Of all sold</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {topHolders.map((holder) => (
            <tr key={holder.address}>
              <Cell>
                {holder.address.startsWith('account_') ? (
                  <SiteLink href={accountPath(holder.address)}>
                    <Address address={holder.address} label="Account" plain />
                  </SiteLink>
                ) : (
                  <Address address={holder.address} label="Component" />
                )}
              </Cell>
              <Cell align="end" className="figure">
                {count(holder.count)}
              </Cell>
              <Cell align="end" className="figure">
                {percent(holder.count, sold)} %
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
