import type { CollectionDetails, Jump, SearchAnswer } from '@lootboxes/catalog'
import { hrefWith, type SearchParams } from '@lootboxes/catalog/lists'
import { displayAmount } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { safeText } from '@lootboxes/lootbox/client'
import {
  ButtonLink,
  CollectionGrid,
  collectionCard,
  collectionName,
  countText,
  EmptyState,
  formatCount,
  gridItem,
  ItemGrid,
  Link,
  SearchGroup,
  SearchHits,
  TabLinks,
} from '@lootboxes/ui'
import Image from 'next/image'
import { redirect } from 'next/navigation'
import * as z from 'zod/mini'
import { SearchBox } from '@/client/search-box'
import { accountPath, boxPath, collectionPath, itemPath, receiptPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { CatalogUnavailable } from './catalog-answer'
import { Categories, Items } from './home-list-sections'
import { marketOf } from './market'
import { raritySynonyms, searchBoxes } from './search-boxes'

type Props = { searchParams: Promise<SearchParams> }

const pathsOf: Partial<Record<Jump['kind'], (address: string) => string>> = {
  box: boxPath,
  component: boxPath,
  collection: collectionPath,
  account: accountPath,
  transaction: receiptPath,
}
/** The page of an address; undefined if this site has none. */
const pathOf = (jump: Jump): string | undefined =>
  jump.kind === 'item' ? itemPath(jump.address, jump.localId) : pathsOf[jump.kind]?.(jump.address)

/** The facts for the cards of the found collections; undefined if the catalog answers for some of them only. */
async function readCollections(hits: SearchAnswer['collections']): Promise<readonly CollectionDetails[] | undefined> {
  const results = await Promise.all(hits.map(({ key: address }) => readCatalog('getCollection', { address })))
  const details = results.flatMap(({ value }) => (value === undefined ? [] : [value.collection]))
  return details.length === hits.length ? details : undefined
}

/** Full rows of five and of two columns. */
const GROUP_ROWS = 10
const PAGE_ROWS = 60
const kinds = ['collections', 'items', 'help'] as const
type Kind = (typeof kinds)[number]
const titles: Readonly<Record<Kind, string>> = { collections: 'Collections', items: 'Items', help: 'Help and articles' }
const Query = z.object({
  q: z.catch(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.slice(0, 200)),
    ),
    '',
  ),
  /** The one kind of results to show. */
  in: z.catch(z.optional(z.enum(kinds)), undefined),
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(30)), 1),
})
type Query = z.infer<typeof Query>

const searchPath = ({ q, ...rest }: Partial<Omit<Query, 'page'>> & { page?: number }) =>
  hrefWith('/search', { q, in: rest.in, page: rest.page === undefined ? undefined : String(rest.page) })

/** `/search?q=…`: boxes, collections, items and help by their words. An address leads to its page (spec L38, trap T26). */
export async function SearchPage({ searchParams }: Props) {
  const query = Query.parse(await searchParams)
  const { boxes, networkId } = readSiteConfig()
  // The listed boxes are found without the catalog.
  const listed = searchBoxes(boxes, query.q, networkId)
  if (listed.kind === 'redirect') redirect(listed.path)
  const isEmpty = query.q.trim() === ''
  const limit = query.in === undefined ? GROUP_ROWS : PAGE_ROWS
  const options = { query: query.q, synonyms: raritySynonyms, limit, offset: (query.page - 1) * limit }
  const result = isEmpty ? undefined : await readCatalog('search', options)
  const hits = result?.value
  const path = hits?.jump && pathOf(hits.jump)
  if (path !== undefined) redirect(path)
  const named = listed.kind === 'boxes' ? listed.boxes : []
  // The catalog also searches descriptions. Only listed boxes are shown.
  const others = boxes.filter(
    (box) => !named.includes(box) && hits?.boxes.some(({ key }) => key === box.componentAddress),
  )
  const { collections, items, help } = hits?.totals ?? none
  const count = named.length + others.length + collections + items + help
  const isUnavailable = result?.kind === 'unavailable'
  return (
    <>
      <section className="wrap flex flex-col gap-8 py-12">
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(auto,32rem)]">
          <h1 className="headline text-6xl">Search</h1>
          <SearchBox action="/search" query={query.q} />
        </div>
        {isEmpty ? (
          <Examples />
        ) : count > 0 ? (
          <Hits
            {...{ query, named, others, hits, count }}
            collections={await readCollections(hits?.collections ?? [])}
          />
        ) : isUnavailable ? null : (
          <NoHits words={safeText(query.q, 60)} isOtherAddress={listed.kind === 'other-address'} />
        )}
        {result?.kind === 'unavailable' ? <CatalogUnavailable reason={result.reason} /> : null}
      </section>
      {count === 0 && !isUnavailable ? (
        <>
          <Categories />
          <Items />
        </>
      ) : null}
    </>
  )
}

