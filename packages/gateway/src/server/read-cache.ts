import { type Clock, exponential, orAborted, systemClock, withDeadline } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import { createInFlight } from '../in-flight'

/** How a read is done, as opposed to of what. */
export type ReadAsk = {
  readonly signal: AbortSignal
  /** Nothing older than this ledger state. */
  readonly minStateVersion: number | undefined
}

/** What the cache knows, and how well. */
export type Cached<T> = {
  readonly value: T
  readonly ageMs: number
  /** The last attempt to read it anew failed: it may be out of date, and somebody should say so. */
  readonly isFailing: boolean
}

/** Nothing that may be shown is known, and the read failed or takes too long. It goes on, so that asking again may help. */
export type NotAnswering<E> = { readonly kind: 'not-answering'; readonly because: E | 'too-slow' }

export type ReadFailure<E> = {
  readonly key: string
  readonly error: E
  /** In a row. */
  readonly failures: number
  /** Something older is shown meanwhile. */
  readonly hasValue: boolean
}

export type ReadCacheOptions<Q, T, E> = {
  /** Questions with the same key have the same answer. */
  readonly keyOf: (question: Q) => string
  /**
   * Reads the answer. What is an answer, “there is none” included, is a value; an error says that nobody answered, and is
   * not kept. It must end by itself, for example by a deadline.
   */
  readonly read: (question: Q, ask: ReadAsk) => ResultAsync<T, E> | PromiseLike<Result<T, E>>
  /** The ledger state an answer was read at, to keep whoever saw a commit from older ones. */
  readonly versionOf?: ((value: T) => number) | undefined
  /** Answers younger than this are given as they are. Default 2 s. */
  readonly freshMs?: number | ((value: T) => number) | undefined
  /** Older ones are given up to this age, while one read renews them. Default 10 minutes; 0 for never. */
  readonly staleMs?: number | undefined
  /** Nobody waits longer for an answer. Default 1 s; `Infinity` for as long as the read takes. */
  readonly maxWaitMs?: number | undefined
  /** Answers are kept only if at least so many waited for them together. Default 1. */
  readonly keepFor?: number | undefined
  /** Answers kept, and what each counts. Default 500, each one. */
  readonly most?: number | undefined
  readonly weigh?: ((value: T) => number) | undefined
  /** Calls to the Gateway a read makes, for the budget. Default 1. */
  readonly cost?: number | undefined
  /** What renewing may cost, of several caches together. */
  readonly budget?: RefreshBudget | undefined
  /** Pause after the nth failure in a row (0-based); meanwhile nothing is asked about that key. Default 1, 2, 4, 8, 10 s. */
  readonly pause?: ((failures: number) => number) | undefined
  /** A read is given up when the last who waits for it has left; by default it goes on for those who come later. */
  readonly abandon?: boolean | undefined
  readonly clock?: Clock | undefined
  /** Hears of every read that failed, to be counted and logged. */
  readonly onFailure?: ((failure: ReadFailure<E>) => void) | undefined
}

export type CacheAsk = { readonly signal?: AbortSignal | undefined; readonly minStateVersion?: number | undefined }

export type ReadCache<Q, T, E> = {
  /** The answer, from the cache or read now. A caller whose signal is aborted hears `not-answering` at once. */
  get(question: Q, ask?: CacheAsk): ResultAsync<Cached<T>, NotAnswering<E>>
  /** What `get` would give without waiting. Asks nobody. */
  fresh(question: Q, minStateVersion?: number): T | undefined
}

/** A few calls a second, shared by the caches that renew what is old. */
export type RefreshBudget = {
  /** Whether that many calls may be made now; then they are counted. */
  take(calls: number): boolean
  /** Counts calls somebody waits for: they are made anyway, and what is only renewed has to wait. */
  spend(calls: number): void
}

export type RefreshBudgetOptions = { readonly perSecond: number; readonly clock?: Clock | undefined }

/** At most `perSecond` calls a second on average, a second's worth at once. */
export function createRefreshBudget({ perSecond, clock = systemClock }: RefreshBudgetOptions): RefreshBudget {
  let left = perSecond
  let at = clock.now()
  const refill = () => {
    const now = clock.now()
    left = Math.min(perSecond, left + (Math.max(0, now - at) * perSecond) / 1_000)
    at = now
  }
  return {
    take(calls) {
      refill()
      if (left < calls) return false
      left -= calls
      return true
    },
    spend(calls) {
      refill()
      left = Math.max(-perSecond, left - calls)
    },
  }
}

