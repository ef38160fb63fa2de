import { type Clock, compareLocalIds, type LocalId, systemClock } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'
import { errAsync, okAsync, type ResultAsync } from 'neverthrow'
import type { TicketFields } from './lootbox-config'
import type { ProductError } from './product-error'
import { gatewayFailed, type LedgerReader, type QueryOptions, type ScopedOptions, shareReads } from './query'
import { readTickets, type Ticket } from './read-ticket'
import { validIds } from './valid-ids'

type TicketVaults = {
  readonly stateVersion: number
  /** Vaults and when each last changed: the same text means the same tickets in them. */
  readonly fingerprint: string
  readonly vaults: readonly Vault[]
}

type Vault = {
  readonly address: string
  readonly count: number
  readonly ids: readonly string[]
  readonly cursor: string | undefined
}

type ReadVaultsOptions = { readonly account: string; readonly resource: string; readonly most: number }

/** Where an account keeps a resource, with the first 100 ids of each vault: one call (gateway-and-ledger 3, step 1). */
const readVaults = (
  gateway: LedgerReader,
  { account, resource, most }: ReadVaultsOptions,
  ask: QueryOptions,
): ResultAsync<TicketVaults, ProductError> =>
  gateway
    .getNonFungibleVaults(
      { address: account, resource_address: resource, opt_ins: { non_fungible_include_nfids: true } },
      ask,
    )
    .mapErr(gatewayFailed)
    .andThen((answer) => {
      const total = answer.items.reduce((sum, vault) => sum + vault.total_count, 0)
      if (total > most) return errAsync<TicketVaults, ProductError>({ kind: 'too-many-tickets', max: most })
      return okAsync({
        stateVersion: answer.ledger_state.state_version,
        fingerprint: answer.items
          .map((vault) => `${vault.vault_address}@${vault.last_updated_at_state_version}`)
          .sort()
          .join(' '),
        vaults: answer.items.map((vault) => ({
          address: vault.vault_address,
          count: vault.total_count,
          ids: vault.items ?? [],
          cursor: vault.next_cursor ?? undefined,
        })),
      })
    })

/** All ids of the vaults at their ledger state, in order: a call for each further hundred (step 2). */
function readVaultIds(
  gateway: LedgerReader,
  { account, resource }: ReadVaultsOptions,
  { vaults, stateVersion }: TicketVaults,
  signal: AbortSignal | undefined,
): ResultAsync<readonly LocalId[], ProductError> {
  const rest = ({ address, cursor, ids }: Vault): ResultAsync<readonly string[], ProductError> =>
    cursor === undefined
      ? okAsync(ids)
      : gateway
          .getNonFungibleVaultIds(
            {
              address: account,
              vault_address: address,
              resource_address: resource,
              cursor,
              at_ledger_state: { state_version: stateVersion },
            },
            { signal },
          )
          .map(({ items }) => [...ids, ...items])
          .mapErr(gatewayFailed)
  return vaults
    .reduce<ResultAsync<readonly string[], ProductError>>(
      (before, vault) => before.andThen((ids) => rest(vault).map((more) => [...ids, ...more])),
      okAsync([]),
    )
    .map((ids) => validIds([...new Set(ids)]).toSorted(compareLocalIds))
}

/** An account's tickets. The list is the same object for as long as nothing in it changed. */
export type Holding = { readonly stateVersion: number; readonly tickets: readonly Ticket[] }

/** Fields, clock and cache sizes of `createTicketReader`. */
export type TicketReaderOptions = {
  readonly fields: TicketFields
  readonly clock?: Clock | undefined
  /** How long a shared result also answers later queries, in ms. */
  readonly keepMs?: number | undefined
  /** Tickets in the cache, over all accounts. */
  readonly remember?: number | undefined
  /** Limit of tickets in one account. Exceeding it is an error, because reading more is slow. */
  readonly most?: number | undefined
}

/** Reads the tickets of accounts; see `createTicketReader`. */
export type TicketReader = {
  read(account: string, resource: string, ask?: QueryOptions): ResultAsync<Holding, ProductError>
  /** The cached result, unless it is older than `minStateVersion`. */
  cached(account: string, resource: string, minStateVersion?: number): Holding | undefined
}

type Known = { readonly fingerprint: string; readonly tickets: readonly Ticket[] }

/**
 * Creates a reader of an account's tickets. An account with unchanged vaults costs one call, plus one per batch of tickets
 * that wait for their draw: a draw changes a ticket without moving it. Simultaneous reads of the same account are shared.
 */
export function createTicketReader(gateway: LedgerReader, options: TicketReaderOptions): TicketReader {
  const { fields, clock = systemClock, keepMs, remember = 200_000, most = 10_000 } = options
  const known = new LRUCache<string, Known>({
    maxSize: remember,
    sizeCalculation: ({ tickets }) => tickets.length + 1,
  })

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

  const read = (at: ReadVaultsOptions, ask: ScopedOptions) =>
    readVaults(gateway, at, ask).andThen((vaults) => {
      const key = keyOf(at.account, at.resource)
      return ticketsIn(vaults, at, known.get(key), ask.signal).map((tickets): Holding => {
        known.set(key, { fingerprint: vaults.fingerprint, tickets })
        return { stateVersion: vaults.stateVersion, tickets }
      })
    })

  const shared = shareReads<ReadVaultsOptions, Holding>(
    { clock, keepMs },
    ({ account, resource }) => keyOf(account, resource),
    read,
  )
  return {
    read: (account, resource, ask) => shared.read({ account, resource, most }, ask),
    cached: (account, resource, minStateVersion) => shared.cached({ account, resource, most }, minStateVersion),
  }
}

const keyOf = (account: string, resource: string): string => `${account} ${resource}`
