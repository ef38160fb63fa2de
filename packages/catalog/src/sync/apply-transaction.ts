import { addAmounts, subtractAmounts, ZERO } from '@lootboxes/ledger'
import type { TransactionFacts } from '../ledger/transaction-facts'
import type { ActivityKind } from '../options'
import { applyClaims } from './apply-claims'
import { applyPurchases } from './apply-purchases'
import { applyDraws, applyOpenings } from './apply-reveals'
import { type Batch, boxAt, type MoveGroup, type Step } from './batch'
import { moveItems } from './move-items'
import { observeItems } from './observe-items'
import type { ItemState } from './state'

function countMoney({ boxes, money: sums, tally }: Batch, { money, atMs }: TransactionFacts): void {
  for (const { box: address, resource, change, isFee } of money) {
    const box = boxes.find(({ componentAddress }) => componentAddress === address)
    if (!box || resource !== box.tokenAddress) continue
    if (isFee) {
      tally.payFee(box.id, subtractAmounts(ZERO, change), atMs)
      continue
    }
    const sum = sums.get(box.id) ?? { box, received: ZERO, withdrawn: ZERO }
    sums.set(box.id, sum)
    if (change > 0n) sum.received = addAmounts(sum.received, change)
    else sum.withdrawn = subtractAmounts(sum.withdrawn, change)
  }
}

/** Mints and transfers for the figures, and what went into and out of boxes for the odds. */
function countMoves({ batch, transaction }: Step, { collection, from, to, items, isMint }: MoveGroup): void {
  const { stateVersion, atMs } = transaction
  if (isMint) batch.tally.add('collection', collection.id, 'minted', items.length, atMs)
  else if (from && to && from.kind !== 'box')
    batch.tally.add('collection', collection.id, 'transfers', items.length, atMs)
  if (collection.kind === 'ticket') return
  const [into, outOf] = [boxAt(batch, to), boxAt(batch, from)]
  for (const item of items) {
    if (outOf && item.claimedVersion === stateVersion) batch.kinds.claim(outOf, item)
    else if (outOf) batch.kinds.takeOut(outOf, item)
    if (into) {
      item.boxId = into.id
      batch.kinds.putIn(into, item)
    }
    // The price of an item without a ticket is the ticket price of its box. Outside of boxes it is unknown.
    if (!item.isWon) item.sortPrice = into?.price
  }
}

/** Records what neither a purchase nor a claim explains: mints, transfers and burns. */
function recordMoves(step: Step): void {
  for (const { collection, from, to, items: all, isMint } of step.groups) {
    const items = all.filter((item) => !step.explained.has(item))
    if (items.length === 0) continue
    const kind: ActivityKind = isMint && to ? 'Minted' : from && to ? 'Transfer' : 'Other'
    step.record({
      kind,
      method: kind === 'Other' ? (to ? 'mint' : 'burn') : undefined,
      box: boxAt(step.batch, from ?? to),
      collection,
      from,
      to,
      amount: undefined,
      items,
    })
  }
}

type Touched = {
  /** Items whose data this transaction may have changed. */
  readonly keys: readonly string[]
  /** Tickets that it may have drawn for without naming them. */
  readonly waiting: readonly ItemState[]
  /** Place of its first activity. */
  readonly firstPlace: number
}

/** Applies one transaction to a batch. Nothing is read or written here but the batch's own state. */
export function applyTransaction(
  batch: Batch,
  transaction: TransactionFacts,
  { keys, waiting, firstPlace }: Touched,
): void {
  const { stateVersion, hash, atMs } = transaction
  const before = batch.activities.length
  const { groups, origins } = moveItems(batch, transaction)
  const step: Step = {
    batch,
    transaction,
    groups,
    origins,
    explained: new Set(),
    record: (activity) => {
      const place = firstPlace + batch.activities.length - before
      batch.activities.push({ count: activity.items.length, holder: undefined, ...activity, stateVersion, place })
    },
  }
  countMoney(batch, transaction)
  const changes = observeItems(batch, stateVersion, keys, waiting)
  for (const { component, sales } of transaction.boxes) {
    const box = batch.boxes.find(({ componentAddress }) => componentAddress === component)
    const tickets = box && batch.collections.get(box.ticketAddress)
    if (tickets) applyPurchases(step, box, tickets, sales)
  }
  applyOpenings(step, changes)
  applyDraws(step, changes)
  applyClaims(step, changes)
  for (const group of groups) countMoves(step, group)
  recordMoves(step)
  if (batch.activities.length > before || transaction.money.length > 0)
    batch.versions.push({ stateVersion, hash, atMs })
}
