import type { ItemDetails } from '@lootboxes/catalog'
import { parseResourceAddress } from '@lootboxes/ledger'
import { safeName, safeText } from '@lootboxes/lootbox/client'
import { Badge, buttonStyle, ItemGrid, ItemHero, LootSafety, parseRarity, Section, VerifiedMark } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PageBox } from '@/box/page-box'
import { saleOf, summaryOf } from '@/box/sale'
import { OpenDialogButton } from '@/client/open-dialog-button'
import { SiteAnchor, SiteLink } from '@/client/site-link'
import { cardPath, collectionPath, componentOfPath, itemPath, mediaPath } from '@/config/paths'
import { readPreset, readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { getBoxFacts, getCollectionSafety } from '@/ledger/box-facts'
import { askCatalog } from '@/ledger/catalog'
import { PropertiesButton } from '@/tickets/properties-button'
import { safetyRules } from '@/tickets/safety-rules'
import { shownActivity } from './activity-rows'
import { ItemHistory } from './activity-tape'
import { FreshPulls } from './fresh-pulls'
import { inTheBoxText, itemFacts, itemLife, itemProperties } from './item-facts'
import { gridItem, shownItem } from './item-rows'
import { itemTitle, numberBeside } from './item-title'
import { ShareButton } from './share-button'
import { sharedAs } from './shared-as'
import { Counted, Silent } from './silent'

type Props = { params: Promise<{ item: string[] }> }

type Name = { readonly collection: string; readonly localId: string }

/** `/item/item_20` by the preset's alias, `/item/resource_…/%23340%23` as it stands. */
function nameOf([first = '', second, ...rest]: readonly string[]): Name | undefined {
  if (rest.length > 0) return undefined
  return second === undefined
    ? readPreset().aliases.items[first]
    : { collection: first, localId: decodeURIComponent(second) }
}

/** Asked once for the page and its head. */
const readItem = cache((collection: string, localId: string) =>
  askCatalog((catalog, ask) => catalog.getItem({ collection, localId }, ask)),
)

const titleOf = ({ name, localId }: ItemDetails) => itemTitle(name, localId)

export async function itemMetadata({ params }: Props): Promise<Metadata> {
  const name = nameOf((await params).item)
  const asked = name && (await readItem(name.collection, name.localId))
  if (name === undefined || asked?.kind !== 'answer') return { title: 'Item' }
  const { item } = asked.value
  return {
    title: titleOf(item),
    ...sharedAs({
      title: titleOf(item),
      description: `${safeText(item.description, 150)} An item of ${safeText(item.collection.name, 80)}.`.trimStart(),
      path: itemPath(name.collection, name.localId),
      card: cardPath(name.collection, name.localId),
    }),
  }
}

/** One item: who has it, what it went through, and what others can do to it. */
export async function ItemPage({ params }: Props) {
  const name = nameOf((await params).item)
  if (name === undefined) notFound()
  const asked = await readItem(name.collection, name.localId)
  if (asked.kind === 'silent')
    return (
      <div className="wrap flex flex-col gap-8 py-12">
        <h1 className="headline text-6xl">
          Item <span className="figure text-[0.5em]">{safeText(name.localId, 24)}</span>
        </h1>
        <Silent why={asked.why} />
      </div>
    )
  if (asked.kind !== 'answer') notFound()
  return <ItemView item={asked.value.item} asOf={asked.value.asOf} />
}

type ViewProps = { item: ItemDetails; asOf: Parameters<typeof Counted>[0]['asOf'] }

/** What happened to it, and to the ticket that won it; newest first. */
async function readHistory(item: Name, ticket: Name | undefined) {
  const asked = await Promise.all(
    [item, ...(ticket ? [ticket] : [])].map(({ collection, localId }) =>
      askCatalog((catalog, ask) => catalog.listActivity({ item: { collection, localId }, limit: 12 }, ask)),
    ),
  )
  if (asked.some(({ kind }) => kind === 'silent')) return undefined
  const rows = asked.flatMap((one) => (one.kind === 'answer' ? one.value.items : []))
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((a, b) => b.stateVersion - a.stateVersion)
}

/** What the page shows beside the item itself; all of it is asked at once, and left out where it does not come. */
async function readAround(item: ItemDetails) {
  const { networkId } = readSiteConfig()
  const collection = item.collection.address
  const resource = parseResourceAddress(collection, networkId)
  const [details, stats, history, more, safety] = await Promise.all([
    askCatalog((catalog, ask) => catalog.getCollection({ address: collection }, ask)),
    item.lazyMinted && item.box
      ? askCatalog((catalog, ask) => catalog.getStats({ box: item.box?.address, days: 1 }, ask))
      : undefined,
    readHistory({ collection, localId: item.localId }, item.ticket),
    // Of what a box prints, others that were drawn are shown.
    item.box === undefined
      ? askCatalog((catalog, ask) => catalog.listItems({ collection, sort: 'Recently Added', limit: 6 }, ask))
      : undefined,
    resource.isOk() ? getCollectionSafety(resource.value) : undefined,
  ])
  return {
    details: details.kind === 'answer' ? details.value.collection : undefined,
    leftShare:
      stats?.kind === 'answer'
        ? stats.value.box?.kinds.find(
            (kind) => kind.collection === collection && kind.name === item.name && kind.rarity === item.rarity,
          )?.leftShare
        : undefined,
    history,
    more: more?.kind === 'answer' ? more.value.items.filter(({ localId }) => localId !== item.localId).slice(0, 5) : [],
    rules: safety === undefined ? [] : safetyRules(safety.value.collections),
  }
}

async function ItemView({ item, asOf }: ViewProps) {
  const site = readSiteConfig()
  const unit = site.tokenSymbol
  const collection = safeName(item.collection.name, 'A collection without a name')
  const listed = item.box && componentOfPath(item.box.address, site.networkId)
  const box = listed && findBox(site, listed)
  const [{ details, leftShare, history, more, rules }, fact] = await Promise.all([
    readAround(item),
    box && getBoxFacts(box.componentAddress),
  ])
  const title = safeName(item.name, 'Without a name')
  const piece = { name: title, resource: item.collection.address, id: item.localId }
  const rulesInShort =
    rules.length === 0
      ? undefined
      : rules.every(({ verdict }) => verdict === 'safe')
        ? 'Nobody can take, freeze, change or copy it, now or later'
        : `${rules.filter(({ verdict }) => verdict === 'safe').length} of ${rules.length} are settled for good: see below`
  return (
    <>
      {listed && box ? (
        <PageBox current={{ address: listed, box, sale: saleOf(box, fact), facts: summaryOf(fact?.value) }} />
      ) : null}
      <ItemHero
        name={title}
        serial={numberBeside(safeName(item.name, 'Without a name'), item.localId)}
        crumbs={[
          { label: 'Collections', href: '/collections-wide' },
          { label: collection, href: collectionPath(item.collection.address) },
          { label: titleOf(item) },
        ]}
        link={SiteAnchor}
        artwork={{
          src: item.imageUrl === undefined ? undefined : mediaPath(item.collection.address, item.localId),
          alt: safeText(item.description, 200) || title,
          rarity: parseRarity(item.rarity),
          flagged: item.nfsw,
        }}
        description={safeText(item.description, 600)}
        marks={
          <>
            {item.verified ? <VerifiedMark /> : null}
            {item.lazyMinted ? <Badge>{inTheBoxText(item)}</Badge> : null}
          </>
        }
        facts={itemFacts(item, { unit, leftShare, rules: rulesInShort })}
        properties={itemProperties(item, details?.supply ?? 0)}
        life={itemLife(item, unit)}
        counted={<Counted asOf={asOf} />}
        actions={
          <>
            <ShareButton title={titleOf(item)} />
            <PropertiesButton piece={piece} />
            {box === undefined ? null : (
              <OpenDialogButton flag="bidsModal" size="small" variant="quiet">
                Recent sales
              </OpenDialogButton>
            )}
            {box === undefined ? null : (
              <OpenDialogButton flag="buyModal" size="small" variant="quiet">
                Buy a ticket
              </OpenDialogButton>
            )}
          </>
        }
      />
      <Section
        title="Its history"
        more={
          <a
            href={`/lists/activity.csv?item=${encodeURIComponent(`${item.collection.address}:${item.localId}`)}`}
            className={buttonStyle({ size: 'small', variant: 'quiet' })}
          >
            As CSV
          </a>
        }
      >
        {history === undefined ? (
          <p>The catalog does not answer.</p>
        ) : (
          <ItemHistory
            rows={history.map(shownActivity)}
            unit={unit}
            empty="Nothing has happened to it since it was printed into its box."
          />
        )}
      </Section>
      {rules.length === 0 ? null : (
        <Section title="What others can do to it" ground="card">
          <LootSafety rules={rules} />
        </Section>
      )}
      {item.box === undefined ? null : (
        <FreshPulls
          title="Fresh from the same box"
          box={item.box.address}
          except={{ collection: item.collection.address, localId: item.localId }}
        />
      )}
      {more.length === 0 ? null : (
        <Section
          title={`More of ${collection}`}
          more={<SiteLink href={collectionPath(item.collection.address)}>All of it</SiteLink>}
        >
          <ItemGrid items={more.map((one) => gridItem(shownItem(one), { unit }))} link={SiteAnchor} />
        </Section>
      )}
    </>
  )
}
