import type { AsOf, CatalogActivity, ItemDetails } from '@lootboxes/catalog'
import { hrefWith, listedActivity, propertyKey } from '@lootboxes/catalog/lists'
import { safeText, safetyRules } from '@lootboxes/lootbox/client'
import {
  Badge,
  ButtonLink,
  collectionName,
  gridItem,
  ItemGrid,
  ItemHero,
  inTheBoxText,
  itemFacts,
  itemLife,
  itemName,
  itemProperties,
  itemTitle,
  Link,
  LootSafety,
  numberBeside,
  parseRarity,
  Section,
  ShareButton,
} from '@lootboxes/ui'
import { PageBox } from '@/box/page-box'
import { currentBox } from '@/box/sale'
import type { CurrentBox } from '@/client/current-box'
import { OpenDialogButton } from '@/client/open-dialog-button'
import { RefreshSoon } from '@/client/refresh-soon'
import { boxPath, collectionPath, mediaPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { getCollectionSafety, readListedBox } from '@/ledger/box-facts'
import { readCatalog } from '@/ledger/catalog'
import { PropertiesButton } from '@/tickets/properties-button'
import { HeldTicketAction } from '@/tickets/when-connected'
import { ItemHistory } from './activity-tape'
import { Counted } from './catalog-answer'
import { DeferredVerifiedMark } from './deferred-lists'
import { FreshPulls } from './fresh-pulls'
import { marketOf } from './market'

/** The activity of an item and of the ticket that won it, newest first. Undefined while the catalog is unavailable. */
async function readHistory({
  collection,
  localId,
  ticket,
}: ItemDetails): Promise<readonly CatalogActivity[] | undefined> {
  const ids = [{ collection: collection.address, localId }, ...(ticket ? [ticket] : [])]
  const lists = await Promise.all(ids.map((item) => readCatalog('listActivity', { item, limit: 12 })))
  if (lists.some(({ kind }) => kind === 'unavailable')) return undefined
  const rows = lists.flatMap(({ value }) => value?.items ?? [])
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((a, b) => b.stateVersion - a.stateVersion)
}

/** Reads the other parts of the page. A part that cannot be read is left out, and the page refreshes until it is there. */
async function readRelated(item: ItemDetails) {
  const { address } = item.collection
  const box = item.box?.address
  const [stats, history, others, safety, listedBox] = await Promise.all([
    item.lazyMinted && box ? readCatalog('getStats', { box, days: 1 }) : undefined,
    readHistory(item),
    // The page of an item from a box shows other draws of that box instead.
    box === undefined ? readCatalog('listItems', { collection: address, sort: 'Recently Added', limit: 6 }) : undefined,
    getCollectionSafety(address),
    readListedBox(box),
  ])
  const kinds = stats?.value?.box?.kinds ?? []
  const kind = kinds.find(
    ({ collection, name, rarity }) => collection === address && name === item.name && rarity === item.rarity,
  )
  return {
    isComplete: history !== undefined && [stats, others].every((answer) => answer?.kind !== 'unavailable'),
    inBox: kind && { kindLeft: kind.left, allLeft: kinds.reduce((sum, { left }) => sum + left, 0) },
    history,
    others: (others?.value?.items ?? []).filter(({ localId }) => localId !== item.localId).slice(0, 5),
    rules: safety === undefined ? [] : safetyRules(safety.value.collections),
    listedBox,
  }
}

/** The page of an item. */
export async function ItemView({ item, asOf }: { item: ItemDetails; asOf: AsOf }) {
  const market = marketOf(readSiteConfig())
  const { isComplete, inBox, history, others, rules, listedBox } = await readRelated(item)
  const { address } = item.collection
  const current = listedBox && currentBox(listedBox)
  const isSoldOut = current?.sale.status === 'sold-out'
  const collection = collectionName(item.collection)
  const name = itemName(item.name)
  const title = itemTitle(item.name, item.localId)
  return (
    <>
      {isComplete ? null : <RefreshSoon />}
      {current && <PageBox current={current} />}
      <ItemHero
        name={name}
        serial={numberBeside(name, item.localId)}
        crumbs={[
          { label: 'Collections', href: '/collections-wide' },
          { label: collection, href: collectionPath(address) },
          { label: title },
        ]}
        artwork={{
          src: item.imageUrl === undefined ? undefined : mediaPath(address, item.localId),
          // The page has the name and the description beside the picture.
          alt: '',
          rarity: parseRarity(item.rarity),
          flagged: item.nfsw,
        }}
        description={safeText(item.description, 600)}
        marks={
          <>
            {item.verified ? <DeferredVerifiedMark /> : null}
            {item.lazyMinted ? <Badge>{inTheBoxText(item)}</Badge> : null}
          </>
        }
        facts={itemFacts(item, market, { inBox, isSoldOut, rules })}
        properties={itemProperties(item, (field, value) =>
          // The query has a separate parameter for the rarity.
          hrefWith(collectionPath(address), { [field === 'rarity' ? 'edge' : propertyKey(field)]: value }),
        )}
        life={itemLife(item, market)}
        counted={<Counted asOf={asOf} />}
        actions={
          <>
            <MainAction item={item} current={current} />
            <ShareButton title={title} />
            <PropertiesButton piece={{ name, resource: address, id: item.localId, nfsw: item.nfsw }} />
            {current && (
              <OpenDialogButton flag="bidsModal" size="small" variant="quiet">
                Recent sales
              </OpenDialogButton>
            )}
          </>
        }
      />
      <HistorySection item={`${address}:${item.localId}`} history={history} />
      {rules.length === 0 ? null : (
        <Section title="Rights of others" ground="card">
          <LootSafety rules={rules} />
        </Section>
      )}
      {item.box === undefined ? null : (
        <FreshPulls
          title="Newest from the same box"
          box={item.box.address}
          except={{ collection: address, localId: item.localId }}
        />
      )}
      {others.length === 0 ? null : (
        <Section title={`More of ${collection}`} more={<Link href={collectionPath(address)}>All of it</Link>}>
          <ItemGrid items={others.map((other) => gridItem(other, market))} />
        </Section>
      )}
    </>
  )
}

/** Reveals or redeems the ticket of the connected account; others buy a ticket or see the box. */
function MainAction({ item, current }: { item: ItemDetails; current: CurrentBox | undefined }) {
  const { collection, localId, box, lazyMinted, drawn } = item
  // Only an item that no ticket has drawn can be won.
  const isInPlay = lazyMinted && !drawn && current !== undefined && current.sale.status !== 'sold-out'
  const others = isInPlay ? (
    <OpenDialogButton flag="buyModal" size="small" variant="primary">
      Buy a ticket
    </OpenDialogButton>
  ) : box ? (
    <ButtonLink size="small" variant="primary" href={boxPath(box.address)}>
      See the box
    </ButtonLink>
  ) : null
  const ticket = collection.kind === 'ticket' ? localId : item.ticket?.localId
  return current && ticket ? <HeldTicketAction ticket={ticket}>{others}</HeldTicketAction> : others
}

type HistorySectionProps = { item: string; history: readonly CatalogActivity[] | undefined }

const HistorySection = ({ item, history }: HistorySectionProps) => (
  <Section
    title="Its history"
    more={
      <ButtonLink size="small" href={hrefWith('/lists/activity.csv', { item })} variant="quiet" download>
        Download CSV
      </ButtonLink>
    }
  >
    {history ? <ItemHistory rows={history.map(listedActivity)} /> : <p>The catalog does not answer.</p>}
  </Section>
)
