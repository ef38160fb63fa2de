import type { CollectionDetails } from '@lootboxes/catalog'
import { parseItemsQuery, type SearchParams } from '@lootboxes/catalog/lists'
import { displayAmount } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { safeText } from '@lootboxes/lootbox/client'
import { collectionName, collectionPictures, type Figure, PictureBand, priceText, ShareButton } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import * as z from 'zod/mini'
import { cardPath, collectionPath } from '@/config/paths'
import { readPreset, readSiteConfig } from '@/config/read-site-config'
import { collectionViews } from '@/config/views'
import { readListedBox } from '@/ledger/box-facts'
import { readCatalog } from '@/ledger/catalog'
import { CatalogAnswer, MarketHead } from './catalog-answer'
import { ActivityOf, ItemsList, readItems } from './catalog-lists'
import { CollectionLede, Fairness, Owners } from './collection-views'
import { DeferredVerifiedMark } from './deferred-lists'
import { describedPage } from './described-page'
import { marketOf } from './market'
import { ViewTabs } from './view-tabs'

type Props = { params: Promise<{ address: string }>; searchParams: Promise<SearchParams> }

/** The address itself, or the one an alias of the preset stands for. */
const addressOf = (segment: string): string | undefined =>
  segment.startsWith('resource_') ? segment : readPreset().aliases.collections[segment]

/** Cached: the page and its metadata share one query. */
const readCollection = cache((address: string) => readCatalog('getCollection', { address }))

export async function collectionMetadata({ params }: Props): Promise<Metadata> {
  const address = addressOf((await params).address)
  const collection = address && (await readCollection(address)).value?.collection
  if (!address || !collection) return { title: 'Collection' }
  const title = collectionName(collection)
  const description = safeText(collection.description, 200) || `${title}: its items, owners and history.`
  return describedPage({ title, description, path: collectionPath(address), card: cardPath(address) })
}

const View = z.catch(z.enum(collectionViews), 'items')

/** `/collection/…`: the items of a collection, its owners, its history, and what others can do to its items. */
export async function CollectionPage({ params, searchParams }: Props) {
  const { address: segment } = await params
  const address = addressOf(segment)
  if (address === undefined) notFound()
  const search = await searchParams
  const path = collectionPath(segment)
  const view = View.parse(search.show)
  const found = await readCollection(address)
  const floor = found.kind === 'found' ? await floorOf(found.value.collection) : undefined
  const market = marketOf(readSiteConfig())
  return (
    <CatalogAnswer of={found} heading="Collection">
      {({ collection, asOf }) => (
        <>
          <PictureBand pictures={collectionPictures(collection, market)} />
          <div className="wrap">
            <MarketHead
              title={collectionName(collection)}
              aside={collection.verified ? <DeferredVerifiedMark /> : undefined}
              lede={<CollectionLede collection={collection} />}
              asOf={asOf}
              figures={figuresOf(collection, floor)}
              actions={<ShareButton title={collectionName(collection)} />}
            />
            <ViewTabs
              path={path}
              current={view}
              label={collectionName(collection)}
              tabs={[
                { view: 'items', label: 'Items', count: collection.supply },
                { view: 'activity', label: 'Activity' },
                { view: 'owners', label: 'Owners', count: collection.holders },
                { view: 'fairness', label: 'Fairness' },
              ]}
            />
            {view === 'items' ? <Items address={address} path={path} search={search} /> : null}
            {view === 'activity' ? <ActivityOf of={{ collection: address }} path={path} search={search} /> : null}
            {view === 'owners' ? <Owners collection={collection} /> : null}
          </div>
          {view === 'fairness' ? <Fairness collection={collection} /> : null}
        </>
      )}
    </CatalogAnswer>
  )
}

/** The lowest price of a ticket that can win an item of the collection; undefined while no such box has tickets. */
async function floorOf({ boxes, inBox }: CollectionDetails): Promise<LootboxEntry['price'] | undefined> {
  if (inBox === 0) return undefined
  const listed = await Promise.all(boxes.map(({ address }) => readListedBox(address)))
  const prices = listed.flatMap((box) => (box && (box.fact?.value.supply.left ?? 0) > 0 ? [box.box.price] : []))
  return prices.toSorted((one, other) => (one < other ? -1 : 1))[0]
}

function figuresOf(
  { kind, ...collection }: CollectionDetails,
  floor: LootboxEntry['price'] | undefined,
): readonly Figure[] {
  const unit = readSiteConfig().tokenSymbol
  // `collection.inBox` also counts revealed items that nobody has redeemed.
  const inBox = collection.rarities.reduce((sum, rarity) => sum + rarity.inBox, 0)
  return [
    { label: kind === 'ticket' ? 'Tickets' : 'Items', value: collection.supply },
    { label: 'Owners', value: collection.holders },
    floor !== undefined && { label: 'A ticket costs', value: displayAmount(floor, { unit }) },
    kind === 'loot' && { label: 'In the box', value: inBox },
    kind === 'ticket' && { label: 'Sold', value: collection.sold },
    kind !== 'created' && { label: 'Revealed', value: collection.revealed },
    kind !== 'created' && {
      label: kind === 'ticket' ? 'Volume' : 'Value of revealed items',
      value: priceText(collection.volume, unit),
    },
  ].filter((figure) => figure !== false)
}

type ItemsProps = { address: string; path: string; search: SearchParams }

async function Items({ address, path, search }: ItemsProps) {
  const { category: _, collection: __, ...query } = parseItemsQuery(search)
  const fixed = { collection: address }
  const [items, counts] = await readItems(query, fixed)
  return <ItemsList of={items} counts={counts} path={path} query={query} fixed={fixed} />
}
