import type { Gateway } from '@lootboxes/gateway'
import { type ItemFacts, itemFacts, type TicketFacts, type TicketFields, ticketFacts } from '../ledger/item-facts'
import { isUnknownEntity, must } from '../ledger/must'
import { type CollectionState, itemKey } from './state'

/** The data of an item from the state version on that it was written at. */
export type Observation = {
  readonly writtenAt: number
  readonly facts: ItemFacts
  /** Of a ticket. */
  readonly ticket: TicketFacts | undefined
}

/** An item whose data is wanted after some state versions, oldest first. */
export type ObservationRequest = {
  readonly collection: CollectionState
  readonly localId: string
  readonly versions: readonly number[]
  readonly burnedVersion: number | undefined
}

export type Observations = {
  /** The data of an item after a transaction that was requested; before it, where that transaction burned the item. */
  at(key: string, stateVersion: number): Observation | undefined
  all(): Iterable<Observation>
}

type ReadOptions = {
  readonly gateway: Gateway
  readonly fields: TicketFields
  /** The newest state version of the batch. */
  readonly upTo: number
  readonly signal?: AbortSignal | undefined
}

/** Ids of one reading, at one state. The verb splits them into requests of 29, four at a time. */
const IDS_PER_READING = 290
const PARALLEL = 4

/** One item still to be read at `at`, and the versions before that. */
type Due = ObservationRequest & { readonly key: string; readonly at: number; readonly rest: readonly number[] }
type Reading = { readonly collection: CollectionState; readonly at: number; readonly due: readonly Due[] }

const firstDue = (request: ObservationRequest, upTo: number): Due => {
  const { burnedVersion, collection, localId } = request
  // Burned data cannot be read any more: what counts is the state before.
  const last = burnedVersion === undefined ? upTo : burnedVersion - 1
  const rest = [...new Set(request.versions.map((at) => (at === burnedVersion ? at - 1 : at)))]
  return { ...request, key: itemKey(collection, localId), at: last, rest }
}

function readingsOf(due: Iterable<Due>): Reading[] {
  const groups = new Map<string, { collection: CollectionState; at: number; due: Due[] }>()
  for (const one of due) {
    const { collection, at } = one
    if (at < 1) continue
    const group = groups.get(`${collection.id} ${at}`) ?? { collection, at, due: [] }
    groups.set(`${collection.id} ${at}`, group)
    group.due.push(one)
  }
  return [...groups.values()].flatMap(({ due: all, ...group }) =>
    Array.from({ length: Math.ceil(all.length / IDS_PER_READING) }, (_, part) => ({
      ...group,
      due: all.slice(part * IDS_PER_READING, (part + 1) * IDS_PER_READING),
    })),
  )
}

/**
 * Reads the data of items after each of the transactions that may have changed it. One answer serves every transaction
 * since the data was written; for those before that it is read again, further back.
 */
export async function readObservations(
  requests: Iterable<ObservationRequest>,
  { gateway, fields, upTo, signal }: ReadOptions,
): Promise<Observations> {
  const found = new Map<string, Observation[]>()
  const burned = new Map<string, number>()
  const again: Due[] = []

  async function read({ collection, at, due }: Reading): Promise<void> {
    const answer = await gateway.getNonFungibleData(
      {
        resource_address: collection.address,
        non_fungible_ids: due.map(({ localId }) => localId),
        at_ledger_state: { state_version: at },
      },
      { signal },
    )
    // The collection did not exist before: its items were burned in the transaction that minted them.
    if (answer.isErr() && isUnknownEntity(answer.error)) return
    const byKey = new Map(due.map((one) => [one.key, one]))
    for (const { non_fungible_id, data, last_updated_at_state_version: writtenAt } of must(answer).non_fungible_ids) {
      const one = byKey.get(itemKey(collection, non_fungible_id))
      if (!one || !data) continue
      const ticket = collection.kind === 'ticket' ? ticketFacts(data.programmatic_json, fields) : undefined
      found.set(one.key, [
        ...(found.get(one.key) ?? []),
        { writtenAt, facts: itemFacts(data.programmatic_json), ticket },
      ])
      const rest = one.rest.filter((version) => version < writtenAt)
      const next = rest.at(-1)
      if (next !== undefined) again.push({ ...one, at: next, rest })
    }
  }

  let due: Due[] = [...requests].map((request) => firstDue(request, upTo))
  for (const { key, burnedVersion } of due) if (burnedVersion !== undefined) burned.set(key, burnedVersion)
  while (due.length > 0) {
    const queue = readingsOf(due).values()
    const worker = async () => {
      for (const reading of queue) await read(reading)
    }
    await Promise.all(Array.from({ length: PARALLEL }, worker))
    due = again.splice(0)
  }
  return {
    at: (key, stateVersion) => {
      const until = burned.get(key) === stateVersion ? stateVersion - 1 : stateVersion
      // Newest first: the first one that was written by then.
      return found.get(key)?.find(({ writtenAt }) => writtenAt <= until)
    },
    all: () => [...found.values()].flat(),
  }
}
