import { type Amount, displayAmount } from '@lootboxes/ledger'
import type { BoxFacts } from './box-reader'
import type { LootboxEntry } from './lootbox-config'
import { isSellable } from './price-check'

/** Whether a site may sell a box. Only `live` is sold. */
export type Sale =
  | { status: 'live' | 'sold-out' }
  /** The component is closed for sales. */
  | { status: 'closed' }
  /** Not listed by the site: shown, never sold. */
  | { status: 'unlisted' }
  /** The ledger does not answer, so no supply is shown. */
  | { status: 'unreachable' }
  /** The ledger states another price than the configuration; undefined: none, and none is configured. */
  | { status: 'price-mismatch'; ledgerPrice: Amount | undefined }

/**
 * Returns whether a site may sell a box. It requires current facts from the ledger, and the configured price has to equal the
 * price on the ledger.
 */
export function saleOf(box: LootboxEntry | undefined, current: Pick<BoxFacts, 'supply' | 'price'> | undefined): Sale {
  if (box === undefined) return { status: 'unlisted' }
  if (current === undefined) return { status: 'unreachable' }
  const { left, isOpen, price } = current.supply
  if (!isSellable(current.price)) return { status: 'price-mismatch', ledgerPrice: price }
  if (left === 0) return { status: 'sold-out' }
  return { status: isOpen === false ? 'closed' : 'live' }
}

const notes = {
  'sold-out': { title: 'Sold out.', text: 'The ledger shows no ticket left in this box, so nothing is sent.' },
  closed: { title: 'Not on sale.', text: 'The box itself says that it does not sell now, so nothing is sent.' },
  unlisted: { title: 'Not listed here.', text: 'Nobody here vouches for this box, so it is not sold here.' },
  unreachable: { title: 'Sales are paused:', text: 'the ledger cannot be reached. We retry automatically.' },
} as const

/** Returns why the box cannot be bought from; `undefined` while it is on sale. `unit` is the symbol of its payment token. */
export function saleNote(
  { box, sale }: { box: LootboxEntry | undefined; sale: Sale },
  unit: string,
): { title: string; text: string } | undefined {
  if (sale.status === 'live') return undefined
  if (sale.status !== 'price-mismatch') return notes[sale.status]
  // All digits, so that two different prices do not read the same.
  const exactly = { unit, maxDigits: 18 }
  const here = box === undefined ? undefined : displayAmount(box.price, exactly)
  const there = sale.ledgerPrice === undefined ? 'no price' : displayAmount(sale.ledgerPrice, exactly)
  return {
    title: 'The sale is stopped.',
    text: `This site lists a ticket at ${here}, the box on the ledger asks ${there}. Until both agree nothing is sent.`,
  }
}