/** The kinds of words that a search accepts, with examples to press. */
const Examples = () => (
  <div className="flex flex-col gap-4">
    <p className="max-w-measure text-ink-soft">
      Type the name of a box, a collection or an item, a value of a property, a word of the help pages, or an address.
    </p>
    <ul className="flex list-none flex-wrap gap-2" aria-label="Examples">
      {['Legendary', 'Rare', 'Uncommon', 'Autumn', 'Wallet'].map((q) => (
        <li key={q}>
          <ButtonLink size="small" href={searchPath({ q: q.toLowerCase() })}>
            {q}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </div>
)

type HitsProps = {
  query: Query
  /** Boxes that the words name, and others that the catalog found. */
  named: readonly LootboxEntry[]
  others: readonly LootboxEntry[]
  hits: SearchAnswer | undefined
  /** All results. */
  count: number
  collections: readonly CollectionDetails[] | undefined
}

/** The words of the text for which a page was found; undefined if its title has them. */
const excerptOf = (hit: SearchAnswer['help'][number] | undefined) =>
  hit?.excerpt === undefined ? undefined : `… ${safeText(hit.excerpt, 200)} …`

const none = { boxes: 0, collections: 0, items: 0, help: 0 }

type KindTabsProps = Pick<HitsProps, 'query' | 'count'> & { totals: SearchAnswer['totals'] }

/** Links to the results of one kind, and back to those of all kinds. */
function KindTabs({ query, totals, count }: KindTabsProps) {
  const found = kinds.filter((kind) => totals[kind] > 0)
  if (query.in === undefined && found.length < 2) return null
  const tabOf = (label: string, kind: Query['in'], results: number) => ({
    label,
    href: searchPath({ q: query.q, in: kind }),
    current: query.in === kind,
    count: results,
  })
  return (
    <TabLinks
      look="pills"
      label="Kinds of results"
      tabs={[tabOf('All', undefined, count), ...found.map((kind) => tabOf(titles[kind], kind, totals[kind]))]}
    />
  )
}

function Hits({ query, named, others, hits, count, collections }: HitsProps) {
  const market = marketOf(readSiteConfig())
  const { items = [], help = [], collections: found = [], totals = none, correctedTo } = hits ?? {}
  const shownBoxes = [...named, ...others]
  const words = safeText(query.q, 60)
  const groupOf = (kind: Kind) => ({
    title: titles[kind],
    count: query.in === undefined || query.in === kind ? totals[kind] : 0,
    more:
      query.in === undefined && totals[kind] > GROUP_ROWS ? (
        <Link href={searchPath({ q: query.q, in: kind })} className="touch-target relative">
          See all {formatCount(totals[kind])}
        </Link>
      ) : undefined,
  })
  const nextOf = (kind: Kind) =>
    query.in === kind && totals[kind] > PAGE_ROWS * query.page ? (
      <Link href={searchPath({ q: query.q, in: kind, page: query.page + 1 })}>Next page</Link>
    ) : null
  const boxGroup = (
    <SearchGroup title="Boxes" count={query.in === undefined ? shownBoxes.length : 0}>
      <SearchHits
        hits={shownBoxes.map((box) => ({
          key: box.id,
          href: boxPath(box.componentAddress),
          title: box.name,
          picture: <Image src={box.userImage} alt="" width={64} height={64} className="rounded-[7px]" />,
          note: `${displayAmount(box.price, { unit: market.unit })} a ticket`,
        }))}
      />
    </SearchGroup>
  )
  return (
    <>
      <p role="status" className="text-ink-soft">
        {correctedTo === undefined
          ? `${countText(count, 'result')} for “${words}”`
          : `Nothing matches “${words}”. ${countText(count, 'result')} for “${safeText(correctedTo, 60)}”`}
      </p>
      <KindTabs {...{ query, totals, count }} />
      {named.length > 0 ? boxGroup : null}
      <SearchGroup {...groupOf('collections')}>
        {collections === undefined ? (
          <SearchHits
            hits={found.map(({ key, title }) => ({
              key,
              href: collectionPath(key),
              title: collectionName({ name: title }),
              note: excerptOf(found.find((one) => one.key === key)),
            }))}
          />
        ) : (
          <CollectionGrid
            collections={collections.map((one) => {
              const card = collectionCard(one, market)
              return { ...card, note: excerptOf(found.find(({ key }) => key === one.address)) ?? card.note }
            })}
          />
        )}
        {nextOf('collections')}
      </SearchGroup>
      <SearchGroup {...groupOf('items')}>
        <ItemGrid items={items.map((item) => gridItem(item, market, { withCollection: true }))} />
        {nextOf('items')}
      </SearchGroup>
      {named.length > 0 ? null : boxGroup}
      <SearchGroup {...groupOf('help')}>
        <SearchHits
          hits={help.map((hit) => ({
            key: hit.key,
            href: hit.path ?? '/help_center',
            title: safeText(hit.title),
            note: excerptOf(hit),
          }))}
        />
        {nextOf('help')}
      </SearchGroup>
    </>
  )
}

const NoHits = ({ words, isOtherAddress }: { words: string; isOtherAddress: boolean }) =>
  isOtherAddress ? (
    <EmptyState title="This site has no page for that address">
      The address is valid, but no listed box and no collection in the catalog has it.
    </EmptyState>
  ) : (
    <EmptyState title={`No result for “${words}”`}>Try a part of the name, or paste the address.</EmptyState>
  )
