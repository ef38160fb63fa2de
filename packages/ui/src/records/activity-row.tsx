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

type Thing = ActivityRecord['things'][number]
const lootIn = ({ things }: ActivityRecord) => things.filter(({ isTicket }) => !isTicket)
const ticketsIn = ({ things }: ActivityRecord) => things.filter(({ isTicket }) => isTicket)

function Things({ things, count = 0, market }: { things: readonly Thing[]; count?: number; market: Market }) {
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
          {parseRarity(rarity) === 'plain' ? '' : ` (${rarityShortWords[parseRarity(rarity)].toLowerCase()})`}
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
  const names = <Things {...{ things, count, market }} />
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
  const loot = lootIn(row)
  if (kind === 'Drawn')
    return (
      <>
        {loot.length === 0 ? count === 1 ? 'the item' : 'the items' : <Things {...{ things: loot, count, market }} />}
        {count === 1 ? ' for ticket ' : ' for tickets '}
        <Things {...{ things: ticketsIn(row), count, market }} />
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

/** The pictures of loot: below the sentence of a reveal, and one beside any other sentence. */
function picturesOf(row: ActivityRecord, { paths, boxPicture }: Market): Pick<ActivityRow, 'picture' | 'pictures'> {
  const pictures = lootIn(row)
    .filter(({ hasPicture }) => hasPicture)
    .map(({ collection, localId, rarity }) => ({
      src: paths.media(collection, localId),
      rarity: parseRarity(rarity),
    }))
  // Not a ticket's own picture: a redeemed ticket has none anymore.
  const art = row.box && boxPicture?.(row.box.address)
  return row.kind === 'Revealed' || row.kind === 'Drawn'
    ? { picture: art, pictures }
    : { picture: pictures[0]?.src ?? art }
}

const rowOf = (row: ActivityRecord, market: Market, isAboutOne: boolean): ActivityRow => ({
  id: row.id,
  kind: kinds[row.kind],
  actor: actorOf(row, market),
  what: whatOf(row, market, isAboutOne),
  ...picturesOf(row, market),
  at: row.at,
  ...(row.transactionIntentHash === undefined ? {} : { href: market.paths.receipt(row.transactionIntentHash) }),
})

/** Equal for a reveal and the draw of its tickets, because a ticket is revealed once. Empty without tickets. */
const keyOfTickets = (row: ActivityRecord): string =>
  ticketsIn(row)
    .map(({ collection, localId }) => `${collection}:${localId}`)
    .join()

/** Puts the items of each draw into the reveal of its tickets, which is a transaction before it. */
function withDraws(records: readonly ActivityRecord[]): readonly ActivityRecord[] {
  const byTickets = (kind: Kind) =>
    new Map(records.filter((row) => row.kind === kind).map((row) => [keyOfTickets(row), row]))
  const [reveals, draws] = [byTickets('Revealed'), byTickets('Drawn')]
  return records.flatMap((row) => {
    const key = keyOfTickets(row)
    if (key === '' || (row.kind === 'Drawn' && !reveals.has(key))) return row
    if (row.kind === 'Drawn') return []
    const loot = row.kind === 'Revealed' ? lootIn(draws.get(key) ?? row) : []
    return loot.length === 0 ? row : { ...row, things: loot }
  })
}

/**
 * Events as rows of `ActivityFeed`, each with a link to its receipt. A reveal and the draw of its tickets are one row.
 * `isAboutOne`: the list is the history of one item, where each transaction has its row.
 */
export const activityRows = (
  records: readonly ActivityRecord[],
  market: Market,
  isAboutOne = false,
): readonly ActivityRow[] => (isAboutOne ? records : withDraws(records)).map((row) => rowOf(row, market, isAboutOne))
