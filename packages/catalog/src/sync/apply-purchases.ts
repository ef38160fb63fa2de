import { type Amount, addAmounts, ZERO } from '@lootboxes/ledger'
import type { Sale } from '../ledger/transaction-facts'
import type { Step } from './batch'
import type { BoxState, CollectionState, EntityState, ItemState } from './state'

type SoldTickets = { readonly items: readonly ItemState[]; readonly paid: Amount }

/** The payment according to the balance of the box, if none of its events has it. */
const receivedBy = ({ transaction }: Step, { componentAddress, tokenAddress }: BoxState): Amount =>
  transaction.money
    .filter(({ box, resource, isFee }) => box === componentAddress && resource === tokenAddress && !isFee)
    .reduce<Amount>((sum, { change }) => addAmounts(sum, change), ZERO)

/** Tickets that this transaction minted, sale by sale. */
function soldTickets(
  step: Step,
  box: BoxState,
  tickets: CollectionState,
  sales: readonly Sale[],
): readonly SoldTickets[] {
  const minted = new Map(
    step.groups
      .filter(({ collection, isMint }) => isMint && collection === tickets)
      .flatMap(({ items }) => items.map((item) => [item.localId, item] as const)),
  )
  if (minted.size === 0) return []
  if (sales.length > 0)
    return sales.map(({ ids, paid }) => ({ items: ids.flatMap((id) => minted.get(id) ?? []), paid }))
  const paid = receivedBy(step, box)
  return paid > 0n ? [{ items: [...minted.values()], paid }] : []
}

/** Records the tickets that a box sold, one activity for each account that got some. */
export function applyPurchases(step: Step, box: BoxState, tickets: CollectionState, sales: readonly Sale[]): void {
  const { tally } = step.batch
  const { atMs } = step.transaction
  for (const { items, paid } of soldTickets(step, box, tickets, sales)) {
    if (items.length === 0) continue
    const each = (paid / BigInt(items.length)) as Amount
    // The first activity has the remainder of the division, so that the sum is the paid amount.
    let rest = (paid - each * BigInt(items.length)) as Amount
    const buyers = new Map<EntityState | undefined, ItemState[]>()
    for (const item of items) {
      item.sortPrice = each
      step.explained.add(item)
      buyers.set(item.owner, [...(buyers.get(item.owner) ?? []), item])
    }
    for (const [to, bought] of buyers) {
      const amount = (each * BigInt(bought.length) + rest) as Amount
      rest = ZERO
      tally.sell('box', box.id, { count: bought.length, amount, atMs })
      tally.sell('collection', tickets.id, { count: bought.length, amount, atMs })
      step.record({
        kind: 'Bought',
        method: 'buy',
        box,
        collection: tickets,
        from: box.entity,
        to,
        amount,
        items: bought,
      })
    }
  }
}
