import { type Clock, exponential, orAborted, systemClock, withDeadline } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import { createInFlight } from '../in-flight'
import type { RefreshBudget } from './refresh-budget'

/** Options that the cache gives to each read. */
export type ReadOptions = {
  readonly signal: AbortSignal
  /** The value must be at least from this ledger state. */
  readonly minStateVersion: number | undefined
}

/** A cached value, its age, and whether its refresh fails. */
export type Cached<T> = {
  readonly value: T
  readonly ageMs: number
  /** The last refresh failed, so the value may be out of date. Tell the user. */
  readonly isFailing: boolean
}

/** There is no value to return, and the read failed or takes too long. It continues, so a later call may succeed. */
export type NotAnswering<E> = { readonly kind: 'not-answering'; readonly because: E | 'too-slow' }

/** A failed read, for counters and logs. */
export type ReadFailure<E> = {
  readonly key: string
  readonly error: E
  /** Consecutive failures of this key. */
  readonly failures: number
  /** An older value is returned meanwhile. */
  readonly hasValue: boolean
}

/** The read, its limits, and what to do when it fails. */
export type ReadCacheOptions<Q, T, E> = {
  /** Queries with the same key have the same value. */
  readonly keyOf: (query: Q) => string
  /**
   * Reads the value. "Does not exist" is a value too; an error means that the read failed, and is not cached. The read must
   * have its own deadline.
   */
  readonly read: (query: Q, options: ReadOptions) => ResultAsync<T, E> | PromiseLike<Result<T, E>>
  /** The ledger state of a value, for callers that have seen a commit and need a later one. */
  readonly versionOf?: ((value: T) => number) | undefined
  /** Younger values are returned without a read. Default 2 s. */
  readonly freshMs?: number | ((value: T) => number) | undefined
  /** Older values up to this age are returned while one read refreshes them. Default 10 minutes; 0 turns this off. */
  readonly staleMs?: number | undefined
  /** Maximum wait of a caller. Default 1 s; `Infinity` waits for the whole read. */
  readonly maxWaitMs?: number | undefined
  /** Caches a value only when at least this many callers waited for it together. Default 1. */
  readonly minWaiters?: number | undefined
  /** Maximum number of entries, or of their sizes where `sizeOf` is given. Default 500. */
  readonly maxSize?: number | undefined
  readonly sizeOf?: ((value: T) => number) | undefined
  /** Gateway calls of one read, for the budget. Default 1. */
  readonly cost?: number | undefined
  /** Limits refreshes of several caches together. */
  readonly budget?: RefreshBudget | undefined
  /** Pause of a key after the nth consecutive failure (0-based). Default 1, 2, 4, 8, 10 s. */
  readonly pause?: ((failures: number) => number) | undefined
  /** Aborts a read when its last caller stops waiting. By default it continues for later callers. */
  readonly abortUnawaited?: boolean | undefined
  readonly clock?: Clock | undefined
  /** Called for every failed read. */
  readonly onFailure?: ((failure: ReadFailure<E>) => void) | undefined
}

/** Options of one call of `get`. */
export type GetOptions = {
  readonly signal?: AbortSignal | undefined
  readonly minStateVersion?: number | undefined
  /**
   * A caller waits for the read of a younger value, at most `maxWaitMs`, and then gets the older one. It does not wait while
   * refreshes fail. Default `staleMs` of the cache.
   */
  readonly maxAgeMs?: number | undefined
}

/** A read-through cache. */
export type ReadCache<Q, T, E> = {
  /** Resolves to the value, from the cache or from a read. After an abort it resolves to `not-answering` immediately. */
  get(query: Q, options?: GetOptions): ResultAsync<Cached<T>, NotAnswering<E>>
  /** Returns the value that `get` would return without a read. */
  fresh(query: Q, minStateVersion?: number): T | undefined
}

type Entry<T> = { readonly value: T; readonly readAt: number; readonly isCacheable: boolean }
type Failure<E> = { readonly failures: number; readonly error: E; readonly until: number }
type Context<Q> = { readonly query: Q }
type Outcome<T, E> = Result<Entry<T>, NotAnswering<E>>

const FRESH_MS = 2_000
const STALE_MS = 600_000
const MAX_WAIT_MS = 1_000
const MAX_SIZE = 500
const PAUSE = /* @__PURE__ */ exponential({ firstMs: 1_000, factor: 2, maxMs: 10_000 })

/** Marks the failure of a read, as opposed to an error in this module or in `read` itself. */
class ReadFailed extends Error {
  readonly error: unknown
  constructor(error: unknown) {
    super('The read failed.')
    this.error = error
  }
}