type Entry<T> = { readonly value: T; readonly readAt: number; readonly keeps: boolean }
type Failing<E> = { readonly failures: number; readonly error: E; readonly until: number }
type Context<Q> = { readonly question: Q }

const FRESH_MS = 2_000
const STALE_MS = 600_000
const MAX_WAIT_MS = 1_000
const MOST = 500

/** Tells a failed read apart from whatever else may go wrong inside. */
class ReadFailed extends Error {
  readonly error: unknown
  constructor(error: unknown) {
    super('The read failed.')
    this.error = error
  }
}

/**
 * A read-through cache for what the ledger says: fresh answers as they are, older ones while one read renews them, and
 * where there is none nobody waits longer than `maxWaitMs`. Whoever names a state version never gets anything older. However
 * many ask, one read of a key is under way, and after a failure the key rests.
 */
export function createReadCache<Q, T, E>(options: ReadCacheOptions<Q, T, E>): ReadCache<Q, T, E> {
  const { keyOf, read, versionOf, budget, onFailure, clock = systemClock } = options
  const { freshMs = FRESH_MS, staleMs = STALE_MS, maxWaitMs = MAX_WAIT_MS, most = MOST, cost = 1 } = options
  const {
    pause = exponential({ firstMs: 1_000, factor: 2, maxMs: 10_000 }),
    weigh,
    abandon = false,
    keepFor = 1,
  } = options
  const failing = new LRUCache<string, Failing<E>>({ max: MOST })
  const reading = new Map<string, AbortSignal>()
  const waiting = new Map<string, number>()

  type Answer = Result<Entry<T>, NotAnswering<E>>

  const entryOf = (value: T, waiters: number): Entry<T> => ({
    value,
    readAt: clock.now(),
    keeps: waiters >= keepFor && freshFor(value) > Number.MIN_VALUE,
  })

  /** 0 would mean for ever. */
  const freshFor = (value: T): number =>
    Math.max(typeof freshMs === 'number' ? freshMs : freshMs(value), Number.MIN_VALUE)

  const failed = (key: string, error: E, hasValue: boolean): ReadFailed => {
    const failures = (failing.get(key)?.failures ?? 0) + 1
    failing.set(key, { failures, error, until: clock.now() + pause(failures - 1) })
    onFailure?.({ key, error, failures, hasValue })
    return new ReadFailed(error)
  }

  const cache = new LRUCache<string, Entry<T>, Context<Q>>({
    ...(weigh === undefined
      ? { max: most }
      : { maxSize: most, sizeCalculation: ({ value }: Entry<T>) => Math.max(1, weigh(value)) }),
    ttl: FRESH_MS,
    ttlResolution: 0,
    // An entry that starts at 0 would count as one without an end.
    perf: { now: () => clock.now() + 1 },
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, before, { signal, options: kept, context: { question } }) => {
      reading.set(key, signal)
      try {
        const answer = await read(question, { signal, minStateVersion: undefined })
        if (signal.aborted) throw new ReadFailed('too-slow')
        if (answer.isErr()) throw failed(key, answer.error, before !== undefined)
        failing.delete(key)
        kept.ttl = freshFor(answer.value)
        return entryOf(answer.value, waiting.get(key) ?? keepFor)
      } finally {
        if (reading.get(key) === signal) reading.delete(key)
      }
    },
  })

  const isNewEnough = ({ value }: Entry<T>, minStateVersion: number | undefined): boolean =>
    minStateVersion === undefined || versionOf === undefined || versionOf(value) >= minStateVersion
  const known = (key: string, minStateVersion: number | undefined): Entry<T> | undefined => {
    const entry = cache.peek(key, { allowStale: true })
    return entry && isNewEnough(entry, minStateVersion) ? entry : undefined
  }
  // A clock that was put back must not keep anything longer.
  const isFresh = (key: string, { readAt, keeps }: Entry<T>): boolean =>
    keeps && cache.getRemainingTTL(key) > 0 && clock.now() >= readAt
  const isStale = ({ readAt }: Entry<T>): boolean => {
    const age = clock.now() - readAt
    return age >= 0 && age < staleMs
  }
  const restsUntil = (key: string): number => failing.get(key)?.until ?? 0

  const renew = (key: string, context: Context<Q>): void => {
    if (reading.has(key) || restsUntil(key) > clock.now() || budget?.take(cost) === false) return
    // A failure was told by `failed`.
    void cache.fetch(key, { context, forceRefresh: true }).catch(() => undefined)
  }

  const readNow = async (key: string, context: Context<Q>): Promise<Answer> => {
    const rest = failing.get(key)
    if (rest && rest.until > clock.now()) return err({ kind: 'not-answering', because: rest.error })
    const joins = reading.has(key)
    // Trying again is nobody's right: in an outage a thousand keys would each try.
    if (rest && !joins && budget?.take(cost) === false) return err({ kind: 'not-answering', because: rest.error })
    if (!rest && !joins) budget?.spend(cost)
    try {
      const entry = await cache.fetch(key, { context, forceRefresh: true, allowStale: false })
      return entry ? ok(entry) : err({ kind: 'not-answering', because: 'too-slow' })
    } catch (cause) {
      if (!(cause instanceof ReadFailed)) throw cause
      return err({ kind: 'not-answering', because: cause.error as E })
    }
  }

  const inFlight = createInFlight<Answer>()

  /**
   * A read that must not be older than a commit is its own: what others began before it may be, and what somebody asks
   * for in vain must not make the key rest for everybody.
   */
  const readVersion = (key: string, question: Q, minStateVersion: number, signal?: AbortSignal): Promise<Answer> =>
    inFlight({
      key: `${minStateVersion} ${key}`,
      signal: abandon ? signal : undefined,
      start: async (scope) => {
        budget?.spend(cost)
        const answer = await read(question, { signal: scope, minStateVersion })
        if (answer.isErr()) {
          onFailure?.({ key, error: answer.error, failures: 1, hasValue: cache.has(key) })
          return err({ kind: 'not-answering', because: answer.error })
        }
        const entry = entryOf(answer.value, 1)
        failing.delete(key)
        if (!reading.has(key)) cache.set(key, entry, { ttl: freshFor(answer.value) })
        return ok(entry)
      },
    })

  /** Counts who waits, so that a read for nobody can be given up. */
  const waitFor = async (key: string, answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> => {
    waiting.set(key, (waiting.get(key) ?? 0) + 1)
    try {
      return await orAborted(answer, signal)
    } finally {
      const left = (waiting.get(key) ?? 1) - 1
      if (left > 0) waiting.set(key, left)
      else {
        waiting.delete(key)
        if (abandon && reading.has(key)) cache.delete(key)
      }
    }
  }

  const get = async (
    question: Q,
    { signal, minStateVersion }: CacheAsk,
  ): Promise<Result<Cached<T>, NotAnswering<E>>> => {
    const key = keyOf(question)
    const context = { question }
    const show = ({ value, readAt }: Entry<T>): Cached<T> => ({
      value,
      ageMs: Math.max(0, clock.now() - readAt),
      isFailing: failing.has(key),
    })
    const entry = known(key, minStateVersion)
    if (entry && isFresh(key, entry)) return ok(show(entry))
    if (entry && isStale(entry)) {
      renew(key, context)
      return ok(show(entry))
    }
    const late = (): Answer => err({ kind: 'not-answering', because: 'too-slow' })
    if (signal?.aborted) return late().map(show)
    const begin = () =>
      minStateVersion === undefined || versionOf === undefined
        ? waitFor(key, readNow(key, context), signal)
        : readVersion(key, question, minStateVersion, signal)
    try {
      const answer = Number.isFinite(maxWaitMs)
        ? await withDeadline({ clock, timeoutMs: maxWaitMs, signal, onTimeout: late }, begin)
        : await orAborted(begin(), signal)
      return answer.map(show)
    } catch (cause) {
      if (signal?.aborted) return late().map(show)
      throw cause
    }
  }

  return {
    get: (question, ask = {}) => new ResultAsync(get(question, ask)),
    fresh: (question, minStateVersion) => {
      const key = keyOf(question)
      const entry = known(key, minStateVersion)
      return entry && isFresh(key, entry) ? entry.value : undefined
    },
  }
}
