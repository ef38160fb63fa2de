import { safeName, safeText } from '@lootboxes/ledger'
import { Fragment, type ReactNode } from 'react'
import { type ActivityRow, activityWords } from '../marketplace/activity-feed'
import { Address } from '../parts/address'
import { formatCount } from '../parts/format-count'
import { parseRarity, rarityShortWords } from '../tickets/rarity'
import { itemName, numberOf } from './item-title'
import { countText, type Market, priceText, RecordLink } from './market'

type Kind = 'Bought' | 'Revealed' | 'Drawn' | 'Claimed' | 'Minted' | 'Transfer' | 'Other'

/** One event of a marketplace's activity list. */
export type ActivityRecord = {
  readonly id: string
  /** In milliseconds. */
  readonly at: number
  readonly kind: Kind
  readonly count: number
  readonly transactionIntentHash?: string | undefined
  readonly account?: string | undefined
  readonly amount?: string | undefined
  /** The called method, if it is none of the box's own. */
  readonly method?: string | undefined
  readonly box?: { readonly address: string; readonly name: string } | undefined
  readonly collection?: { readonly address: string; readonly name: string } | undefined
  readonly things: readonly {
    readonly collection: string
    readonly localId: string
    readonly name: string
    readonly rarity: string
    readonly isTicket: boolean
    readonly hasPicture?: boolean | undefined
  }[]
}

const kinds = {
  Bought: 'bought',
  Revealed: 'revealed',
  Drawn: 'drawn',
  Claimed: 'claimed',
  Minted: 'created',
  Transfer: 'transfer',
  Other: 'other',
} as const satisfies Record<Kind, ActivityRow['kind']>

/** The word of a kind of event, for filters. */
export const activityKindText = (kind: Kind): string => activityWords[kinds[kind]]

const MAX_NAMED = 3

function Things({ row: { things, count }, market }: { row: ActivityRecord; market: Market }) {
  const named = things.slice(0, MAX_NAMED)
  const rest = Math.max(count, things.length) - named.length
  return (
    <>
      {named.map(({ collection, localId, name, rarity, isTicket }, at) => (
        <Fragment key={`${collection}:${localId}`}>
          {at === 0 ? '' : ', '}
          <RecordLink
            href={market.paths.item(collection, localId)}
            {...(isTicket ? { label: `Ticket ${numberOf(localId)}` } : {})}
          >
            {isTicket ? '' : `${itemName(name)} `}
            <span className="figure whitespace-nowrap text-sm">
              {/* Tickets share one prefix: “No. 1, 2”. */}
              {isTicket && at > 0 ? numberOf(localId, 16).replace(/^No\. /, '') : numberOf(localId, 16)}
            </span>
          </RecordLink>
          {parseRarity(rarity) === 'plain' ? '' : `, ${rarityShortWords[parseRarity(rarity)].toLowerCase()}`}
        </Fragment>
      ))}
      {rest > 0 ? ` and ${formatCount(rest)} more` : ''}
    </>
  )
}

/** On the page of an item a line counts the other items of the transaction. */
const aboutOne = ({ count, things }: ActivityRecord): string => {
  const others = Math.max(count, things.length) - 1
  return others > 0 ? `this item and ${countText(others, 'other')}` : 'this item'
}

const BoxLink = ({ box: { address, name }, market }: { box: NonNullable<ActivityRecord['box']>; market: Market }) => (
  <RecordLink href={market.paths.box(address)}>{safeName(name, 'A box')}</RecordLink>
)

function whatOf(row: ActivityRecord, market: Market, isAboutOne: boolean): ReactNode {
  const { kind, count, amount, things, box, collection, method } = row
  const names = <Things row={row} market={market} />
  if (isAboutOne && kind !== 'Bought' && kind !== 'Revealed' && kind !== 'Drawn' && kind !== 'Other')
    return aboutOne(row)
  const tickets = (
    <>
      {countText(count, 'ticket')}
      {box === undefined ? null : (
        <>
          {' of '}
          <BoxLink {...{ box, market }} />
        </>
      )}
    </>
  )
  if (kind === 'Bought')
    return (
      <>
        {tickets}
        {amount === undefined ? '' : ` for ${priceText(amount, market.unit)}`}
      </>
    )
  if (kind === 'Revealed')
    return (
      <>
        {tickets}
        {things.length === 0 ? null : <>: {names}</>}
      </>
    )
  const name = collection && safeName(collection.name, 'a collection')
  if (kind === 'Minted')
    return (
      <>
        {countText(count, 'item')}
        {collection === undefined ? null : (
          <>
            {' of '}
            <RecordLink href={market.paths.collection(collection.address)}>{name}</RecordLink>
          </>
        )}
      </>
    )
  if (kind === 'Drawn')
    return (
      <>
        {count === 1 ? 'the item for ticket' : 'the items for tickets'} {names}
      </>
    )
  const named = things.length === 0 ? name : names
  if (kind === 'Transfer' || kind === 'Claimed') return named ?? 'an item'
  return (
    <>
      a transaction
      {method === undefined ? '' : `, ${safeText(method.replaceAll('_', ' '), 40)}`}
      {named === undefined ? null : <>: {named}</>}
    </>
  )
}

function actorOf({ kind, account, box }: ActivityRecord, market: Market): ReactNode {
  if (kind === 'Drawn') return box ? <BoxLink {...{ box, market }} /> : 'The box'
  return account === undefined ? undefined : (
    <RecordLink href={market.paths.account(account)}>
      <Address address={account} label="Account" plain className="text-sm" />
    </RecordLink>
  )
}

/** The first picture of loot. Of tickets only: the picture of their box, because a redeemed ticket has none anymore. */
function pictureOf({ things, box }: ActivityRecord, { paths, boxPicture }: Market): string | undefined {
  const shown = things.find(({ hasPicture, isTicket }) => hasPicture && !isTicket)
  if (shown) return paths.media(shown.collection, shown.localId)
  return box && boxPicture?.(box.address)
}

/** An event as a row of `ActivityFeed`, with a link to its receipt. `isAboutOne`: the list is the history of one item. */
export const activityRow = (row: ActivityRecord, market: Market, isAboutOne = false): ActivityRow => ({
  id: row.id,
  kind: kinds[row.kind],
  actor: actorOf(row, market),
  what: whatOf(row, market, isAboutOne),
  picture: pictureOf(row, market),
  at: row.at,
  ...(row.transactionIntentHash === undefined ? {} : { href: market.paths.receipt(row.transactionIntentHash) }),
})
