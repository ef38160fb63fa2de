import type { Amount } from '@lootboxes/ledger'
import { FALLBACK_PRICE, type LootboxEntry } from './lootbox-config'
import type { Supply } from './supply'

/** Compares the configured price with the ledger's. A box that is not sellable is shown without a sale. */
export type PriceCheck =
  | { readonly status: 'agreed'; readonly price: Amount }
  /** The ledger states no price, or does not answer. */
  | { readonly status: 'configured'; readonly price: Amount }
  | { readonly status: 'price-mismatch'; readonly configured: Amount; readonly ledger: Amount }
  /** Only the fallback price is configured, and the ledger does not confirm it. */
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

/** Whether a price check found a price that tickets may be sold at. */
export const isSellable = (check: PriceCheck): check is Extract<PriceCheck, { readonly price: Amount }> =>
  'price' in check
