import type { CatalogCollection, CollectionDetails } from '@lootboxes/catalog'
import { parseResourceAddress } from '@lootboxes/ledger'
import { safeName, safeText } from '@lootboxes/lootbox/client'
import {
  Address,
  Avatar,
  buttonStyle,
  Cell,
  type Figure,
  HeaderCell,
  LootSafety,
  PageHead,
  parseRarity,
  RarityEdge,
  rarities as rarityOrder,
  Section,
  TabLinks,
  Table,
  VerifiedMark,
} from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import * as z from 'zod/mini'
import { SiteAnchor, SiteLink } from '@/client/site-link'
import { accountPath, cardPath, collectionPath } from '@/config/paths'
import { readPreset, readSiteConfig } from '@/config/read-site-config'
import { getCollectionSafety } from '@/ledger/box-facts'
import { askCatalog } from '@/ledger/catalog'
import { safetyRules } from '@/tickets/safety-rules'
import { ActivityOf } from './activity-of'
import { hrefOf } from './href-of'
import { priceText, shownItem } from './item-rows'
import { ItemsBrowser } from './items-browser'
import { itemsParams } from './items-params'
import { itemsWanted, parseItemsQuery, type SearchParams } from './list-query'
import { LIST_ROWS, listPage } from './list-route'
import { ShareButton } from './share-button'
import { sharedAs } from './shared-as'
import { Counted, Silent } from './silent'

type Props = { params: Promise<{ address: string }>; searchParams: Promise<SearchParams> }

/** The address itself, or what an alias of the preset stands for. */
const addressOf = (segment: string): string | undefined =>
  segment.startsWith('resource_') ? segment : readPreset().aliases.collections[segment]

/** Asked once for the page and its head. */
const readCollection = cache((address: string) => askCatalog((catalog, ask) => catalog.getCollection({ address }, ask)))

const titleOf = ({ name }: Pick<CatalogCollection, 'name'>) => safeName(name, 'A collection without a name')

export async function collectionMetadata({ params }: Props): Promise<Metadata> {
  const address = addressOf((await params).address)
  const asked = address === undefined ? undefined : await readCollection(address)
  if (address === undefined || asked?.kind !== 'answer') return { title: 'Collection' }
  const { collection } = asked.value
  return {
    title: titleOf(collection),
    ...sharedAs({
      title: titleOf(collection),
      description: safeText(collection.description, 200) || `${titleOf(collection)}: its items, owners and history.`,
      path: collectionPath(address),
      card: cardPath(address),
    }),
  }
}

const views = ['items', 'activity', 'owners', 'rules'] as const
const View = z.catch(z.enum(views), 'items')

/** `/collection/…`: what is in it, who has it, what happened, and what others can do to it. */
export async function CollectionPage({ params, searchParams }: Props) {
  const { address: segment } = await params
  const address = addressOf(segment)
  if (address === undefined) notFound()
  const said = await searchParams
  const asked = await readCollection(address)
  if (asked.kind === 'silent')
    return (
      <div className="wrap flex flex-col gap-8 py-12">
        <h1 className="headline text-6xl">Collection</h1>
        <Silent why={asked.why} />
      </div>
    )
  if (asked.kind !== 'answer') notFound()
  const { collection, asOf } = asked.value
  const path = collectionPath(segment)
  const view = View.parse(said.show)
  return (
    <div className="wrap">
      <PageHead
        crumbs={[{ label: 'Collections', href: '/collections-wide' }, { label: titleOf(collection) }]}
        link={SiteAnchor}
        title={titleOf(collection)}
        aside={collection.verified ? <VerifiedMark /> : undefined}
        lede={<Lede collection={collection} />}
        counted={<Counted asOf={asOf} />}
        figures={figuresOf(collection, readSiteConfig().tokenSymbol)}
        actions={<ShareButton title={titleOf(collection)} />}
      />
      <TabLinks
        label={titleOf(collection)}
        link={SiteAnchor}
        tabs={[
          { label: 'Items', href: path, count: collection.supply, current: view === 'items' },
          { label: 'Activity', href: hrefOf(path, { show: 'activity' }), current: view === 'activity' },
          {
            label: 'Owners',
            href: hrefOf(path, { show: 'owners' }),
            count: collection.holders,
            current: view === 'owners',
          },
          { label: 'Rarity and rules', href: hrefOf(path, { show: 'rules' }), current: view === 'rules' },
        ]}
      />
      {view === 'items' ? <Items collection={collection} path={path} said={said} /> : null}
      {view === 'activity' ? <ActivityOf of={{ collection: collection.address }} said={said} /> : null}
      {view === 'owners' ? <Owners collection={collection} /> : null}
      {view === 'rules' ? <Rules collection={collection} /> : null}
    </div>
  )
}

function Lede({ collection }: { collection: CollectionDetails }) {
  const { boxes, description, dappDefinition } = collection
  return (
    <>
      {safeText(description, 400)}
      {boxes.length === 0 ? null : (
        <>
          {' '}
          {collection.kind === 'ticket' ? 'Tickets of ' : 'Drawn from '}
          {boxes.map(({ address, title }, at) => (
            <span key={address}>
              {at === 0 ? '' : at === boxes.length - 1 ? ' and ' : ', '}
              <SiteLink href={`/${address}`}>{safeName(title, 'a box')}</SiteLink>
            </span>
          ))}
          .
        </>
      )}{' '}
      {dappDefinition === undefined ? null : (
        <>
          Made by <Address address={dappDefinition} label="the creator’s dApp account" />
        </>
      )}
    </>
  )
}

