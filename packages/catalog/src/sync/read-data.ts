import type { Gateway } from '@lootboxes/gateway'
import { itemFacts, type TicketFacts, type TicketFields, ticketFacts } from '../ledger/item-facts'
import { isUnknownEntity, must } from '../ledger/must'
import { type CollectionState, type ItemState, itemKey } from './state'

export type TicketReading = {
  readonly item: ItemState
  readonly ticket: TicketFacts
  /** When the ledger last wrote the data: the draw, of a revealed ticket. */
  readonly writtenAt: number
}

type ReadDataOptions = {
  readonly gateway: Gateway
  readonly fields: TicketFields
  readonly stateVersion: number
  readonly signal?: AbortSignal | undefined
}

/** Ids of one reading, at one state. The verb splits them into requests of 29, four at a time. */
const IDS_PER_READING = 290
const PARALLEL = 4

type Reading = { readonly collection: CollectionState; readonly at: number; readonly items: readonly ItemState[] }

function readingsOf(items: Iterable<ItemState>, stateVersion: number): Reading[] {
  const groups = new Map<string, { collection: CollectionState; at: number; items: ItemState[] }>()
  for (const item of items) {
    // What is burned says nothing any more: it is read as it was just before.
    const at = item.burnedVersion === undefined ? stateVersion : item.burnedVersion - 1
    const key = `${item.collection.id} ${at}`
    const group = groups.get(key) ?? { collection: item.collection, at, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ items: all, ...group }) =>
    Array.from({ length: Math.ceil(all.length / IDS_PER_READING) }, (_, part) => ({
      ...group,
      items: all.slice(part * IDS_PER_READING, (part + 1) * IDS_PER_READING),
    })),
  )
}

/** Reads the data of items, each at a state where the ledger still tells it, and gives what tickets say. */
export async function readData(items: Iterable<ItemState>, options: ReadDataOptions): Promise<TicketReading[]> {
  const { gateway, fields, stateVersion, signal } = options
  const tickets: TicketReading[] = []
  const queue = readingsOf(items, stateVersion).values()
  const worker = async () => {
    for (const { collection, at, items: part } of queue) {
      if (at < 1) continue
      const answer = await gateway.getNonFungibleData(
        {
          resourceAddress: collection.address,
          nonFungibleIds: part.map(({ localId }) => localId),
          atLedgerState: { stateVersion: at },
        },
        { signal },
      )
      // Minted and burned by one transaction: there was no state in which it said something.
      if (answer.isErr() && isUnknownEntity(answer.error)) continue
      const byKey = new Map(part.map((item) => [itemKey(collection, item.localId), item]))
      for (const { non_fungible_id, data, last_updated_at_state_version } of must(answer).non_fungible_ids) {
        const item = byKey.get(itemKey(collection, non_fungible_id))
        if (!item || !data) continue
        item.facts = itemFacts(data.programmatic_json)
        item.isChanged = true
        if (collection.kind === 'ticket')
          tickets.push({
            item,
            ticket: ticketFacts(data.programmatic_json, fields),
            writtenAt: last_updated_at_state_version,
          })
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return tickets
}
