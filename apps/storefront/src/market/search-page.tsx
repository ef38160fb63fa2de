import type { CollectionDetails, Jump, SearchAnswer } from '@lootboxes/catalog'
import { displayAmount } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { safeText } from '@lootboxes/lootbox/client'
import { CollectionCard, EmptyState, ItemGrid, SearchForm } from '@lootboxes/ui'
import Image from 'next/image'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteAnchor, SiteLink } from '@/client/site-link'
import { accountPath, collectionPath, itemPath, receiptPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { askCatalog } from '@/ledger/catalog'
import { collectionCard } from './collection-rows'
import { gridItem, shownItem } from './item-rows'
import { searchBoxes } from './search-boxes'
import { Silent } from './silent'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The page of what an address names; undefined for what has none here. */
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

/** `/search?q=…`: boxes, collections, items and help by their words; an address goes straight to its page (spec L38, trap T26). */
export async function SearchPage({ searchParams }: Props) {
  const { q } = await searchParams
  const query = typeof q === 'string' ? q.slice(0, 200) : ''
  const { boxes, networkId } = readSiteConfig()
  // What the configuration knows needs no catalog.
  const listed = searchBoxes(boxes, query, networkId)
  if (listed.kind === 'go') redirect(listed.path)
  const asked = query.trim() === '' ? undefined : await askCatalog((catalog, ask) => catalog.search({ query }, ask))
  const found = asked?.kind === 'answer' ? asked.value : undefined
  const path = found?.jump && pathOf(found.jump)
  if (path !== undefined) redirect(path)
  const known = listed.kind === 'boxes' ? listed.boxes : []
  const collections = await Promise.all(
    (found?.collections ?? []).map(({ key: address }) =>
      askCatalog((catalog, ask) => catalog.getCollection({ address }, ask)),
    ),
  )
  return (
    <section className="wrap flex flex-col gap-8 py-12">
      <h1 className="headline text-6xl">Search</h1>
      <SearchForm action="/search" query={query} className="max-w-xl" />
      {query.trim() === '' ? (
        <EmptyState title="What are you looking for?">
          The name of a box, a collection or an item, a word of the help pages, or an address.
        </EmptyState>
      ) : (
        <Found
          query={query}
          boxes={known}
          found={found}
          collections={collections.flatMap((one) => (one.kind === 'answer' ? [one.value.collection] : []))}
          isOtherAddress={listed.kind === 'other-address'}
        />
      )}
      {asked?.kind === 'silent' ? <Silent why={asked.why} /> : null}
    </section>
  )
}

type FoundProps = {
  query: string
  boxes: readonly LootboxEntry[]
  found: SearchAnswer | undefined
  /** Those that were found, as they are now. */
  collections: readonly CollectionDetails[]
  isOtherAddress: boolean
}

function Found({ query, boxes, found, collections, isOtherAddress }: FoundProps) {
  const { tokenSymbol } = readSiteConfig()
  const { items = [], help = [] } = found ?? {}
  // The catalog finds a box by more words; this site shows those it lists.
  const { boxes: all } = readSiteConfig()
  const shown = [
    ...boxes,
    ...all.filter((box) => !boxes.includes(box) && found?.boxes.some(({ key }) => key === box.componentAddress)),
  ]
  const count = shown.length + collections.length + items.length + help.length
  const words = safeText(query, 60)
  if (count === 0 && isOtherAddress)
    return (
      <EmptyState title="That address has no page here">
        It is spelt well, but this site knows nothing of it: no listed box, and no collection that the catalog has read.
      </EmptyState>
    )
  if (count === 0)
    return <EmptyState title={`Nothing called “${words}”`}>Try a part of the name, or paste the address.</EmptyState>
  return (
    <>
      <p role="status" className="text-ink-soft">
        {count === 1 ? '1 result' : `${count} results`} for “{words}”
      </p>
      <Group title="Boxes" rows={shown}>
        {(box) => (
          <Row
            key={box.id}
            href={`/${box.componentAddress}`}
            title={box.title}
            picture={<Image src={box.userImage} alt="" width={64} height={64} className="rounded-[6px]" />}
          >
            {displayAmount(box.price, { unit: tokenSymbol })} a ticket
          </Row>
        )}
      </Group>
      {collections.length === 0 ? null : (
        <div className="flex flex-col gap-4">
          <h2 className="heading text-2xl">Collections</h2>
          <ul className="grid list-none grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-5">
            {collections.map((collection) => (
              <li key={collection.address}>
                <CollectionCard {...collectionCard(collection)} link={SiteAnchor} className="h-full" />
              </li>
            ))}
          </ul>
        </div>
      )}
      {items.length === 0 ? null : (
        <div className="flex flex-col gap-4">
          <h2 className="heading text-2xl">Items</h2>
          <ItemGrid
            items={items.map((item) => gridItem(shownItem(item), { unit: tokenSymbol, withCollection: true }))}
            link={SiteAnchor}
          />
        </div>
      )}
      <Group title="Help and articles" rows={help}>
        {({ key, title, path = '/help_center' }) => <Row key={key} href={path} title={safeText(title)} />}
      </Group>
    </>
  )
}

type GroupProps<Hit> = { title: string; rows: readonly Hit[]; children: (row: Hit) => ReactNode }

function Group<Hit>({ title, rows, children }: GroupProps<Hit>) {
  if (rows.length === 0) return null
  return (
    <div className="flex flex-col gap-4">
      <h2 className="heading text-2xl">{title}</h2>
      <ul className="flex list-none flex-col gap-3 p-0">{rows.map((row) => children(row))}</ul>
    </div>
  )
}

type RowProps = { href: string; title: string; picture?: ReactNode; children?: ReactNode }

/** The whole card is pressed, not just its name. */
const Row = ({ href, title, picture, children }: RowProps) => (
  <li className="outline-card relative flex items-center gap-4 bg-card p-4">
    {picture}
    <div className="min-w-0">
      <SiteLink href={href} className="heading text-xl after:absolute after:inset-0">
        {title}
      </SiteLink>
      {children ? <p className="text-ink-soft text-sm">{children}</p> : null}
    </div>
  </li>
)
