import type { ItemDetails, LifeEvent } from '@lootboxes/catalog'
import { hrefWith, propertyKey } from '@lootboxes/catalog/lists'
import { safeName, safeText } from '@lootboxes/lootbox/client'
import { Address, type Fact, formatExactTime, type LifeStep, type PropertyCard } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { SiteLink } from '@/client/site-link'
import { accountPath, collectionPath, itemPath, receiptPath } from '@/config/paths'
import { priceText } from './item-rows'

/** `1 in 66`, rounded; `certain` for a share of 1. */
export const oddsText = (share: number): string =>
  share >= 1 ? 'certain' : `1 in ${Math.round(1 / share).toLocaleString('en')}`

const dayOf = ({ atMs }: LifeEvent): string => formatExactTime(atMs).replace(/,.*$/, '')

const receiptOf = (event: LifeEvent | undefined): { href?: string } =>
  event?.transactionIntentHash === undefined ? {} : { href: receiptPath(event.transactionIntentHash) }

/** A ticket has drawn it, and it is not redeemed yet. */
const isDrawn = ({ lazyMinted, life }: Pick<ItemDetails, 'lazyMinted' | 'life'>): boolean =>
  lazyMinted && life.revealed !== undefined

/** Where an item without an owner is. */
export const inTheBoxText = (item: Pick<ItemDetails, 'lazyMinted' | 'life'>): string =>
  isDrawn(item) ? 'Drawn, not collected yet' : 'Still in the box'

/** The owner of an item: an account, or the box that still holds it. */
function OwnerOf({ item }: { item: ItemDetails }): ReactNode {
  if (item.burned) return 'Nobody: it was redeemed, which burned it'
  if (item.lazyMinted && item.box)
    return (
      <>
        Nobody yet: {isDrawn(item) ? 'a ticket has drawn it, and it waits in' : 'it is still in'}{' '}
        <BoxLink box={item.box} />
      </>
    )
  if (item.owner === undefined) return 'Not known'
  return item.owner.startsWith('account_') ? (
    <SiteLink href={accountPath(item.owner)}>
      <Address address={item.owner} label="Owner" plain />
    </SiteLink>
  ) : (
    <Address address={item.owner} label="Owner" className="-ml-1" />
  )
}

const BoxLink = ({ box }: { box: { address: string; title: string } }) => (
  <SiteLink href={`/${box.address}`}>{safeName(box.title, 'its box')}</SiteLink>
)

type Known = {
  unit: string
  /** Share of its kind among the items left in its box. */
  leftShare: number | undefined
  /** Summary of the rules: what others may do to it. */
  rules: string | undefined
}

/** The facts of an item in the order buyers ask for them: owner, odds, price, origin, rules. */
export function itemFacts(item: ItemDetails, { unit, leftShare, rules }: Known): readonly Fact[] {
  const { odds, life, price, ticket, won } = item
  const bought = life.bought?.transactionIntentHash
  const paid =
    price === undefined || life.bought === undefined
      ? undefined
      : `${priceText(price, unit)} for ${item.ticketStatus === undefined ? 'the ticket' : 'it'}`
  return [
    { label: 'Owner', value: <OwnerOf item={item} /> },
    ...(odds === undefined || life.revealed === undefined
      ? []
      : [
          {
            label: 'Odds it had',
            value: (
              <>
                {oddsText(odds.share)} at version{' '}
                <span className="figure">{life.revealed.stateVersion.toLocaleString('en')}</span>
              </>
            ),
          },
        ]),
    ...(item.lazyMinted && !isDrawn(item) && leftShare !== undefined && leftShare > 0
      ? [{ label: 'Odds now', value: `${oddsText(leftShare)} with the next ticket` }]
      : []),
    ...(paid === undefined
      ? []
      : [
          {
            label: 'Paid',
            value:
              bought === undefined ? (
                paid
              ) : (
                <>
                  {paid}, <SiteLink href={receiptPath(bought)}>receipt</SiteLink>
                </>
              ),
          },
        ]),
    ...(ticket === undefined
      ? []
      : [
          {
            label: 'Won by',
            value: (
              <SiteLink href={itemPath(ticket.collection, ticket.localId)}>
                ticket <span className="figure">{safeText(ticket.localId, 24)}</span>
              </SiteLink>
            ),
          },
        ]),
    ...(won.length === 0
      ? []
      : [
          {
            label: 'What it won',
            value: won.map(({ collection, localId, name }) => (
              <SiteLink key={`${collection}:${localId}`} href={itemPath(collection, localId)} className="mr-3">
                {safeName(name, 'Without a name')} <span className="figure">{safeText(localId, 24)}</span>
              </SiteLink>
            )),
          },
        ]),
    ...(item.box === undefined || item.lazyMinted ? [] : [{ label: 'From', value: <BoxLink box={item.box} /> }]),
    ...(rules === undefined ? [] : [{ label: 'Rules', value: rules }]),
  ]
}

