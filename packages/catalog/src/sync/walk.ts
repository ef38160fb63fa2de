import { type Amount, addAmounts, subtractAmounts, ZERO } from '@lootboxes/ledger'
import type { TransactionFacts } from '../ledger/transaction-facts'
import type { ActivityKind } from '../options'
import {
  type ActivityState,
  type BoxState,
  type CollectionState,
  type EntityState,
  type ItemState,
  itemKey,
} from './state'
import type { Tally } from './tally'

/** How the methods of a box are told apart, by what their names begin with. */
export type MethodNames = { readonly buy: string; readonly reveal: string; readonly claim: string }

export const defaultMethods: MethodNames = { buy: 'buy_loot_box_ticket', reveal: 'reveal_ticket', claim: 'claim_loot' }

export type WalkContext = {
  readonly methods: MethodNames
  readonly boxes: readonly BoxState[]
  readonly collections: ReadonlyMap<string, CollectionState>
  readonly entity: (address: string) => EntityState
  readonly items: Map<string, ItemState>
  /** Unopened tickets of the accounts of a transaction that names none. */
  readonly unopened: ReadonlyMap<number, readonly ItemState[]>
  readonly tally: Tally
}

/** Something that changed what a box holds, for its kinds and odds. */
export type PoolEvent = {
  readonly stateVersion: number
  readonly box: BoxState
  readonly item: ItemState
  readonly by: 1 | -1
}

export type Opening = {
  readonly activity: ActivityState
  readonly stateVersion: number
  readonly candidates: readonly ItemState[]
}

export type BoxMoney = { box: BoxState; received: Amount; withdrawn: Amount; fees: Amount }

export type Walked = {
  readonly activities: ActivityState[]
  /** Items whose data is unknown or may have changed. */
  readonly candidates: Set<ItemState>
  /** Calls that name no tickets: which were opened is seen from their data. */
  readonly openings: Opening[]
  readonly pool: PoolEvent[]
  readonly money: Map<number, BoxMoney>
  readonly calledBoxes: Set<BoxState>
  readonly versions: { stateVersion: number; hash: string; atMs: number }[]
}

type Group = {
  readonly collection: CollectionState
  readonly from: EntityState | undefined
  readonly to: EntityState | undefined
  readonly items: ItemState[]
  readonly isMint: boolean
}

const newItem = (
  collection: CollectionState,
  localId: string,
  { stateVersion, atMs }: TransactionFacts,
  owner: EntityState | undefined,
): ItemState => ({
  id: undefined,
  collection,
  localId,
  facts: undefined,
  owner,
  ownerBefore: undefined,
  owned: [{ stateVersion, owner }],
  boxId: collection.boxId,
  kind: undefined,
  kindId: undefined,
  lazyMinted: false,
  lazyBefore: false,
  sortPrice: undefined,
  mintedVersion: stateVersion,
  mintedMs: atMs,
  burnedVersion: undefined,
  burnedBefore: false,
  claimedVersion: undefined,
  ticketStatus: collection.kind === 'ticket' ? 'unrevealed' : undefined,
  openedVersion: undefined,
  isChanged: true,
})

/** Moves items as one transaction did, and groups them by where from and where to. */
function moveItems(context: WalkContext, transaction: TransactionFacts): Group[] {
  const passages = new Map<string, { collection: CollectionState; localId: string; from?: string; to?: string }>()
  for (const { resource, entity, added, removed } of transaction.moves) {
    const collection = context.collections.get(resource)
    if (!collection) continue
    const passage = (localId: string) => {
      const key = itemKey(collection, localId)
      const known = passages.get(key) ?? { collection, localId }
      passages.set(key, known)
      return known
    }
    for (const id of removed) passage(id).from = entity
    for (const id of added) passage(id).to = entity
  }
  const groups = new Map<string, Group>()
  for (const [key, { collection, localId, from, to }] of passages) {
    if (from === to) continue
    const known = context.items.get(key)
    const owner = to === undefined ? undefined : context.entity(to)
    const item = known ?? newItem(collection, localId, transaction, owner)
    if (known) {
      item.owner = owner
      item.owned.push({ stateVersion: transaction.stateVersion, owner })
      item.isChanged = true
    } else context.items.set(key, item)
    if (owner === undefined) item.burnedVersion = transaction.stateVersion
    item.lazyMinted = collection.kind !== 'ticket' && owner?.kind === 'box'
    const isMint = from === undefined && known === undefined
    const name = `${collection.id} ${from ?? ''} ${to ?? ''} ${isMint}`
    const group = groups.get(name) ?? {
      collection,
      from: from === undefined ? undefined : context.entity(from),
      to: owner,
      items: [],
      isMint,
    }
    group.items.push(item)
    groups.set(name, group)
  }
  return [...groups.values()]
}

