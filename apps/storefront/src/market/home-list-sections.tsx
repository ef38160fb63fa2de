import { categories, listedActivity, listPage } from '@lootboxes/catalog/lists'
import { type Amount, addAmounts, displayAmount, parseAmount, shortenAddress, ZERO } from '@lootboxes/ledger'
import {
  AlbumSummary,
  ArticleList,
  BarList,
  ButtonLink,
  CategoryRail,
  CollectionGrid,
  CtaBand,
  collectionCard,
  countText,
  EmptyState,
  FeesChart,
  itemTitle,
  kindsIn,
  Link,
  oddsText,
  Podium,
  parseRarity,
  priceText,
  RankingsTable,
  rankingRow,
  SearchGroup,
  Section,
  StatsStrip,
} from '@lootboxes/ui'
import { OwnerLink } from '@/client/owner-link'
import { RefreshSoon } from '@/client/refresh-soon'
import { categoryPaths } from '@/config/categories'
import { albumPath, boxPath, itemPath, mediaPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { articleOf, documents } from '@/content/documents'
import { readCatalog } from '@/ledger/catalog'
import { ActivityWall } from './activity-wall'
import { CatalogAnswer, Counted } from './catalog-answer'
import { categoryLinks } from './category-links'
import { FreshPulls } from './fresh-pulls'
import { LIST_ROWS } from './list-rows'
import { marketOf, placesOf, valueText } from './market'

export async function Categories() {
  const { value } = await readCatalog('countItems', {})
  return <CategoryRail categories={categoryLinks(value?.categories)} />
}

export const Items = () => (
  <FreshPulls
    title="Fresh from the box"
    limit={10}
    empty={<p className="text-ink-soft">Nothing was revealed yet. The first item shows up here.</p>}
  />
)

export async function Rankings() {
  const list = await readCatalog('listRankings', { limit: 8, days: 30 })
  const market = marketOf(readSiteConfig())
  return (
    <Section title="Rankings" lede={valueText} more={<Link href="/rankings">All rankings</Link>}>
      <CatalogAnswer of={list}>
        {({ items }) => (
          <RankingsTable
            rows={items.map((row) => rankingRow(row, market))}
            defaultSort={{ key: 'volume', direction: 'descending' }}
            empty={<EmptyState title="Nothing was sold or made on this ledger yet" />}
          />
        )}
      </CatalogAnswer>
    </Section>
  )
}

/** Columns of a shelf with one, two, three, or more collections: shelves share a row, so that none is half empty. */
const spans = ['lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3', 'lg:col-span-4']
const gridColumns = ['lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4']

/** The collections of each category that has any. */
export async function CategoryShelves() {
  const list = await readCatalog('listCollections', { limit: 60 })
  const market = marketOf(readSiteConfig())
  return (
    <CatalogAnswer of={list} className="wrap py-12">
      {({ items }) => (
        <div className="wrap grid grid-flow-row-dense gap-x-5 gap-y-12 py-12 sm:py-16 lg:grid-cols-4">
          {categories.map((category) => {
            const own = items.filter((collection) => collection.category === category)
            return (
              <SearchGroup
                key={category}
                title={<Link href={categoryPaths[category]}>{category}</Link>}
                count={own.length}
                unit="collection"
                className={spans[Math.min(own.length, spans.length) - 1]}
              >
                <CollectionGrid
                  collections={own.map((one) => collectionCard(one, market))}
                  className={gridColumns[Math.min(own.length, gridColumns.length) - 1]}
                />
              </SearchGroup>
            )
          })}
        </div>
      )}
    </CatalogAnswer>
  )
}

/** The accounts with the most tickets of a box; undefined while the catalog does not answer. */
async function readHolders(box: string | undefined) {
  const { kind, value } = await readCatalog('getStats', { box, days: 1 })
  if (kind === 'unavailable') return undefined
  return (value?.box?.topHolders ?? []).filter(({ address }) => address.startsWith('account_'))
}

/** The albums that are read, and the fullest of them that are shown. */
const ALBUMS = { read: 6, shown: 3 }

/** The fullest albums of the accounts with the most tickets. */
export async function Albums() {
  const { defaultBox } = readSiteConfig()
  const holders = await readHolders(defaultBox)
  if (holders === undefined) return <RefreshSoon />
  const albums = await Promise.all(
    holders.slice(0, ALBUMS.read).map(async ({ address }) => {
      const { value } = await readCatalog('getAlbum', { account: address, box: defaultBox ?? '' })
      return { address, kinds: value?.album.kinds ?? [] }
    }),
  )
  const fullest = albums
    .filter((album) => kindsIn(album) > 0)
    .toSorted((a, b) => kindsIn(b) - kindsIn(a))
    .slice(0, ALBUMS.shown)
  if (fullest.length === 0) return null
  return (
    <Section title="Albums of other accounts" lede="An album is public: everything in it is on the ledger.">
      <div className="grid gap-4 md:grid-cols-3">
        {fullest.map(({ address, kinds }) => (
          <AlbumSummary
            key={address}
            name={shortenAddress(address)}
            href={albumPath(address)}
            places={placesOf(kinds)}
          />
        ))}
      </div>
    </Section>
  )
}

const PODIUM = 3

/** The accounts with the most tickets of the default box, each with its rarest loot. */
export async function Leaders() {
  const site = readSiteConfig()
  const holders = await readHolders(site.defaultBox)
  if (holders === undefined) return <RefreshSoon />
  const leaders = holders.slice(0, PODIUM)
  if (leaders.length === 0) return null
  const accounts = await Promise.all(leaders.map(({ address }) => readCatalog('getAccount', { address })))
  return (
    <Section title={`Most tickets of ${findBox(site, site.defaultBox ?? '')?.name ?? 'the box'}`}>
      <Podium
        places={leaders.map(({ address, count }, at) => {
          const best = accounts[at]?.value?.account.luckiest
          return {
            key: address,
            name: <OwnerLink address={address} label="Account" />,
            figure: countText(count, 'ticket'),
            best: best && {
              name: itemTitle(best.name, best.localId),
              href: itemPath(best.collection, best.localId),
              rarity: parseRarity(best.rarity),
              picture: mediaPath(best.collection, best.localId),
              note: oddsText(best.share),
            },
          }
        })}
      />
    </Section>
  )
}

/** The newest events, live. */
export async function Wall() {
  const list = await readCatalog('listActivity', { limit: LIST_ROWS })
  return (
    <CatalogAnswer of={list} className="wrap py-12">
      {(page) => <ActivityWall first={listPage(page, listedActivity)} />}
    </CatalogAnswer>
  )
}

const statsTitle = 'Shop statistics'

export async function Stats() {
  const stats = await readCatalog('getStats', { days: 1 })
  if (stats.kind !== 'found')
    return (
      <Section title={statsTitle}>
        <CatalogAnswer of={stats}>{() => null}</CatalogAnswer>
      </Section>
    )
  const { sold, volume, revealed, claimed, accounts, asOf } = stats.value
  return (
    <StatsStrip
      title={statsTitle}
      counted={<Counted asOf={asOf} />}
      figures={[
        { label: 'Tickets sold', value: sold },
        { label: 'Volume', value: priceText(volume, readSiteConfig().tokenSymbol) },
        { label: 'Revealed', value: revealed },
        { label: 'Redeemed', value: claimed },
        { label: 'Collectors', value: accounts },
      ]}
    />
  )
}

const feesTitle = 'Fees that members did not pay'

/** The network fees that the boxes paid for members of the club, in all and by box. */
export async function ClubFees() {
  const stats = await readCatalog('getStats', { days: 1 })
  return (
    <CatalogAnswer of={stats} className="wrap py-12">
      {({ boxes, asOf }) => {
        const paid = boxes
          .map(({ address, title, fees }) => ({
            key: address,
            name: (
              <Link href={boxPath(address)} className="touch-target relative">
                {title}
              </Link>
            ),
            fees: parseAmount(fees).unwrapOr(ZERO),
          }))
          .toSorted((a, b) => Number(b.fees - a.fees))
        const xrd = (fees: Amount) => displayAmount(fees, { unit: 'XRD' })
        return (
          <Section title={feesTitle}>
            <div className="flex flex-col gap-3">
              <div className="outline-card grid items-center gap-x-12 gap-y-8 bg-card p-5 sm:p-8 lg:grid-cols-2">
                <p className="flex flex-col gap-2 text-ink-soft">
                  The boxes paid
                  <strong className="heading text-6xl text-ink">
                    {xrd(addAmounts(...paid.map(({ fees }) => fees)))}
                  </strong>
                  of network fees for members of the club.
                </p>
                <BarList rows={paid.map(({ fees, ...row }) => ({ ...row, value: xrd(fees), size: Number(fees) }))} />
              </div>
              <Counted asOf={asOf} />
            </div>
          </Section>
        )
      }}
    </CatalogAnswer>
  )
}

/** The same by day, of the last 90 days. */
export async function FeesByDay() {
  return (
    <CatalogAnswer of={await readCatalog('getStats', {})} className="wrap py-12">
      {({ daily, asOf }) => (
        <Section title={feesTitle}>
          <FeesChart daily={daily} source={<Counted asOf={asOf} />} />
        </Section>
      )}
    </CatalogAnswer>
  )
}

export async function Articles() {
  const posts = await documents('blog')
  return <ArticleList title="From the blog" lead articles={posts.slice(0, 4).map(articleOf)} />
}

export const Newsletter = () => (
  <CtaBand
    title="New posts by e-mail"
    text="At most one e-mail for each post of the blog, with its summary and a link. Every e-mail has an unsubscribe link."
    actions={<ButtonLink href="/newsletter">The newsletter</ButtonLink>}
  />
)
