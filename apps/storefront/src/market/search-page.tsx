import type { CollectionDetails, Jump, SearchAnswer } from '@lootboxes/catalog'
import { displayAmount } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { safeText } from '@lootboxes/lootbox/client'
import {
  CollectionGrid,
  collectionCard,
  EmptyState,
  gridItem,
  ItemGrid,
  SearchForm,
  SearchGroup,
  SearchHits,
} from '@lootboxes/ui'
import Image from 'next/image'
import { redirect } from 'next/navigation'
import { SiteAnchor } from '@/client/site-link'
import { accountPath, collectionPath, itemPath, receiptPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { CatalogUnavailable } from './catalog-answer'
import { marketOf } from './market'
import { searchBoxes } from './search-boxes'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The page of an address; undefined if this site has none. */
function pathOf(jump: Jump): string | undefined {
  switch (jump.kind) {
    case 'box':
    case 'component':
      return `/${jump.address}`
    case 'collection':
      return collectionPath(jump.address)
    case 'account':
      return accountPath(jump.address)
    case 'transaction':
      return receiptPath(jump.address)
    case 'item':
      return itemPath(jump.address, jump.localId)
    default:
      return undefined
  }
}

/** The collections that a search found, with the facts of their cards. */
async function readCollections(hits: SearchAnswer['collections']): Promise<readonly CollectionDetails[]> {
  const results = await Promise.all(
    hits.map(({ key: address }) => readCatalog((catalog, how) => catalog.getCollection({ address }, how))),
  )
  return results.flatMap(({ value }) => (value === undefined ? [] : [value.collection]))
}

/** `/search?q=…`: boxes, collections, items and help by their words. An address leads to its page (spec L38, trap T26). */
export async function SearchPage({ searchParams }: Props) {
  const { q } = await searchParams
  const query = typeof q === 'string' ? q.slice(0, 200) : ''
  const { boxes, networkId } = readSiteConfig()
  // The listed boxes are found without the catalog.
  const listed = searchBoxes(boxes, query, networkId)
  if (listed.kind === 'redirect') redirect(listed.path)
  const isEmpty = query.trim() === ''
  const result = isEmpty ? undefined : await readCatalog((catalog, how) => catalog.search({ query }, how))
  const hits = result?.value
  const path = hits?.jump && pathOf(hits.jump)
  if (path !== undefined) redirect(path)
  return (
    <section className="wrap flex flex-col gap-8 py-12">
      <h1 className="headline text-6xl">Search</h1>
      <SearchForm action="/search" query={query} className="max-w-xl" />
      {isEmpty ? (
        <EmptyState title="What are you looking for?">
          The name of a box, a collection or an item, a word of the help pages, or an address.
        </EmptyState>
      ) : (
        <Hits
          query={query}
          boxes={listed.kind === 'boxes' ? listed.boxes : []}
          hits={hits}
          collections={await readCollections(hits?.collections ?? [])}
          isOtherAddress={listed.kind === 'other-address'}
        />
      )}
      {result?.kind === 'unavailable' ? <CatalogUnavailable reason={result.reason} /> : null}
    </section>
  )
}

type HitsProps = {
  query: string
  boxes: readonly LootboxEntry[]
  hits: SearchAnswer | undefined
  collections: readonly CollectionDetails[]
  isOtherAddress: boolean
}

function Hits({ query, boxes, hits, collections, isOtherAddress }: HitsProps) {
  const { tokenSymbol: unit, boxes: listed } = readSiteConfig()
  const { items = [], help = [] } = hits ?? {}
  // The catalog also searches descriptions. Only listed boxes are shown.
  const others = listed.filter(
    (box) => !boxes.includes(box) && hits?.boxes.some(({ key }) => key === box.componentAddress),
  )
  const shownBoxes = [...boxes, ...others]
  const count = shownBoxes.length + collections.length + items.length + help.length
  const words = safeText(query, 60)
  if (count === 0) return <NoHits words={words} isOtherAddress={isOtherAddress} />
  return (
    <>
      <p role="status" className="text-ink-soft">
        {count === 1 ? '1 result' : `${count} results`} for “{words}”
      </p>
      <SearchGroup title="Boxes" count={shownBoxes.length}>
        <SearchHits
          link={SiteAnchor}
          hits={shownBoxes.map((box) => ({
            key: box.id,
            href: `/${box.componentAddress}`,
            title: box.title,
            picture: <Image src={box.userImage} alt="" width={64} height={64} className="rounded-[6px]" />,
            note: `${displayAmount(box.price, { unit })} a ticket`,
          }))}
        />
      </SearchGroup>
      <SearchGroup title="Collections" count={collections.length}>
        <CollectionGrid collections={collections.map((one) => collectionCard(one, marketOf(unit)))} link={SiteAnchor} />
      </SearchGroup>
      <SearchGroup title="Items" count={items.length}>
        <ItemGrid
          items={items.map((item) => gridItem(item, marketOf(unit), { withCollection: true }))}
          link={SiteAnchor}
        />
      </SearchGroup>
      <SearchGroup title="Help and articles" count={help.length}>
        <SearchHits
          link={SiteAnchor}
          hits={help.map(({ key, title, path = '/help_center' }) => ({ key, href: path, title: safeText(title) }))}
        />
      </SearchGroup>
    </>
  )
}

const NoHits = ({ words, isOtherAddress }: { words: string; isOtherAddress: boolean }) =>
  isOtherAddress ? (
    <EmptyState title="That address has no page here">
      It is spelt well, but this site knows nothing of it: no listed box, and no collection that the catalog has read.
    </EmptyState>
  ) : (
    <EmptyState title={`Nothing called “${words}”`}>Try a part of the name, or paste the address.</EmptyState>
  )
