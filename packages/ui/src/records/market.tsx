import { displayAmount, parseAmount } from '@lootboxes/ledger'
import type { ReactNode } from 'react'
import { formatCount } from '../parts/format-count'
import { linkStyle } from '../parts/link'

/** What turns records of a marketplace into props of the kit's parts: the site's paths and its currency. */
export type Market = {
  readonly paths: {
    readonly account: (address: string) => string
    readonly box: (address: string) => string
    readonly collection: (address: string) => string
    readonly item: (collection: string, localId: string) => string
    /** The picture of an item. */
    readonly media: (collection: string, localId: string) => string
    readonly receipt: (transactionIntentHash: string) => string
  }
  /** The picture of a box. */
  readonly boxPicture?: ((address: string) => string | undefined) | undefined
  /** The symbol of the token that pays. */
  readonly unit: string
}

/** An amount with its unit. Empty if the text is no amount. */
export const priceText = (price: string, unit: string): string =>
  parseAmount(price).match(
    (amount) => displayAmount(amount, { unit }),
    () => '',
  )

/** `1 ticket`, `2 tickets`. */
export const countText = (count: number, one: string): string =>
  `${formatCount(count)} ${count === 1 ? one : `${one}s`}`

type RecordLinkProps = { href: string; label?: string; children: ReactNode }

/** A link within a sentence or a fact. */
export function RecordLink({ href, label, children }: RecordLinkProps) {
  return (
    <a href={href} className={linkStyle()} {...(label === undefined ? {} : { 'aria-label': label })}>
      {children}
    </a>
  )
}
