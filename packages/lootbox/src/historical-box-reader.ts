import { type LocalId, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'
import { okAsync, type ResultAsync } from 'neverthrow'
import type { LedgerReadingOptions } from './box-reader'
import { readBoxState } from './box-state'
import type { FoundLoot } from './find-loots'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import { MAX_NON_FUNGIBLES, nonFungiblesOf } from './non-fungible-reader'
import { type Odds, oddsOf } from './odds'
import type { ProductError } from './product-error'
import { gatewayFailed, type LedgerReader, withinDeadline } from './query'
import { readTicket } from './read-ticket'

/** The pool of a box at an earlier state version. */
export type HistoricalPool = {
  readonly stateVersion: number
  /** Absent without a configured pool field, or when the pool held too many pieces to read. */
  readonly odds: Odds | undefined
  readonly has: (resource: ResourceAddress, id: LocalId) => boolean
}

/** Loot that one transaction drew, for one or several tickets. */
export type HistoricalDraw = { readonly stateVersion: number; readonly loots: readonly FoundLoot[] }

/** Where in the past, and until when. */
export type HistoricalAsk = { readonly stateVersion: number; readonly signal?: AbortSignal | undefined }

/** Cached states. Earlier states never change, so they do not expire. */
const KEPT = 100

/**
 * Creates a reader of a box at an earlier state version: the ledger's own proof of the odds of a purchase or a draw. A
 * Gateway without history returns an error, never another state.
 */
export function createHistoricalBoxReader(
  gateway: LedgerReader,
  config: LootboxConfig,
  { clock = systemClock, deadlineMs: ms = 20_000 }: LedgerReadingOptions = {},
) {
  const nonFungibles = nonFungiblesOf(gateway)
  const pools = new LRUCache<string, HistoricalPool>({ max: KEPT })

  const readPool = (
    box: LootboxEntry,
    atStateVersion: number,
    signal: AbortSignal,
  ): ResultAsync<HistoricalPool, ProductError> =>
    readBoxState(gateway, config, box, { signal, atStateVersion }).andThen(({ pool, stateVersion }) =>
      nonFungibles.inVaults(pool ?? [], { owner: box.componentAddress, stateVersion, signal }).map((inside) => {
        const inPool = new Set(inside.map(({ resource, id }) => `${resource}:${id}`))
        return {
          stateVersion,
          odds: pool === undefined || inside.length > MAX_NON_FUNGIBLES ? undefined : oddsOf(inside),
          has: (resource: ResourceAddress, id: LocalId) => inPool.has(`${resource}:${id}`),
        }
      }),
    )

  const readDraws = (
    box: LootboxEntry,
    ids: readonly LocalId[],
    stateVersion: number,
    signal: AbortSignal,
  ): ResultAsync<readonly HistoricalDraw[], ProductError> =>
    gateway
      .getNonFungibleData(
        {
          resource_address: box.ticketAddress,
          non_fungible_ids: ids,
          at_ledger_state: { state_version: stateVersion },
        },
        { signal },
      )
      .mapErr(gatewayFailed)
      .map(({ non_fungible_ids }) => {
        const draws = new Map<number, FoundLoot[]>()
        for (const { non_fungible_id, data, last_updated_at_state_version: at } of non_fungible_ids) {
          const id = ids.find((one) => one === non_fungible_id)
          const ticket = id && readTicket(id, data?.programmatic_json, config.ticketFields).unwrapOr(undefined)
          if (ticket?.status === 'revealed') draws.set(at, [...(draws.get(at) ?? []), ...ticket.loots])
        }
        return [...draws].sort(([a], [b]) => a - b).map(([at, loots]) => ({ stateVersion: at, loots }))
      })

  return {
    /** The pool at that state: one call, plus calls for further pages and for pieces not read before. */
    getPool: (box: LootboxEntry, { stateVersion, signal }: HistoricalAsk): ResultAsync<HistoricalPool, ProductError> =>
      withinDeadline({ clock, ms, signal }, (scope) => {
        const key = `${box.componentAddress}@${stateVersion}`
        const before = pools.get(key)
        if (before !== undefined) return okAsync(before)
        return readPool(box, stateVersion, scope).andTee((pool) => pools.set(key, pool))
      }),
    /**
     * The draws of tickets that were revealed at that state, oldest first: a ticket's data was last written when its
     * loot was drawn. Tickets it does not show as revealed are left out.
     */
    getDraws: (
      box: LootboxEntry,
      ids: readonly LocalId[],
      { stateVersion, signal }: HistoricalAsk,
    ): ResultAsync<readonly HistoricalDraw[], ProductError> =>
      withinDeadline({ clock, ms, signal }, (scope) => readDraws(box, ids, stateVersion, scope)),
  }
}

/** Reads the pool of a box at an earlier state version; see `createHistoricalBoxReader`. */
export type HistoricalBoxReader = ReturnType<typeof createHistoricalBoxReader>