const kindOf = (method: string, { buy, reveal, claim }: MethodNames): ActivityKind => {
  if (method.startsWith(buy)) return 'Bought'
  if (method.startsWith(reveal)) return 'Revealed'
  return method.startsWith(claim) ? 'Claimed' : 'Other'
}

/** Goes through the transactions of a batch in their order. Nothing is read or written here but the batch's own state. */
export function walk(context: WalkContext, transactions: readonly TransactionFacts[]): Walked {
  const walked: Walked = {
    activities: [],
    candidates: new Set(),
    openings: [],
    pool: [],
    money: new Map(),
    calledBoxes: new Set(),
    versions: [],
  }
  for (const transaction of transactions) walkOne(context, transaction, walked)
  return walked
}

function walkOne(context: WalkContext, transaction: TransactionFacts, walked: Walked): void {
  const { stateVersion, atMs } = transaction
  const { tally } = context
  const before = walked.activities.length
  const groups = new Set(moveItems(context, transaction))
  const place = () => walked.activities.length - before
  const record = (activity: Omit<ActivityState, 'stateVersion' | 'place'>): ActivityState => {
    const whole = { ...activity, stateVersion, place: place() }
    walked.activities.push(whole)
    return whole
  }
  const take = (wanted: (group: Group) => boolean): Group[] => {
    const taken = [...groups].filter(wanted)
    for (const group of taken) groups.delete(group)
    return taken
  }
  countMoney(context, transaction, walked)
  for (const group of groups) countMoves(context, transaction, group, walked)

  for (const { box: address, method } of transaction.calls) {
    const box = context.boxes.find(({ componentAddress }) => componentAddress === address)
    const tickets = box && context.collections.get(box.ticketAddress)
    if (!box || !tickets) continue
    walked.calledBoxes.add(box)
    const named = transaction.namedIds.flatMap((id) => context.items.get(itemKey(tickets, id)) ?? [])
    for (const item of named) walked.candidates.add(item)
    const kind = kindOf(method, context.methods)
    if (kind === 'Bought') {
      const bought = take(({ collection, isMint }) => collection === tickets && isMint)
      const count = bought.reduce((sum, { items }) => sum + items.length, 0)
      if (count === 0) continue
      const paid = walked.money.get(box.id)
      const total = transaction.money.reduce<Amount>(
        (sum, { box: to, resource, change, fee }) =>
          to === address && resource === box.tokenAddress && !fee && change > 0n ? addAmounts(sum, change) : sum,
        ZERO,
      )
      const each = (paid === undefined ? 0n : total / BigInt(count)) as Amount
      for (const { items, to } of bought) {
        const amount = (each * BigInt(items.length)) as Amount
        for (const item of items) item.sortPrice = each
        tally.sell('box', box.id, { count: items.length, amount, atMs })
        tally.sell('collection', tickets.id, { count: items.length, amount, atMs })
        record({ kind, method, count: items.length, box, collection: tickets, from: box.entity, to, amount, items })
      }
    } else if (kind === 'Revealed') {
      const opened = named.filter(({ openedVersion }) => openedVersion === undefined)
      for (const item of opened) {
        item.openedVersion = stateVersion
        item.ticketStatus = item.ticketStatus === 'unrevealed' ? 'waiting' : item.ticketStatus
        item.isChanged = true
      }
      tally.add('box', box.id, 'opened', opened.length, atMs)
      tally.add('collection', tickets.id, 'opened', opened.length, atMs)
      const from = opened[0]?.owner
      const activity = record({
        kind,
        method,
        count: opened.length,
        box,
        collection: tickets,
        from: from ?? onlyAccount(context, transaction),
        to: box.entity,
        amount: undefined,
        items: opened,
      })
      if (opened.length === 0) {
        const candidates = context.unopened.get(stateVersion) ?? []
        for (const item of candidates) walked.candidates.add(item)
        walked.openings.push({ activity, stateVersion, candidates })
      }
    } else if (kind === 'Claimed') {
      const burned = take(({ collection, to }) => collection === tickets && to === undefined)
      const redeemed = burned.length > 0 ? burned.flatMap(({ items }) => items) : named
      const handed = take(({ collection, from }) => collection !== tickets && from?.address === box.componentAddress)
      const loot = handed.flatMap(({ items }) => items)
      for (const item of redeemed) {
        item.ticketStatus = 'redeemed'
        item.claimedVersion = stateVersion
        item.isChanged = true
        walked.candidates.add(item)
      }
      for (const item of loot) item.claimedVersion = stateVersion
      tally.add('box', box.id, 'claimed', redeemed.length, atMs)
      tally.add('collection', tickets.id, 'claimed', redeemed.length, atMs)
      for (const { collection, items } of handed) tally.add('collection', collection.id, 'claimed', items.length, atMs)
      const [first, ...others] = new Set(handed.map(({ collection }) => collection))
      record({
        kind,
        method,
        count: redeemed.length,
        box,
        collection: others.length === 0 && first ? first : tickets,
        from: box.entity,
        to: handed[0]?.to ?? burned[0]?.from ?? onlyAccount(context, transaction),
        amount: undefined,
        items: [...loot, ...redeemed],
      })
    } else {
      record({
        kind,
        method,
        count: named.length,
        box,
        collection: named.length > 0 ? tickets : undefined,
        from: onlyAccount(context, transaction),
        to: box.entity,
        amount: undefined,
        items: named,
      })
    }
  }

  for (const { collection, from, to, items, isMint } of groups) {
    const kind: ActivityKind = isMint ? 'Minted' : from && to ? 'Transfer' : 'Other'
    const method = kind === 'Other' ? (to ? 'mint' : 'burn') : undefined
    record({
      kind,
      method,
      count: items.length,
      box: boxAt(context, from ?? to),
      collection,
      from,
      to,
      amount: undefined,
      items,
    })
  }
  if (walked.activities.length > before || transaction.money.length > 0)
    walked.versions.push({ stateVersion, hash: transaction.hash, atMs })
}

