import { type Amount, addAmounts, truncateAmount } from '@lootboxes/ledger'
import { heldBy } from '../gateway-json/holdings'
import type { View } from '../store/store'

const UNIT = 10n ** 18n
const PRICE_DIGITS = 6

/** The amount of a token that an entity holds. */
export function amountIn(view: View, owner: string, resource: string): Amount {
  const vaults = heldBy(view, owner, 'fungible').find((held) => held.resource === resource)?.vaults ?? []
  return addAmounts(...vaults.map(({ vault }) => vault.amount))
}

/** The price of one unit of `buy` in the pool that holds most of it and `sell`, too; undefined without a pool. */
export function poolPrice(view: View, sell: string, buy: string): Amount | undefined {
  const owners = view.list('resourceVaults', buy).map(({ value }) => view.get('vault', value)?.owner ?? '')
  const [largest] = [...new Set(owners)]
    .filter((owner) => view.get('entity', owner)?.kind === 'pool')
    .map((pool) => ({ sold: amountIn(view, pool, sell), bought: amountIn(view, pool, buy) }))
    .filter(({ sold, bought }) => sold > 0n && bought > 0n)
    .toSorted((a, b) => Number(b.bought - a.bought))
  return largest && truncateAmount(((largest.sold * UNIT) / largest.bought) as Amount, PRICE_DIGITS)
}
