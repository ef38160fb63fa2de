import type { Amount } from '@lootboxes/ledger'
import type { TicketReading } from './read-data'
import {
  type BoxState,
  type CollectionState,
  type DrawState,
  type ItemState,
  itemKey,
  type KindState,
  ownerAt,
} from './state'
import type { Tally } from './tally'
import type { PoolEvent } from './walk'

export type DrawContext = {
  readonly boxes: readonly BoxState[]
  readonly collections: ReadonlyMap<string, CollectionState>
  readonly items: ReadonlyMap<string, ItemState>
  readonly kinds: KindState[]
  /** Tickets whose draw is in the index already. */
  readonly drawn: ReadonlySet<number>
  readonly timeOf: (stateVersion: number) => number | undefined
  readonly tally: Tally
}

/** Names of the loot that readings speak of, for those that are not loaded yet. */
export const lootNames = (readings: readonly TicketReading[], collections: ReadonlyMap<string, CollectionState>) =>
  readings.flatMap(({ ticket }) =>
    ticket.loots.flatMap(({ resource, ids }) => {
      const collection = collections.get(resource)
      return collection ? ids.map((localId) => ({ collection, localId })) : []
    }),
  )

const kindName = (box: BoxState, { collection }: ItemState, name: string, rarity: string) =>
  `${box.id}\n${collection.id}\n${name}\n${rarity}`

/**
 * Takes over what tickets say: their status, what they won, and what that means for loot, for its collection and for the
 * odds. Draws and refills are gone through in the ledger's order, so that the odds of a draw are those just before it.
 */
export function drawLoot(
  context: DrawContext,
  readings: readonly TicketReading[],
  pool: readonly PoolEvent[],
): DrawState[] {
  const { boxes, collections, items, kinds, drawn, tally } = context
  const draws: DrawState[] = []
  for (const { item, ticket, writtenAt } of readings) {
    const box = boxes.find(({ id }) => id === item.collection.boxId)
    if (!box) continue
    const isOver = item.ticketStatus === 'redeemed' || item.burnedVersion !== undefined
    if (!isOver && item.ticketStatus !== ticket.status) {
      item.ticketStatus = ticket.status
      item.isChanged = true
    }
    if (ticket.status !== 'unrevealed' && item.openedVersion === undefined) item.openedVersion = writtenAt
    const isDrawn = item.id !== undefined && drawn.has(item.id)
    if (ticket.loots.length === 0 || isDrawn) continue
    const atMs = context.timeOf(writtenAt) ?? item.mintedMs
    const won = ticket.loots.flatMap(({ resource, ids }) => {
      const collection = collections.get(resource)
      return collection ? ids.flatMap((id) => items.get(itemKey(collection, id)) ?? []) : []
    })
    const each =
      item.sortPrice === undefined || won.length === 0 ? undefined : ((item.sortPrice / BigInt(won.length)) as Amount)
    tally.add('box', box.id, 'revealed', 1, atMs)
    tally.add('collection', item.collection.id, 'revealed', 1, atMs)
    for (const loot of won) {
      loot.sortPrice = each
      loot.boxId = box.id
      loot.isChanged = true
      draws.push({
        ticket: item,
        item: loot,
        box,
        owner: ownerAt(item, writtenAt),
        stateVersion: writtenAt,
        kindLeft: undefined,
        allLeft: undefined,
      })
      // A ticket counts for the collection its loot came from, at the time it was bought.
      if (each !== undefined)
        tally.sell('collection', loot.collection.id, { count: 1, amount: each, atMs: item.mintedMs })
      tally.add('collection', loot.collection.id, 'revealed', 1, atMs)
    }
  }
  countKinds(kinds, draws, pool)
  return draws
}

function countKinds(kinds: KindState[], draws: readonly DrawState[], pool: readonly PoolEvent[]): void {
  const byName = new Map(
    kinds.map((kind) => [`${kind.box.id}\n${kind.collection.id}\n${kind.name}\n${kind.rarity}`, kind]),
  )
  const byId = new Map(kinds.map((kind) => [kind.id, kind]))
  const kindOf = (box: BoxState, item: ItemState): KindState => {
    const known = item.kind ?? (item.kindId === undefined ? undefined : byId.get(item.kindId))
    if (known && known.box.id === box.id) return known
    const { name = '', rarity = '', imageUrl } = item.facts ?? {}
    const key = kindName(box, item, name, rarity)
    const kind = byName.get(key) ?? {
      id: undefined,
      box,
      collection: item.collection,
      name,
      rarity,
      imageUrl,
      printed: 0,
      drawn: 0,
      claimed: 0,
      isChanged: true,
    }
    if (!byName.has(key)) {
      byName.set(key, kind)
      kinds.push(kind)
    }
    item.kind = kind
    item.isChanged = true
    return kind
  }
  const left = new Map<number, number>()
  for (const kind of kinds) left.set(kind.box.id, (left.get(kind.box.id) ?? 0) + kind.printed - kind.drawn)

  const versions = new Map<number, { pool: PoolEvent[]; draws: DrawState[] }>()
  const at = (stateVersion: number) => {
    const known = versions.get(stateVersion) ?? { pool: [], draws: [] }
    versions.set(stateVersion, known)
    return known
  }
  for (const event of pool) at(event.stateVersion).pool.push(event)
  for (const one of draws) at(one.stateVersion).draws.push(one)
  for (const [, now] of [...versions].sort(([a], [b]) => a - b)) {
    for (const draw of now.draws) {
      const kind = kindOf(draw.box, draw.item)
      draw.kindLeft = kind.printed - kind.drawn
      draw.allLeft = left.get(draw.box.id) ?? 0
    }
    for (const { box, item } of now.draws) {
      const kind = kindOf(box, item)
      kind.drawn += 1
      kind.isChanged = true
      left.set(box.id, (left.get(box.id) ?? 0) - 1)
    }
    for (const { box, item, by, stateVersion } of now.pool) {
      const kind = kindOf(box, item)
      kind.isChanged = true
      if (by < 0 && item.claimedVersion === stateVersion) kind.claimed += 1
      else {
        kind.printed += by
        left.set(box.id, (left.get(box.id) ?? 0) + by)
      }
    }
  }
}
