import { type LocalId, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { okAsync, type ResultAsync } from 'neverthrow'
import { gatewayFailed, type LedgerReader } from './ask'
import type { LedgerReadingOptions } from './box-reader'
import type { FoundLoot } from './find-loots'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import { createLru } from './lru'
import { type Odds, oddsOf } from './odds'
import { MOST_PIECES, piecesOf } from './piece-reader'
import type { ProductError } from './product-error'
import { readHoldings } from './read-holdings'
import { readTicket } from './read-ticket'
import { withinDeadline } from './within-deadline'

/** What could be drawn from a box at a state version of the past. */
export type PastPool = {
  readonly stateVersion: number
  /** Absent when it is not known what the pool is, or when it held too many pieces to look at each. */
  readonly odds: Odds | undefined
  readonly has: (resource: ResourceAddress, id: LocalId) => boolean
}

/** Loot that one transaction drew, for one or several tickets. */
export type PastDraw = { readonly stateVersion: number; readonly loots: readonly FoundLoot[] }

/** Where in the past, and until when. */
export type PastAsk = { readonly stateVersion: number; readonly signal?: AbortSignal | undefined }

/** The past does not change: what was read of it is kept, as long as it is among this many. */
const KEPT = 100

/**
 * Reads a box as it was at a state version of the past: the ledger's own proof of the odds of a purchase or a draw. A
 * Gateway that keeps no history answers with an error, never with another state.
 */
export function createPastReader(
  gateway: LedgerReader,
  config: LootboxConfig,
  { clock = systemClock, deadlineMs: ms = 20_000 }: LedgerReadingOptions = {},
) {
  const pieces = piecesOf(gateway)
  const pools = createLru<string, PastPool>(KEPT)

  const readPool = (
    box: LootboxEntry,
    atStateVersion: number,
    signal: AbortSignal,
  ): ResultAsync<PastPool, ProductError> =>
    readHoldings(gateway, config, box, { signal, atStateVersion }).andThen(({ pool, stateVersion }) =>
      pieces.inVaults(pool ?? [], { owner: box.componentAddress, stateVersion, signal }).map((inside) => {
        const inPool = new Set(inside.map(({ resource, id }) => `${resource}:${id}`))
        return {
          stateVersion,
          odds: pool === undefined || inside.length > MOST_PIECES ? undefined : oddsOf(inside),
          has: (resource: ResourceAddress, id: LocalId) => inPool.has(`${resource}:${id}`),
        }
      }),
    )

  const readDraws = (
    box: LootboxEntry,
    ids: readonly LocalId[],
    stateVersion: number,
    signal: AbortSignal,
  ): ResultAsync<readonly PastDraw[], ProductError> =>
    gateway
      .getNonFungibleData(
        { resourceAddress: box.ticketAddress, nonFungibleIds: ids, atLedgerState: { stateVersion } },
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
    getPool: (box: LootboxEntry, { stateVersion, signal }: PastAsk): ResultAsync<PastPool, ProductError> =>
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
      { stateVersion, signal }: PastAsk,
    ): ResultAsync<readonly PastDraw[], ProductError> =>
      withinDeadline({ clock, ms, signal }, (scope) => readDraws(box, ids, stateVersion, scope)),
  }
}

export type PastReader = ReturnType<typeof createPastReader>
