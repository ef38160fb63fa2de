import { okAsync, type ResultAsync } from 'neverthrow'
import type { AskOptions, LedgerReader } from './ask'
import type { TicketFields } from './lootbox-config'
import { createLru } from './lru'
import type { ProductError } from './product-error'
import type { Ticket } from './read-ticket'
import { readTickets } from './read-tickets'
import { type ReadVaultsOptions, readVaultIds, readVaults, type TicketVaults } from './read-vaults'
import { createShared } from './shared'

export type Holding = { readonly stateVersion: number; readonly tickets: readonly Ticket[] }

export type TicketReaderOptions = {
  readonly fields: TicketFields
  /** Tickets remembered, of all accounts together. */
  readonly remember?: number | undefined
  /** Tickets read of one account; more is an error rather than a slow page. */
  readonly most?: number | undefined
}

type Known = { readonly fingerprint: string; readonly tickets: readonly Ticket[] }

/**
 * Reads an account's tickets with L(T) calls (gateway-and-ledger 3). An account whose vaults did not change costs one
 * call, and one more per batch of tickets that wait for their draw: a draw changes a ticket without moving it.
 * Simultaneous questions about the same account share one reading.
 */
export function createTicketReader(gateway: LedgerReader, options: TicketReaderOptions) {
  const { fields, remember = 200_000, most = 10_000 } = options
  const known = createLru<string, Known>(remember, ({ tickets }) => tickets.length + 1)
  const share = createShared<Holding>()

  const refreshed = (before: Known, at: ReadVaultsOptions, stateVersion: number, signal: AbortSignal) => {
    const ids = before.tickets.filter(({ status }) => status === 'waiting').map(({ id }) => id)
    return readTickets(gateway, { resource: at.resource, ids, fields, stateVersion }, { signal }).map((again) => {
      const now = new Map(again.map((ticket) => [ticket.id, ticket]))
      return before.tickets.map((ticket) => now.get(ticket.id) ?? ticket)
    })
  }

  const fromScratch = (vaults: TicketVaults, at: ReadVaultsOptions, signal: AbortSignal) =>
    readVaultIds(gateway, at, vaults, signal).andThen((ids) =>
      readTickets(gateway, { resource: at.resource, ids, fields, stateVersion: vaults.stateVersion }, { signal }),
    )

  const read = (at: ReadVaultsOptions, minStateVersion: number | undefined, signal: AbortSignal) =>
    readVaults(gateway, at, { signal, minStateVersion }).andThen((vaults) => {
      const key = `${at.account} ${at.resource}`
      const before = known.get(key)
      const tickets: ResultAsync<readonly Ticket[], ProductError> =
        vaults.vaults.length === 0
          ? okAsync([])
          : before?.fingerprint === vaults.fingerprint
            ? refreshed(before, at, vaults.stateVersion, signal)
            : fromScratch(vaults, at, signal)
      return tickets.map((read): Holding => {
        known.set(key, { fingerprint: vaults.fingerprint, tickets: read })
        return { stateVersion: vaults.stateVersion, tickets: read }
      })
    })

  return (
    account: string,
    resource: string,
    { signal, minStateVersion }: AskOptions = {},
  ): ResultAsync<Holding, ProductError> =>
    share(
      `${account} ${resource} ${minStateVersion ?? ''}`,
      (scope) => read({ account, resource, most }, minStateVersion, scope),
      signal,
    )
}

export type TicketReader = ReturnType<typeof createTicketReader>
