import { type LocalId, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'
import { okAsync, type ResultAsync } from 'neverthrow'
import { gatewayFailed, type LedgerReader, withinDeadline } from './ask'
import type { LedgerReadingOptions } from './box-reader'
import { readBoxState } from './box-state'
import type { FoundLoot } from './find-loots'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import { MAX_NON_FUNGIBLES, nonFungiblesOf } from './non-fungible-reader'
import { type Odds, oddsOf } from './odds'
import type { ProductError } from './product-error'
import { readTicket } from './read-ticket'

/** What could be drawn from a box at a state version of the past. */
export type HistoricalPool = {
  readonly stateVersion: number
  /** Absent when it is not known what the pool is, or when it held too many pieces to look at each. */
  readonly odds: Odds | undefined
  readonly has: (resource: ResourceAddress, id: LocalId) => boolean
}

/** Loot that one transaction drew, for one or several tickets. */
export type HistoricalDraw = { readonly stateVersion: number; readonly loots: readonly FoundLoot[] }

/** Where in the past, and until when. */
export type HistoricalAsk = { readonly stateVersion: number; readonly signal?: AbortSignal | undefined }

/** The past does not change: what was read of it is kept, as long as it is among this many. */
const KEPT = 100

/**
 * Reads a box as it was at a state version of the past: the ledger's own proof of the odds of a purchase or a draw. A
 * Gateway that keeps no history answers with an error, never with another state.
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
    /** The pool at that state: one call, and more for pages and for pieces nobody has looked at. */
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

export type HistoricalBoxReader = ReturnType<typeof createHistoricalBoxReader>
