import { type Amount, displayAmount } from '@lootboxes/ledger'
import { type BoxFacts, createBoxReader } from './box-reader'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import { isSellable } from './price-check'
import { productErrorText } from './product-error'
import type { LedgerReader, QueryOptions } from './query'

/** One result of a check. `bad`: the box would not be sold. `unknown`: a part of its page would be missing. */
export type LootboxFinding = { readonly verdict: 'good' | 'bad' | 'unknown'; readonly text: string }

export type CheckLootboxOptions = Pick<QueryOptions, 'signal'> & {
  /** Symbol of the token that tickets are paid in. */
  readonly unit: string
}

const good = (text: string): LootboxFinding => ({ verdict: 'good', text })
const bad = (text: string): LootboxFinding => ({ verdict: 'bad', text })
const unknown = (text: string): LootboxFinding => ({ verdict: 'unknown', text })

const countText = (count: number, one: string) =>
  `${count === 1 ? 'one' : count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

function findingsOf({ price, supply, odds, collections }: BoxFacts, configured: Amount, unit: string) {
  const amount = (value: Amount) => displayAmount(value, { unit })
  const ledgerPrice = supply.price === undefined ? 'another price' : amount(supply.price)
  const left = supply.left === undefined ? '' : `, ${supply.left.toLocaleString('en')} are left`
  return [
    good('The component is on the ledger.'),
    isSellable(price)
      ? good(`It asks ${amount(configured)} a ticket, as you say.`)
      : bad(`It asks ${ledgerPrice}, not ${amount(configured)}: nothing would be sold.`),
    good(`${supply.sold.toLocaleString('en')} tickets are sold${left}.`),
    odds === undefined
      ? unknown('It has no field this site takes for the pool, so no odds would be shown.')
      : good('Its pool can be read, so its odds would be shown.'),
    collections.length === 0
      ? unknown('It holds no loot.')
      : good(`It holds loot of ${countText(collections.length, 'collection')}.`),
  ]
}

/** Reads a box from the ledger as a storefront with this configuration would, and states what would prevent its sale. */
export async function checkLootbox(
  reader: LedgerReader,
  config: LootboxConfig,
  box: LootboxEntry,
  { unit, signal }: CheckLootboxOptions,
): Promise<readonly LootboxFinding[]> {
  const facts = await createBoxReader(reader, config)(box, { signal })
  return facts.match(
    (value) => findingsOf(value, box.price, unit),
    (error) => [bad(productErrorText(error))],
  )
}
