import type { Amount } from '@lootboxes/ledger'
import { type Batch, holderOf, type Step } from './batch'
import type { TicketChange } from './observe-items'
import { type BoxState, type EntityState, type ItemState, itemKey } from './state'

/** When the ledger wrote data: in this transaction, or in an earlier one that named no ticket. */
function timeOf({ batch, transaction }: Step, writtenAt: number): number {
  if (writtenAt === transaction.stateVersion) return transaction.atMs
  const earlier = batch.earlier.get(writtenAt)
  if (!earlier) return transaction.atMs
  batch.versions.push(earlier)
  return earlier.atMs
}

/** The items that a ticket's data names. */
export const lootOf = ({ collections, items }: Batch, { observation }: TicketChange): readonly ItemState[] =>
  (observation.ticket?.loots ?? []).flatMap(({ resource, ids }) => {
    const collection = collections.get(resource)
    return collection ? ids.flatMap((id) => items.get(itemKey(collection, id)) ?? []) : []
  })

/** Records the tickets whose data says that this transaction opened them, one activity for each account. */
export function applyOpenings(step: Step, changes: readonly TicketChange[]): void {
  const { batch, transaction } = step
  const opened = new Map<BoxState, Map<EntityState | undefined, ItemState[]>>()
  for (const { item, box, observation, isOpened } of changes) {
    if (!isOpened) continue
    const atMs = timeOf(step, observation.writtenAt)
    batch.tally.add('box', box.id, 'opened', 1, atMs)
    batch.tally.add('collection', item.collection.id, 'opened', 1, atMs)
    if (observation.writtenAt !== transaction.stateVersion) continue
    const holders = opened.get(box) ?? new Map<EntityState | undefined, ItemState[]>()
    opened.set(box, holders)
    const holder = holderOf(step, item)
    holders.set(holder, [...(holders.get(holder) ?? []), item])
  }
  for (const [box, holders] of opened)
    for (const [from, items] of holders) {
      const collection = items[0]?.collection
      step.record({
        kind: 'Revealed',
        method: 'reveal',
        box,
        collection,
        from,
        to: box.entity,
        amount: undefined,
        items,
      })
    }
}

/** Records the tickets whose data has loot for the first time, and the odds of that loot. */
export function applyDraws(step: Step, changes: readonly TicketChange[]): void {
  const { batch, transaction } = step
  const drawn = new Map<BoxState, ItemState[]>()
  const counted: { readonly box: BoxState; readonly item: ItemState }[] = []
  for (const change of changes) {
    const { item, box, observation, isRevealed } = change
    if (!isRevealed) continue
    const { writtenAt } = observation
    const atMs = timeOf(step, writtenAt)
    batch.tally.add('box', box.id, 'revealed', 1, atMs)
    batch.tally.add('collection', item.collection.id, 'revealed', 1, atMs)
    const isNow = writtenAt === transaction.stateVersion
    for (const loot of winLoot(batch, change, atMs)) {
      batch.draws.push({
        ticket: item,
        item: loot,
        box,
        owner: holderOf(step, item),
        stateVersion: writtenAt,
        // Of a draw that was found later it is not known what else was in the box.
        ...(isNow ? batch.kinds.left(box, loot) : { kindLeft: undefined, allLeft: undefined }),
      })
      counted.push({ box, item: loot })
    }
    // A box that opens and draws in one transaction has no separate draw.
    if (isNow && item.openedVersion !== writtenAt) drawn.set(box, [...(drawn.get(box) ?? []), item])
  }
  // After the loop, so that all draws of a transaction have the odds before it.
  for (const { box, item } of counted) batch.kinds.draw(box, item)
  for (const [box, items] of drawn) {
    const collection = items[0]?.collection
    step.record({
      kind: 'Drawn',
      method: 'draw',
      box,
      collection,
      from: undefined,
      to: box.entity,
      amount: undefined,
      items,
    })
  }
}

/** Gives loot to a ticket: from then on it costs its share of the ticket, and counts as sold when the ticket was bought. */
function winLoot(batch: Batch, change: TicketChange, atMs: number): readonly ItemState[] {
  const { item: ticket, box } = change
  const won = lootOf(batch, change)
  const each =
    ticket.sortPrice === undefined || won.length === 0 ? undefined : ((ticket.sortPrice / BigInt(won.length)) as Amount)
  for (const loot of won) {
    loot.isWon = true
    loot.sortPrice = each
    loot.boxId = box.id
    loot.isChanged = true
    const { id } = loot.collection
    if (each !== undefined) batch.tally.sell('collection', id, { count: 1, amount: each, atMs: ticket.mintedMs })
    batch.tally.add('collection', id, 'revealed', 1, atMs)
  }
  return won
}