function figuresOf(collection: CollectionDetails, unit: string): readonly Figure[] {
  const { supply, inBox, holders, sold, volume, revealed, claimRate, kind } = collection
  const count = (value: number) => value.toLocaleString('en')
  return [
    { label: 'Items', value: count(supply) },
    ...(kind === 'loot' ? [{ label: 'In the box', value: count(inBox) }] : []),
    { label: 'Owners', value: count(holders) },
    ...(kind === 'created'
      ? []
      : [
          ...(kind === 'ticket' ? [{ label: 'Sold', value: count(sold) }] : []),
          { label: 'Volume', value: priceText(volume, unit) },
        ]),
    ...(revealed === 0 ? [] : [{ label: 'Claimed', value: `${Math.round(claimRate * 100)} %` }]),
  ]
}

type PartProps = { collection: CollectionDetails; said: SearchParams; path: string }

async function Items({ collection: { address }, said, path }: PartProps) {
  const { category: _, collection: __, ...query } = parseItemsQuery(said)
  const wanted = itemsWanted(query, { collection: address })
  const [items, counts] = await Promise.all([
    askCatalog((catalog, ask) => catalog.listItems({ ...wanted, limit: LIST_ROWS }, ask)),
    askCatalog((catalog, ask) => catalog.countItems(wanted, ask)),
  ])
  if (items.kind === 'stale-cursor') redirect(hrefOf(path, itemsParams({ ...query, cursor: undefined })))
  if (items.kind !== 'answer')
    return (
      <div className="py-10">
        <Silent why={items.kind === 'silent' ? items.why : 'The catalog does not answer.'} />
      </div>
    )
  return (
    <ItemsBrowser
      path={path}
      query={query}
      fixed={{ collection: address }}
      first={listPage(items.value, shownItem)}
      counts={counts.kind === 'answer' ? counts.value : undefined}
      unit={readSiteConfig().tokenSymbol}
    />
  )
}

/** The first hundred; the whole list is a file. */
async function Owners({ collection: { address, supply } }: Pick<PartProps, 'collection'>) {
  const asked = await askCatalog((catalog, ask) => catalog.listHolders({ collection: address, limit: 100 }, ask))
  if (asked.kind !== 'answer') return <Silent why={asked.kind === 'silent' ? asked.why : 'No owners are known.'} />
  const { items, total } = asked.value
  return (
    <div className="flex max-w-3xl flex-col items-start gap-5 py-8 pb-14">
      <Table caption={`${Math.min(items.length, total)} of ${total} owners, who has most first`}>
        <thead>
          <tr>
            <HeaderCell>Owner</HeaderCell>
            <HeaderCell align="end">Items</HeaderCell>
            <HeaderCell align="end">Share</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {items.map(({ address: owner, count }) => (
            <tr key={owner}>
              <Cell>
                <span className="flex items-center gap-3">
                  <Avatar name={owner} size="small" decorative />
                  {owner.startsWith('account_') ? (
                    <SiteLink href={accountPath(owner)}>
                      <Address address={owner} label="Owner" plain />
                    </SiteLink>
                  ) : (
                    <Address address={owner} label="Owner" />
                  )}
                </span>
              </Cell>
              <Cell align="end" className="figure">
                {count.toLocaleString('en')}
              </Cell>
              <Cell align="end" className="figure">
                {supply === 0 ? '' : `${((count / supply) * 100).toFixed(1)} %`}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <a href={hrefOf('/lists/holders.csv', { collection: address })} className={buttonStyle({ size: 'small' })}>
        All owners as CSV
      </a>
    </div>
  )
}

async function Rules({ collection }: Pick<PartProps, 'collection'>) {
  const resource = parseResourceAddress(collection.address, readSiteConfig().networkId)
  const safety = resource.isOk() ? await getCollectionSafety(resource.value) : undefined
  const rules = safety === undefined ? [] : safetyRules(safety.value.collections)
  const rows = collection.rarities.toSorted(
    (a, b) => rarityOrder.indexOf(parseRarity(b.rarity)) - rarityOrder.indexOf(parseRarity(a.rarity)),
  )
  const printed = rows.reduce((sum, { items }) => sum + items, 0)
  return (
    <div className="flex flex-col gap-10 py-8 pb-14">
      {rows.length === 0 ? null : (
        <Table caption="How many of each edge were printed into boxes, and where they are">
          <thead>
            <tr>
              <HeaderCell>Edge</HeaderCell>
              <HeaderCell align="end">Printed</HeaderCell>
              <HeaderCell align="end">Share</HeaderCell>
              <HeaderCell align="end">Still in a box</HeaderCell>
              <HeaderCell align="end">Claimed</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rarity, items, inBox, claimed }) => (
              <tr key={rarity}>
                <Cell>
                  <RarityEdge rarity={parseRarity(rarity)} />
                </Cell>
                {[
                  items.toLocaleString('en'),
                  `${((items / Math.max(1, printed)) * 100).toFixed(1)} %`,
                  inBox.toLocaleString('en'),
                  claimed.toLocaleString('en'),
                ].map((text, at) => (
                  <Cell key={at} align="end" className="figure">
                    {text}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Section title="What others can do to its items" className="p-0! [&>.wrap]:px-0">
        {rules.length === 0 ? (
          <p>The ledger does not answer at the moment, so nothing is claimed about its rules.</p>
        ) : (
          <LootSafety rules={rules} />
        )}
      </Section>
    </div>
  )
}
