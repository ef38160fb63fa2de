import { type Clock, systemClock } from '@lootboxes/ledger'
import { okAsync, type ResultAsync } from 'neverthrow'
import type { AskOptions, LedgerReader, ScopedAsk } from './ask'
import type { TicketFields } from './lootbox-config'
import { createLru } from './lru'
import type { ProductError } from './product-error'
import type { Ticket } from './read-ticket'
import { readTickets } from './read-tickets'
import { type ReadVaultsOptions, readVaultIds, readVaults, type TicketVaults } from './read-vaults'
import { createShared } from './shared'

/** An account's tickets. The list is the same object for as long as nothing in it changed. */
export type Holding = { readonly stateVersion: number; readonly tickets: readonly Ticket[] }

export type TicketReaderOptions = {
  readonly fields: TicketFields
  readonly clock?: Clock | undefined
  /** How long an answer of a rush answers those who come after it. */
  readonly keepMs?: number | undefined
  /** Tickets remembered, of all accounts together. */
  readonly remember?: number | undefined
  /** Tickets read of one account; more is an error rather than a slow page. */
  readonly most?: number | undefined
}

export type TicketReader = {
  read(account: string, resource: string, ask?: AskOptions): ResultAsync<Holding, ProductError>
  /** What a rush of questions was just told, if no older than asked for. */
  kept(account: string, resource: string, minStateVersion?: number): Holding | undefined
}

type Known = { readonly fingerprint: string; readonly tickets: readonly Ticket[] }

/**
 * Reads an account's tickets with L(T) calls (gateway-and-ledger 3). An account whose vaults did not change costs one
 * call, and one more per batch of tickets that wait for their draw: a draw changes a ticket without moving it.
 * Simultaneous questions about the same account share one reading.
 */
export function createTicketReader(gateway: LedgerReader, options: TicketReaderOptions): TicketReader {
  const { fields, clock = systemClock, keepMs, remember = 200_000, most = 10_000 } = options
  const known = createLru<string, Known>(remember, ({ tickets }) => tickets.length + 1)
  const shared = createShared<Holding>({ clock, keepMs })

  const refreshed = (before: Known, at: ReadVaultsOptions, stateVersion: number, signal: AbortSignal) => {
    const ids = before.tickets.filter(({ status }) => status === 'waiting').map(({ id }) => id)
    if (ids.length === 0) return okAsync(before.tickets)
    return readTickets(gateway, { resource: at.resource, ids, fields, stateVersion }, { signal }).map((again) => {
      const now = new Map(again.tickets.map((ticket) => [ticket.id, ticket]))
      return before.tickets.map((ticket) => now.get(ticket.id) ?? ticket)
    })
  }

  const fromScratch = (vaults: TicketVaults, at: ReadVaultsOptions, signal: AbortSignal) =>
    readVaultIds(gateway, at, vaults, signal).andThen((ids) =>
      readTickets(gateway, { resource: at.resource, ids, fields, stateVersion: vaults.stateVersion }, { signal }).map(
        ({ tickets }) => tickets,
      ),
    )

  const ticketsIn = (vaults: TicketVaults, at: ReadVaultsOptions, before: Known | undefined, signal: AbortSignal) =>
    before?.fingerprint === vaults.fingerprint
      ? refreshed(before, at, vaults.stateVersion, signal)
      : fromScratch(vaults, at, signal)

  const read = (at: ReadVaultsOptions, ask: ScopedAsk) =>
    readVaults(gateway, at, ask).andThen((vaults) => {
      const key = keyOf(at.account, at.resource)
      return ticketsIn(vaults, at, known.get(key), ask.signal).map((tickets): Holding => {
        known.set(key, { fingerprint: vaults.fingerprint, tickets })
        return { stateVersion: vaults.stateVersion, tickets }
      })
    })

  return {
    read: (account, resource, ask) =>
      shared.ask(keyOf(account, resource), (scope) => read({ account, resource, most }, scope), ask),
    kept: (account, resource, minStateVersion) => shared.kept(keyOf(account, resource), minStateVersion),
  }
}

const keyOf = (account: string, resource: string): string => `${account} ${resource}`
