import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { createReadCache } from '@lootboxes/gateway/server'
import { type Clock, systemClock, withDeadline } from '@lootboxes/ledger'
import { err, ResultAsync } from 'neverthrow'
import { MIN_STATE_VERSION_HEADER } from './product-calls'
import type { ProductError } from './product-error'

/** The Gateway calls that this package needs. `createGateway(…)` fits, and so does a fake of these methods. */
export type LedgerReader = Pick<
  Gateway,
  | 'getEntityDetails'
  | 'getFungibleVaults'
  | 'getNonFungibleVaults'
  | 'getNonFungibleVaultIds'
  | 'getNonFungibleData'
  | 'streamTransactions'
>

/** Options of every query. */
export type QueryOptions = {
  readonly signal?: AbortSignal | undefined
  /** Read-your-writes: the lowest ledger state version that the result may have. */
  readonly minStateVersion?: number | undefined
}

/** Options of a query within its deadline: the signal always aborts in the end. */
export type ScopedOptions = { readonly signal: AbortSignal; readonly minStateVersion: number | undefined }

export const gatewayFailed = (error: GatewayError): ProductError => {
  switch (error.kind) {
    case 'aborted':
      return { kind: 'aborted' }
    case 'future-state': {
      const message = `Later than the ledger can be, which is at ${error.seen}`
      return { kind: 'bad-request', fields: [{ path: MIN_STATE_VERSION_HEADER, message }] }
    }
    default:
      return { kind: 'gateway', error }
  }
}

type Deadline = { readonly clock: Clock; readonly ms: number; readonly signal: AbortSignal | undefined }

/** Runs a query that ends after `ms` or with the caller's signal. Its work is aborted then. */
export const withinDeadline = <T>(
  { clock, ms, signal }: Deadline,
  run: (signal: AbortSignal) => ResultAsync<T, ProductError>,
): ResultAsync<T, ProductError> => {
  const late = () => err<T, ProductError>({ kind: 'timed-out', afterMs: ms })
  return new ResultAsync(
    withDeadline({ clock, timeoutMs: ms, signal, onTimeout: late }, run).catch((cause: unknown) => {
      if (signal?.aborted) return err<T, ProductError>({ kind: 'aborted' })
      throw cause
    }),
  )
}

export type SharingOptions = {
  readonly clock?: Clock | undefined
  /** How long a shared result also answers later queries, in ms. */
  readonly keepMs?: number | undefined
}

/** A result and the ledger state version it was read at. */
export type Versioned = { readonly stateVersion: number }

/** Callers that must share a read before its result is cached. One page load sends the same query twice. */
const RUSH = 3
/** Results cached at a time. */
const MAX_CACHED = 10_000

/**
 * Makes simultaneous equal queries share one read. Each caller can abort alone; the read aborts with the last of them. A
 * result that `RUSH` callers shared is cached for `keepMs`, so that a burst costs the Gateway a few calls per second.
 */
export function shareReads<Query, T extends Versioned>(
  { clock = systemClock, keepMs = 0 }: SharingOptions,
  keyOf: (query: Query) => string,
  read: (query: Query, options: ScopedOptions) => ResultAsync<T, ProductError>,
) {
  const cache = createReadCache<Query, T, ProductError>({
    keyOf,
    read,
    clock,
    versionOf: ({ stateVersion }) => stateVersion,
    freshMs: keepMs,
    staleMs: 0,
    maxWaitMs: Number.POSITIVE_INFINITY,
    maxSize: MAX_CACHED,
    minWaiters: RUSH,
    abortUnawaited: true,
    // A failure of one caller must not delay the next.
    pause: () => 0,
  })
  return {
    read: (query: Query, options: QueryOptions = {}): ResultAsync<T, ProductError> =>
      cache
        .get(query, options)
        .map(({ value }) => value)
        .mapErr(({ because }) => (because === 'too-slow' || options.signal?.aborted ? { kind: 'aborted' } : because)),
    /** The cached result, unless it is older than `minStateVersion`. */
    cached: (query: Query, minStateVersion?: number): T | undefined => cache.fresh(query, minStateVersion),
  }
}

/** A validated product call. Its results are shared between callers, so do not change them. */
export type ProductQuery<T, Options = QueryOptions> = {
  /** Gateway calls that a read may take, for a rate limit. */
  readonly cost: number
  /** The result, when it needs no Gateway call or is cached. */
  readonly cached: (minStateVersion?: number) => T | undefined
  readonly read: (options: Options) => ResultAsync<T, ProductError>
}

/** A query before `withinDeadline` limits it. */
export type OpenQuery<T> = ProductQuery<T, ScopedOptions>
