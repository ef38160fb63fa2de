import { safeName, safeText } from '@lootboxes/ledger'
import type { ReactNode } from 'react'
import type { LifeStep } from '../marketplace/item-life'
import type { PropertyCard } from '../marketplace/property-cards'
import { Address } from '../parts/address'
import type { Fact } from '../parts/fact-list'
import { formatCount } from '../parts/format-count'
import { formatDate } from '../parts/format-time'
import { itemName, numberOf } from './item-title'
import { countText, type Market, priceText, RecordLink } from './market'
import { rarityNames } from './rarity-names'

type LifeEvent = {
  readonly atMs: number
  readonly stateVersion: number
  readonly transactionIntentHash: string | undefined
}
type KindChance = { readonly kindLeft: number; readonly allLeft: number }
type ItemReference = { readonly collection: string; readonly localId: string; readonly name: string }

/** An item with its history. */
export type ItemStory = {
  readonly collection: { readonly address: string }
  readonly burned: boolean
  /** Still in its box. */
  readonly lazyMinted: boolean
  readonly owner: string | undefined
  readonly price: string | undefined
  readonly ticketStatus: string | undefined
  /** Items that look alike: of loot, those put into its box. */
  readonly copies: number
  /** Items of the collection that exist. */
  readonly supply: number
  readonly box: { readonly address: string; readonly title: string } | undefined
  /** Before its draw: the copies of its kind in the box, and all items in it. */
  readonly odds: (KindChance & { readonly share: number }) | undefined
  /** The ticket that revealed it. */
  readonly ticket: ItemReference | undefined
  /** The loot that a ticket revealed. */
  readonly won: readonly ItemReference[]
  /** Undefined events have not happened, or do not apply. */
  readonly life: Readonly<
    Record<'printed' | 'bought' | 'opened' | 'revealed' | 'claimed' | 'burned', LifeEvent | undefined>
  >
  readonly attributes: readonly { readonly name: string; readonly value: string; readonly alike: number | undefined }[]
}

/** `1 in 66`, rounded; `certain` for a share of 1. */
export const oddsText = (share: number): string =>
  share >= 1 ? 'certain' : `1 in ${formatCount(Math.round(1 / share))}`

/** `1 in 66 for this kind: 8 of 528 items in the box`. */
const kindChanceText = ({ kindLeft, allLeft }: KindChance, when = ''): string =>
  `${oddsText(kindLeft / allLeft)} for this kind${when}: ${formatCount(kindLeft)} of ${countText(allLeft, 'item')} in the box`

/** A ticket has revealed it, and it is not redeemed yet. */
const isDrawn = ({ lazyMinted, life }: Pick<ItemStory, 'lazyMinted' | 'life'>): boolean =>
  lazyMinted && life.revealed !== undefined

/** The place of an item without an owner. */
export const inTheBoxText = (item: Pick<ItemStory, 'lazyMinted' | 'life'>): string =>
  isDrawn(item) ? 'Revealed, not redeemed' : 'In the box'

type ItemOf = { item: ItemStory; market: Market }

const BoxLink = ({ box, market }: { box: { address: string; title: string }; market: Market }) => (
  <RecordLink href={market.paths.box(box.address)}>{safeName(box.title, 'its box')}</RecordLink>
)

/** The owner of an item: an account, or the box that still holds it. */
function OwnerOf({ item, market }: ItemOf): ReactNode {
  if (item.burned) return 'None: its redemption burned it'
  if (item.lazyMinted && item.box)
    return (
      <>
        None yet: {isDrawn(item) ? 'a ticket has revealed it, and it waits in' : 'it is still in'}{' '}
        <BoxLink box={item.box} market={market} />
      </>
    )
  if (item.owner === undefined) return 'Not known'
  return item.owner.startsWith('account_') ? (
    <RecordLink href={market.paths.account(item.owner)}>
      <Address address={item.owner} label="Owner" plain />
    </RecordLink>
  ) : (
    <Address address={item.owner} label="Owner" className="-ml-1" />
  )
}

function Paid({ item: { price, life, ticketStatus }, market }: ItemOf): ReactNode {
  const receipt = life.bought?.transactionIntentHash
  return (
    <>
      {priceText(price ?? '', market.unit)} for {ticketStatus === undefined ? 'the ticket' : 'it'}
      {receipt === undefined ? null : (
        <>
          , <RecordLink href={market.paths.receipt(receipt)}>receipt</RecordLink>
        </>
      )}
    </>
  )
}

const ItemLink = ({
  of: { collection, localId },
  market,
  name,
}: {
  of: ItemReference
  market: Market
  name: string
}) => (
  <RecordLink href={market.paths.item(collection, localId)}>
    {name} <span className="figure">{numberOf(localId)}</span>
  </RecordLink>
)

type Known = {
  /** What is in its box now. */
  inBox?: KindChance | undefined
  /** No ticket of its box is left to buy. */
  isSoldOut?: boolean
  /** The rights of others over it. */
  rules?: readonly { readonly verdict: 'safe' | 'risk' | 'unknown' }[]
}

function rulesText(rules: NonNullable<Known['rules']>): string {
  const safe = rules.filter(({ verdict }) => verdict === 'safe').length
  return safe === rules.length
    ? 'Nobody can take, freeze, change or copy it, now or later'
    : `${safe} of ${rules.length} are safe for good: see the list below`
}

