import type { Amount } from '@lootboxes/ledger'
import { FALLBACK_PRICE, type LootboxEntry } from './lootbox-config'
import type { Supply } from './supply'

/** The configured price against the ledger's. What is not sellable is shown, with what is known, and not sold. */
export type PriceCheck =
  | { readonly status: 'agreed'; readonly price: Amount }
  /** The ledger states no price, or could not be asked. */
  | { readonly status: 'configured'; readonly price: Amount }
  | { readonly status: 'price-mismatch'; readonly configured: Amount; readonly ledger: Amount }
  /** Only the fallback is known, and the ledger does not say that it is the price. */
  | { readonly status: 'price-unconfirmed'; readonly configured: Amount }

/** Compares a box's configured price with the one its component states. */
export function checkPrice(
  { price: configured }: Pick<LootboxEntry, 'price'>,
  supply: Pick<Supply, 'price'> | undefined,
): PriceCheck {
  const ledger = supply?.price
  if (ledger === undefined)
    return configured === FALLBACK_PRICE
      ? { status: 'price-unconfirmed', configured }
      : { status: 'configured', price: configured }
  return ledger === configured
    ? { status: 'agreed', price: configured }
    : { status: 'price-mismatch', configured, ledger }
}

/** Whether a box may be sold at the checked price. */
export const isSellable = (check: PriceCheck): check is Extract<PriceCheck, { readonly price: Amount }> =>
  'price' in check