type Stage = { key: keyof ItemDetails['life']; title: string; detail?: ReactNode }

/** The stages of an item. Past stages link to their receipts; the last of them is the current one. */
export function itemLife(item: ItemDetails, unit: string): readonly LifeStep[] {
  const { life, odds, price, box, ticketStatus } = item
  const held = item.owner?.startsWith('account_') ? <Address address={item.owner} label="Owner" plain /> : undefined
  const paid = price === undefined ? '' : `, ${priceText(price, unit)}`
  const stages: readonly Stage[] =
    ticketStatus !== undefined
      ? [
          { key: 'bought', title: 'Bought', ...(life.bought ? { detail: dayOf(life.bought) + paid } : {}) },
          { key: 'opened', title: 'Opened', ...(life.opened ? { detail: dayOf(life.opened) } : {}) },
          { key: 'revealed', title: 'Revealed', ...(life.revealed ? { detail: dayOf(life.revealed) } : {}) },
          { key: 'burned', title: 'Redeemed', ...(life.burned ? { detail: dayOf(life.burned) } : {}) },
        ]
      : box === undefined
        ? [
            { key: 'printed', title: 'Made', ...(life.printed ? { detail: dayOf(life.printed) } : {}) },
            ...(life.burned ? [{ key: 'burned', title: 'Burned', detail: dayOf(life.burned) } as const] : []),
          ]
        : [
            { key: 'printed', title: 'Printed', detail: `1 of ${item.copies.toLocaleString('en')}` },
            { key: 'bought', title: 'Bought', ...(life.bought ? { detail: dayOf(life.bought) + paid } : {}) },
            {
              key: 'revealed',
              title: 'Revealed',
              ...(life.revealed ? { detail: `${dayOf(life.revealed)}${odds ? `, ${oddsText(odds.share)}` : ''}` } : {}),
            },
            {
              key: 'claimed',
              title: 'Claimed',
              ...(life.claimed ? { detail: held ? <>{held} holds it</> : dayOf(life.claimed) } : {}),
            },
          ]
  const now = stages.findLastIndex(({ key }) => life[key] !== undefined)
  return stages.map(({ key, title, detail }, at) => ({
    key,
    title,
    ...(detail === undefined ? {} : { detail }),
    state: at < now ? 'done' : at === now ? 'now' : 'ahead',
    ...receiptOf(life[key]),
  }))
}

const MAX_PROPERTIES = 12
/** The rarity has a parameter of its own name. */
const keyOf = (name: string) => (name === 'rarity' ? 'edge' : propertyKey(name))

/** The data fields of an item as cards, with the share of items with the same value and a link to them. */
export function itemProperties(item: ItemDetails, supply: number): readonly PropertyCard[] {
  return item.attributes.slice(0, MAX_PROPERTIES).map(({ name, value, alike }) => ({
    name: safeText(name, 40),
    value: safeText(value, 80),
    // A link to the items with the same value.
    ...(alike === undefined || value === ''
      ? {}
      : { href: hrefWith(collectionPath(item.collection.address), { [keyOf(name)]: value }) }),
    ...(alike === undefined || supply === 0 ? {} : { share: Math.min(1, alike / supply) }),
  }))
}
