import type { LocalId } from '@lootboxes/ledger'
import { okAsync, Result, type ResultAsync } from 'neverthrow'
import { type AskOptions, gatewayFailed, type LedgerReader } from './ask'
import type { TicketFields } from './lootbox-config'
import type { ProductError } from './product-error'
import { readTicket, type Ticket } from './read-ticket'

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
  ask: AskOptions,
): ResultAsync<ReadTickets, ProductError> {
  if (ids.length === 0) return okAsync({ stateVersion: stateVersion ?? 0, tickets: [] })
  return gateway
    .getNonFungibleData(
      {
        resourceAddress: resource,
        nonFungibleIds: ids,
        ...(stateVersion === undefined ? {} : { atLedgerState: { stateVersion } }),
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
