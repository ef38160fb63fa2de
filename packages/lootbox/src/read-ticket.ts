import type { LocalId } from '@lootboxes/ledger'
import { err, ok, okAsync, Result, type ResultAsync } from 'neverthrow'
import { type FoundLoot, findLoots } from './find-loots'
import type { TicketFields } from './lootbox-config'
import type { ProductError } from './product-error'
import { gatewayFailed, type LedgerReader, type QueryOptions } from './query'
import { fieldOf, flagOf, parseSbor } from './sbor-node'

/** A ticket from purchase to redemption, with the wait between opening and the draw. */
export type TicketStatus = 'unrevealed' | 'waiting' | 'revealed' | 'redeemed'

/** A ticket: its id, its status and the loot it won. */
export type Ticket = { readonly id: LocalId; readonly status: TicketStatus; readonly loots: readonly FoundLoot[] }

/** A ticket whose data lacks a configured field. */
export type UnreadableTicket = { readonly kind: 'unreadable'; readonly what: string; readonly missing: string }

/** A ticket out of its non-fungible data, by the configured field names. */
export function readTicket(id: LocalId, json: unknown, fields: TicketFields): Result<Ticket, UnreadableTicket> {
  const missing = (field: string) => err({ kind: 'unreadable', what: `ticket ${id}`, missing: field } as const)
  const parsed = parseSbor(json)
  if (parsed.isErr()) return missing('programmatic_json')
  const data = parsed.value
  const flag = (name: string | undefined) => (name === undefined ? false : flagOf(fieldOf(data, name)))

  const revealed = flag(fields.revealed)
  const opened = flag(fields.opened)
  const redeemed = flag(fields.redeemed)
  if (revealed === undefined) return missing(fields.revealed)
  if (opened === undefined) return missing(fields.opened ?? '')
  if (redeemed === undefined) return missing(fields.redeemed ?? '')
  if (redeemed) return ok({ id, status: 'redeemed', loots: [] })
  if (!revealed) return ok({ id, status: opened ? 'waiting' : 'unrevealed', loots: [] })

  const source = fields.loots === 'auto' ? data : fieldOf(data, fields.loots)
  return source ? ok({ id, status: 'revealed', loots: findLoots(source) }) : missing(fields.loots)
}

export type ReadTicketsOptions = {
  readonly resource: string
  readonly ids: readonly LocalId[]
  readonly fields: TicketFields
  readonly stateVersion?: number | undefined
}

/** Tickets as they were at a state of the ledger. */
export type ReadTickets = { readonly stateVersion: number; readonly tickets: readonly Ticket[] }

/**
 * Tickets by id, in the order asked for: a call for each batch (gateway-and-ledger 3, step 3). The Gateway answers in
 * its own order and leaves unknown ids out; burned and redeemed tickets are gone here too.
 */
export function readTickets(
  gateway: LedgerReader,
  { resource, ids, fields, stateVersion }: ReadTicketsOptions,
  ask: QueryOptions,
): ResultAsync<ReadTickets, ProductError> {
  if (ids.length === 0) return okAsync({ stateVersion: stateVersion ?? 0, tickets: [] })
  return gateway
    .getNonFungibleData(
      {
        resource_address: resource,
        non_fungible_ids: ids,
        ...(stateVersion === undefined ? {} : { at_ledger_state: { state_version: stateVersion } }),
      },
      ask,
    )
    .mapErr(gatewayFailed)
    .andThen((answer) => {
      const found = new Map(answer.non_fungible_ids.map((item) => [item.non_fungible_id, item]))
      const tickets = ids.flatMap((id) => {
        const item = found.get(id)
        return item?.data && !item.is_burned ? [readTicket(id, item.data.programmatic_json, fields)] : []
      })
      return Result.combine(tickets).map((all) => ({
        stateVersion: answer.ledger_state.state_version,
        tickets: all.filter(({ status }) => status !== 'redeemed'),
      }))
    })
}