/** Counts the consecutive failures of each key and pauses the key after each. */
function createFailures<Q, T, E>({ pause = PAUSE, onFailure }: ReadCacheOptions<Q, T, E>, clock: Clock) {
  const byKey = new LRUCache<string, Failure<E>>({ max: MAX_SIZE })
  return {
    last: (key: string) => byKey.get(key),
    isPaused: (key: string) => (byKey.get(key)?.until ?? 0) > clock.now(),
    clear: (key: string) => byKey.delete(key),
    record: (key: string, error: E, hasValue: boolean): ReadFailed => {
      const failures = (byKey.get(key)?.failures ?? 0) + 1
      byKey.set(key, { failures, error, until: clock.now() + pause(failures - 1) })
      onFailure?.({ key, error, failures, hasValue })
      return new ReadFailed(error)
    },
  }
}
type Failures<E> = ReturnType<typeof createFailures<unknown, unknown, E>>

/** Stores entries with their age, and runs at most one read per key. */
function createEntries<Q, T, E>(options: ReadCacheOptions<Q, T, E>, failures: Failures<E>, clock: Clock) {
  const { read, versionOf, sizeOf, freshMs = FRESH_MS, staleMs = STALE_MS } = options
  const { maxSize = MAX_SIZE, minWaiters = 1, abortUnawaited = false } = options
  const reading = new Map<string, AbortSignal>()
  const waiting = new Map<string, number>()

  /** lru-cache treats a lifetime of 0 as unlimited. */
  const freshFor = (value: T): number =>
    Math.max(typeof freshMs === 'number' ? freshMs : freshMs(value), Number.MIN_VALUE)
  const entryOf = (value: T, waiters: number): Entry<T> => ({
    value,
    readAt: clock.now(),
    isCacheable: waiters >= minWaiters && freshFor(value) > Number.MIN_VALUE,
  })

  const cache = new LRUCache<string, Entry<T>, Context<Q>>({
    ...(sizeOf === undefined
      ? { max: maxSize }
      : { maxSize, sizeCalculation: ({ value }: Entry<T>) => Math.max(1, sizeOf(value)) }),
    ttl: FRESH_MS,
    ttlResolution: 0,
    // lru-cache treats an entry that starts at 0 as unlimited.
    perf: { now: () => clock.now() + 1 },
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, before, { signal, options: entryOptions, context: { query } }) => {
      reading.set(key, signal)
      const answer = await read(query, { signal, minStateVersion: undefined })
      if (signal.aborted) throw new ReadFailed('too-slow')
      if (answer.isErr()) throw failures.record(key, answer.error, before !== undefined)
      failures.clear(key)
      entryOptions.ttl = freshFor(answer.value)
      return entryOf(answer.value, waiting.get(key) ?? minWaiters)
    },
  })

  return {
    has: (key: string) => cache.has(key),
    isReading: (key: string) => reading.has(key),
    peek: (key: string, minStateVersion: number | undefined): Entry<T> | undefined => {
      const entry = cache.peek(key, { allowStale: true })
      if (!entry || minStateVersion === undefined || versionOf === undefined) return entry
      return versionOf(entry.value) >= minStateVersion ? entry : undefined
    },
    /** A clock that was set back must not extend the lifetime of an entry. */
    isFresh: (key: string, { readAt, isCacheable }: Entry<T>): boolean =>
      isCacheable && cache.getRemainingTTL(key) > 0 && clock.now() >= readAt,
    isStale: ({ readAt }: Entry<T>, maxAgeMs = staleMs): boolean => {
      const age = clock.now() - readAt
      return age >= 0 && age < Math.min(staleMs, maxAgeMs)
    },
    fetch: (key: string, query: Q) => {
      const fetched = cache.fetch(key, { context: { query }, forceRefresh: true, allowStale: false })
      const signal = reading.get(key)
      // Not before lru-cache has stored the value: a `set` before that would make the fetch fail.
      return fetched.finally(() => void (reading.get(key) === signal && reading.delete(key)))
    },
    store: (key: string, value: T): Entry<T> => {
      const entry = entryOf(value, 1)
      if (!reading.has(key)) cache.set(key, entry, { ttl: freshFor(value) })
      return entry
    },
    /** Waits for a read and counts its callers, so that a read without callers can be aborted. */
    waitFor: async (key: string, outcome: Promise<Outcome<T, E>>, signal: AbortSignal | undefined) => {
      waiting.set(key, (waiting.get(key) ?? 0) + 1)
      try {
        return await orAborted(outcome, signal)
      } finally {
        const left = (waiting.get(key) ?? 1) - 1
        if (left > 0) waiting.set(key, left)
        else {
          waiting.delete(key)
          if (abortUnawaited && reading.has(key)) cache.delete(key)
        }
      }
    },
  }
}

/**
 * Creates the reads of a cache: `refresh` in the background, `readNow` for callers without a value, and `readVersion` for
 * callers that need a ledger state.
 */
