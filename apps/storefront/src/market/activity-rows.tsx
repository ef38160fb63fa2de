import type { CatalogActivity } from '@lootboxes/catalog'
import type { ListedActivity } from '@lootboxes/catalog/lists'
import { safeName, safeText } from '@lootboxes/lootbox/client'
import { type ActivityRow, parseRarity, rarityShortWords } from '@lootboxes/ui'
import { Fragment, type ReactNode } from 'react'
import { SiteLink } from '@/client/site-link'
import { collectionPath, itemPath, receiptPath } from '@/config/paths'
import { priceText } from './item-rows'
import { numberOf } from './item-title'

const isAccount = (address: string | undefined): address is string => address?.startsWith('account_') === true

/** The method that the box calls itself, between opening a ticket and its loot. */
const DRAW = 'draw'

const methodText = (method: string): string => safeText(method.replaceAll('_', ' '), 40)

export const shownActivity = (row: CatalogActivity): ListedActivity => ({
  id: row.id,
  stateVersion: row.stateVersion,
  at: row.atMs,
  kind: row.kind,
  count: row.count,
  transactionIntentHash: row.transactionIntentHash,
  // The sender of a transfer; the receiver of anything else.
  account: (row.kind === 'Transfer' ? [row.from, row.to] : [row.to, row.from]).find(isAccount),
  amount: row.amount,
  method: row.kind === 'Other' && row.method !== undefined ? methodText(row.method) : undefined,
  collection: row.collection && {
    address: row.collection.address,
    name: safeName(row.collection.name, 'a collection'),
  },
  things: row.things
    // A redeemed ticket is not part of the loot.
    .filter(({ kind }) => row.kind !== 'Claimed' || kind !== 'ticket')
    .map(({ collection, kind, localId, name, rarity }) => ({
      collection,
      localId,
      name: safeName(name, 'Without a name'),
      rarity,
      isTicket: kind === 'ticket',
    })),
})

const kinds = {
  Bought: 'bought',
  Revealed: 'revealed',
  Claimed: 'claimed',
  Minted: 'created',
  Transfer: 'transfer',
  Other: 'other',
} as const satisfies Record<ListedActivity['kind'], ActivityRow['kind']>

const many = (count: number, one: string) => `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`
const MAX_NAMED = 3

function Things({ row: { things, count } }: { row: ListedActivity }) {
  const named = things.slice(0, MAX_NAMED)
  const rest = Math.max(count, things.length) - named.length
  return (
    <>
      {named.map(({ collection, localId, name, rarity, isTicket }, at) => (
        <Fragment key={`${collection}:${localId}`}>
          {at === 0 ? '' : ', '}
          <SiteLink
            href={itemPath(collection, localId)}
            {...(isTicket ? { 'aria-label': `Ticket ${numberOf(localId)}` } : {})}
          >
            {isTicket ? '' : `${name} `}
            <span className="figure text-sm">
              {/* Tickets share one prefix: “No. 1, 2”. */}
              {isTicket && at > 0 ? numberOf(localId, 16).replace(/^No\. /, '') : numberOf(localId, 16)}
            </span>
          </SiteLink>
          {parseRarity(rarity) === 'plain' ? '' : `, ${rarityShortWords[parseRarity(rarity)].toLowerCase()}`}
        </Fragment>
      ))}
      {rest > 0 ? ` and ${rest.toLocaleString('en')} more` : ''}
    </>
  )
}

/** On the page of an item a line counts the other items of the transaction. */
const aboutOne = ({ count, things }: ListedActivity): string => {
  const others = Math.max(count, things.length) - 1
  return others > 0 ? `It and ${many(others, 'other')}` : 'It alone'
}

function whatOf(row: ListedActivity, unit: string, isAboutOne: boolean): ReactNode {
  const { kind, count, amount, things, collection, method } = row
  const paid = amount === undefined ? '' : `, ${priceText(amount, unit)}`
  if (isAboutOne && kind !== 'Bought' && kind !== 'Revealed' && kind !== 'Other') return aboutOne(row)
  switch (kind) {
    case 'Bought':
      return `${many(count, 'ticket')}${paid}`
    case 'Revealed':
      return things.length === 0 ? (
        many(count, 'ticket')
      ) : (
        <>
          {many(count, 'ticket')}: <Things row={row} />
        </>
      )
    case 'Minted':
      return (
        <>
          {many(count, 'item')}
          {collection === undefined ? '' : ' of '}
          {collection === undefined ? null : (
            <SiteLink href={collectionPath(collection.address)}>{collection.name}</SiteLink>
          )}
        </>
      )
    default: {
      if (method === DRAW)
        return (
          <>
            The loot of <Things row={row} />
          </>
        )
      const named = things.length === 0 ? (collection?.name ?? 'A transaction') : <Things row={row} />
      return method === undefined ? (
        named
      ) : (
        <>
          {method}: {named}
        </>
      )
    }
  }
}

/** A transaction as a row of the kit's activity list, with a link to its receipt. */
export const activityRow = (row: ListedActivity, unit: string, isAboutOne = false): ActivityRow => ({
  id: row.id,
  kind: row.method === DRAW ? 'drawn' : kinds[row.kind],
  what: whatOf(row, unit, isAboutOne),
  account: row.account,
  at: row.at,
  ...(row.transactionIntentHash === undefined ? {} : { href: receiptPath(row.transactionIntentHash) }),
})
