import type { Gateway } from '@lootboxes/gateway'
import { type TicketFields, type TicketStatus, ticketFacts } from '../ledger/item-facts'
import { isUnknownEntity, must } from '../ledger/must'
import type { FoundLoot } from '../ledger/sbor'

/** The data of a ticket from a state version on. */
export type TicketWrite = {
  readonly stateVersion: number
  readonly status: TicketStatus
  readonly loots: readonly FoundLoot[]
}

type ReadOptions = {
  readonly gateway: Gateway
  readonly fields: TicketFields
  readonly stateVersion: number
  readonly signal?: AbortSignal | undefined
}

/** From when to when a ticket exists. */
export type TicketSpan = { readonly mintedAt: number; readonly burnedAt: number | undefined }

const IDS_PER_READING = 290

const slices = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_READING) }, (_, at) =>
    ids.slice(at * IDS_PER_READING, (at + 1) * IDS_PER_READING),
  )

/**
 * Everything that was ever written into the tickets of a resource, oldest first. It is read backwards: each response says
 * when the data was written, and the state before that has the data before.
 */
export async function readTicketWrites(
  resource: string,
  tickets: ReadonlyMap<string, TicketSpan>,
  { gateway, fields, stateVersion, signal }: ReadOptions,
): Promise<ReadonlyMap<string, readonly TicketWrite[]>> {
  const writes = new Map<string, TicketWrite[]>()
  let due = new Map<number, string[]>()
  const readAt = (into: Map<number, string[]>, at: number, id: string) => {
    const ids = into.get(at) ?? []
    ids.push(id)
    into.set(at, ids)
  }
  for (const [id, { mintedAt, burnedAt }] of tickets)
    if (burnedAt !== mintedAt) readAt(due, burnedAt === undefined ? stateVersion : burnedAt - 1, id)
  while (due.size > 0) {
    const before = new Map<number, string[]>()
    for (const [at, ids] of due)
      for (const nonFungibleIds of slices(ids)) {
        const answer = await gateway.getNonFungibleData(
          { resource_address: resource, non_fungible_ids: nonFungibleIds, at_ledger_state: { state_version: at } },
          { signal },
        )
        if (answer.isErr() && isUnknownEntity(answer.error)) continue
        for (const { non_fungible_id: id, data, last_updated_at_state_version: written } of must(answer)
          .non_fungible_ids) {
          if (!data) continue
          const { status, loots } = ticketFacts(data.programmatic_json, fields)
          writes.set(id, [{ stateVersion: written, status, loots }, ...(writes.get(id) ?? [])])
          if (written > (tickets.get(id)?.mintedAt ?? 0)) readAt(before, written - 1, id)
        }
      }
    due = before
  }
  return writes
}