const boxAt = ({ boxes }: WalkContext, entity: EntityState | undefined): BoxState | undefined =>
  entity?.kind === 'box' ? boxes.find(({ componentAddress }) => componentAddress === entity.address) : undefined

const onlyAccount = (context: WalkContext, { accounts }: TransactionFacts): EntityState | undefined => {
  const [account] = accounts
  return account === undefined ? undefined : context.entity(account)
}

function countMoves(context: WalkContext, transaction: TransactionFacts, group: Group, walked: Walked): void {
  const { collection, from, to, items, isMint } = group
  const { stateVersion, atMs } = transaction
  if (isMint) context.tally.add('collection', collection.id, 'minted', items.length, atMs)
  else if (from && to && from.kind !== 'box')
    context.tally.add('collection', collection.id, 'transfers', items.length, atMs)
  for (const item of items) {
    // Data is read when an item appears or disappears, and, where it can change, whenever the item moves.
    if (item.burnedVersion === stateVersion || isMint || collection.mutable) walked.candidates.add(item)
    if (collection.kind === 'ticket') continue
    const into = boxAt(context, to)
    const outOf = boxAt(context, from)
    if (into) {
      item.boxId = into.id
      // What was not sold yet costs what the next ticket costs.
      item.sortPrice ??= into.price
      if (item.kindId === undefined) walked.candidates.add(item)
      walked.pool.push({ stateVersion, box: into, item, by: 1 })
    }
    if (outOf) walked.pool.push({ stateVersion, box: outOf, item, by: -1 })
  }
}

function countMoney(context: WalkContext, { money }: TransactionFacts, walked: Walked): void {
  for (const { box: address, resource, change, fee } of money) {
    const box = context.boxes.find(({ componentAddress }) => componentAddress === address)
    if (!box || resource !== box.tokenAddress) continue
    const sums = walked.money.get(box.id) ?? { box, received: ZERO, withdrawn: ZERO, fees: ZERO }
    walked.money.set(box.id, sums)
    if (fee) sums.fees = subtractAmounts(sums.fees, change)
    else if (change > 0n) sums.received = addAmounts(sums.received, change)
    else sums.withdrawn = subtractAmounts(sums.withdrawn, change)
  }
}