/** The facts of an item in the order that buyers ask for them: owner, odds, price, origin, rules. */
export function itemFacts(
  item: ItemStory,
  market: Market,
  { inBox, isSoldOut = false, rules = [] }: Known = {},
): readonly Fact[] {
  const { odds, life, price, ticket, won } = item
  const facts: readonly (Fact | false | undefined)[] = [
    { label: 'Owner', value: <OwnerOf item={item} market={market} /> },
    odds &&
      life.revealed && {
        label: 'Chance it had',
        value: kindChanceText(odds, ' when its ticket was revealed'),
      },
    item.lazyMinted &&
      !isDrawn(item) &&
      inBox !== undefined &&
      inBox.kindLeft > 0 && {
        label: 'Chance now',
        value: (
          <>
            {kindChanceText(inBox)}
            <span className="block font-normal text-ink-soft text-sm">
              {isSoldOut
                ? 'All tickets are sold. Those that are not revealed yet wait for these items.'
                : 'Sold tickets that are not revealed yet also wait for these items.'}
            </span>
          </>
        ),
      },
    price !== undefined && life.bought && { label: 'Paid', value: <Paid item={item} market={market} /> },
    ticket && { label: 'Revealed by', value: <ItemLink of={ticket} market={market} name="ticket" /> },
    won.length > 0 && {
      label: 'Its item',
      value: (
        <span className="flex flex-wrap gap-x-3">
          {won.map((one) => (
            <ItemLink key={`${one.collection}:${one.localId}`} of={one} market={market} name={itemName(one.name)} />
          ))}
        </span>
      ),
    },
    item.box && !item.lazyMinted && { label: 'From', value: <BoxLink box={item.box} market={market} /> },
    rules.length > 0 && { label: 'Rules', value: rulesText(rules) },
  ]
  return facts.filter((fact): fact is Fact => typeof fact === 'object')
}

type Stage = readonly [key: keyof ItemStory['life'], title: string, detail?: ReactNode]

function stagesOf({ life, price, box, ticketStatus, owner, copies }: ItemStory, unit: string): readonly Stage[] {
  const day = (event: LifeEvent | undefined, more = '') => event && `${formatDate(event.atMs)}${more}`
  const paid = price === undefined ? '' : `, ${priceText(price, unit)}`
  if (ticketStatus !== undefined)
    return [
      ['bought', 'Bought', day(life.bought, paid)],
      ['opened', 'Revealed', day(life.opened)],
      ['revealed', 'Item chosen', day(life.revealed)],
      ['burned', 'Redeemed', day(life.burned)],
    ]
  if (box === undefined)
    return [
      ['printed', 'Created', day(life.printed)],
      ...(life.burned ? ([['burned', 'Burned', day(life.burned)]] as const) : []),
    ]
  const isHeld = owner?.startsWith('account_')
  return [
    ['printed', 'In the box', copies > 1 ? `one of ${formatCount(copies)} copies` : 'the only copy'],
    ['bought', 'Bought', day(life.bought, paid)],
    ['revealed', 'Revealed', day(life.revealed)],
    [
      'claimed',
      'Redeemed',
      life.claimed && isHeld ? (
        <>
          <Address address={owner ?? ''} label="Owner" plain /> holds it
        </>
      ) : (
        day(life.claimed)
      ),
    ],
  ]
}

/** The stages of an item as steps of `ItemLife`. Past stages link to their receipts; the last of them is the current one. */
export function itemLife(item: ItemStory, { paths, unit }: Market): readonly LifeStep[] {
  const stages = stagesOf(item, unit)
  const now = stages.findLastIndex(([key]) => item.life[key] !== undefined)
  return stages.map(([key, title, detail], at) => {
    const hash = item.life[key]?.transactionIntentHash
    return {
      key,
      title,
      ...(detail === undefined ? {} : { detail }),
      state: at < now ? 'done' : at === now ? 'now' : 'ahead',
      ...(hash === undefined ? {} : { href: paths.receipt(hash) }),
    }
  })
}

const MAX_PROPERTIES = 12

/**
 * Whether it says something how many items have the same value. Name and description are those of a kind; a number is a serial,
 * or the size of an edition.
 */
export const isTrait = ({ name, value }: { name: string; value: string }): boolean =>
  name !== 'name' && name !== 'description' && !/^\d+$/.test(value)

/** The data fields of an item as `PropertyCards`. `hrefOf` links to the items with the same value. */
export const itemProperties = (
  { attributes, supply }: Pick<ItemStory, 'attributes' | 'supply'>,
  hrefOf: (name: string, value: string) => string,
): readonly PropertyCard[] =>
  attributes.slice(0, MAX_PROPERTIES).map(({ name, value, alike }) => ({
    name: safeText(name, 40),
    value: name === 'rarity' ? rarityNames.label(value) : safeText(value, 80),
    ...(alike === undefined || value === '' ? {} : { href: hrefOf(name, value) }),
    ...(alike === undefined || supply === 0 || !isTrait({ name, value }) ? {} : { share: Math.min(1, alike / supply) }),
  }))