function createReads<Q, T, E>(
  options: ReadCacheOptions<Q, T, E>,
  failures: Failures<E>,
  entries: ReturnType<typeof createEntries<Q, T, E>>,
) {
  const { read, budget, onFailure, cost = 1, abortUnawaited = false } = options
  const inFlight = createInFlight<Outcome<T, E>>()
  return {
    refresh: (key: string, query: Q): void => {
      if (entries.isReading(key) || failures.isPaused(key) || budget?.take(cost) === false) return
      // The read has recorded its failure.
      void entries.fetch(key, query).catch(() => undefined)
    },
    readNow: async (key: string, query: Q): Promise<Outcome<T, E>> => {
      const failure = failures.last(key)
      const isJoining = entries.isReading(key)
      // Retries count against the budget: in an outage a thousand keys would each retry.
      if (failure && (failures.isPaused(key) || (!isJoining && budget?.take(cost) === false)))
        return err({ kind: 'not-answering', because: failure.error })
      if (!failure && !isJoining) budget?.spend(cost)
      try {
        const entry = await entries.fetch(key, query)
        return entry ? ok(entry) : err({ kind: 'not-answering', because: 'too-slow' })
      } catch (cause) {
        if (!(cause instanceof ReadFailed)) throw cause
        return err({ kind: 'not-answering', because: cause.error as E })
      }
    },
    /**
     * Reads for one minimum version, separately: a read that started before the commit may be older. A version that is never
     * reached must not pause the key for others.
     */
    readVersion: (key: string, query: Q, minStateVersion: number, signal?: AbortSignal): Promise<Outcome<T, E>> =>
      inFlight({
        key: `${minStateVersion} ${key}`,
        signal: abortUnawaited ? signal : undefined,
        start: async (scope) => {
          budget?.spend(cost)
          const answer = await read(query, { signal: scope, minStateVersion })
          if (answer.isErr()) {
            onFailure?.({ key, error: answer.error, failures: 1, hasValue: entries.has(key) })
            return err({ kind: 'not-answering', because: answer.error })
          }
          failures.clear(key)
          return ok(entries.store(key, answer.value))
        },
      }),
  }
}

/**
 * Creates a read-through cache for ledger reads. Fresh values are returned without a read, stale ones while one read refreshes
 * them, and without a value a caller waits at most `maxWaitMs`. A caller that names a state version never gets an older value.
 * One read per key runs at a time, and after a failure the key is paused.
 *
 * @example
 * const supplies = createReadCache({
 *   keyOf: (resource: string) => resource,
 *   read: (resource, options) => gateway.getEntityDetails({ addresses: [resource] }, options),
 *   versionOf: ({ ledger_state }) => ledger_state.state_version,
 * })
 * const supply = await supplies.get(resource, { minStateVersion })
 */
export function createReadCache<Q, T, E>(options: ReadCacheOptions<Q, T, E>): ReadCache<Q, T, E> {
  const { keyOf, versionOf, maxWaitMs = MAX_WAIT_MS, clock = systemClock } = options
  const failures = createFailures(options, clock)
  const entries = createEntries(options, failures, clock)
  const { refresh, readNow, readVersion } = createReads(options, failures, entries)

  const get = async (
    query: Q,
    { signal, minStateVersion, maxAgeMs }: GetOptions,
  ): Promise<Result<Cached<T>, NotAnswering<E>>> => {
    const key = keyOf(query)
    const cachedOf = ({ value, readAt }: Entry<T>): Cached<T> => ({
      value,
      ageMs: Math.max(0, clock.now() - readAt),
      isFailing: failures.last(key) !== undefined,
    })
    const entry = entries.peek(key, minStateVersion)
    if (entry && entries.isFresh(key, entry)) return ok(cachedOf(entry))
    const older = entry && entries.isStale(entry) ? entry : undefined
    if (older && (entries.isStale(older, maxAgeMs) || failures.last(key) !== undefined)) {
      refresh(key, query)
      return ok(cachedOf(older))
    }
    const tooSlow = (): Outcome<T, E> => err({ kind: 'not-answering', because: 'too-slow' })
    if (signal?.aborted) return tooSlow().map(cachedOf)
    const start = () =>
      minStateVersion === undefined || versionOf === undefined
        ? entries.waitFor(key, readNow(key, query), signal)
        : readVersion(key, query, minStateVersion, signal)
    try {
      const outcome = Number.isFinite(maxWaitMs)
        ? await withDeadline({ clock, timeoutMs: maxWaitMs, signal, onTimeout: tooSlow }, start)
        : await orAborted(start(), signal)
      return (older ? outcome.orElse(() => ok(older)) : outcome).map(cachedOf)
    } catch (cause) {
      if (signal?.aborted) return tooSlow().map(cachedOf)
      throw cause
    }
  }

  return {
    get: (query, options = {}) => new ResultAsync(get(query, options)),
    fresh: (query, minStateVersion) => {
      const key = keyOf(query)
      const entry = entries.peek(key, minStateVersion)
      return entry && entries.isFresh(key, entry) ? entry.value : undefined
    },
  }
}
