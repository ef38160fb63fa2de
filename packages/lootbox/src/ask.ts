import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { createReadCache } from '@lootboxes/gateway/server'
import { type Clock, systemClock, withDeadline } from '@lootboxes/ledger'
import { err, ResultAsync } from 'neverthrow'
import { MIN_STATE_VERSION_HEADER } from './product-calls'
import type { ProductError } from './product-error'

/** The Gateway verbs this package stands on. `createGateway(…)` fits; so does a fake of six methods. */
export type LedgerReader = Pick<
  Gateway,
  | 'getEntityDetails'
  | 'getFungibleVaults'
  | 'getNonFungibleVaults'
  | 'getNonFungibleVaultIds'
  | 'getNonFungibleData'
  | 'streamTransactions'
>

/** How to ask, as opposed to what. */
export type AskOptions = {
  readonly signal?: AbortSignal | undefined
  /** Read-your-writes: no answer older than this ledger state (trap T36). */
  readonly minStateVersion?: number | undefined
}

/** The same within a scope that always ends. */
export type ScopedAsk = { readonly signal: AbortSignal; readonly minStateVersion: number | undefined }

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

/** Every question has an end: after `ms`, or with the caller's signal, and the work behind it is told to stop. */
export const withinDeadline = <T>(
  { clock, ms, signal }: Deadline,
  ask: (signal: AbortSignal) => ResultAsync<T, ProductError>,
): ResultAsync<T, ProductError> => {
  const late = () => err<T, ProductError>({ kind: 'timed-out', afterMs: ms })
  return new ResultAsync(
    withDeadline({ clock, timeoutMs: ms, signal, onTimeout: late }, ask).catch((cause: unknown) => {
      if (signal?.aborted) return err<T, ProductError>({ kind: 'aborted' })
      throw cause
    }),
  )
}

export type SharingOptions = {
  readonly clock?: Clock | undefined
  /** How long an answer that a rush waited for also answers those who come after it. */
  readonly keepMs?: number | undefined
}

/** What was read at a state of the ledger. */
export type Versioned = { readonly stateVersion: number }

/** A page load asks for the same thing twice; whoever is more than that is a rush. */
const RUSH = 3
/** Answers kept at a time: no more than can be asked for within their moment. */
const MOST_KEPT = 10_000

/**
 * Callers that ask the same thing at the same time share one reading; each may give up alone, and it ends with the last.
 * What a rush waited for is kept a moment, so that it costs the Gateway a few calls a second; who asks alone always gets
 * a reading of their own.
 */
export function sharedReading<Q, T extends Versioned>(
  { clock = systemClock, keepMs = 0 }: SharingOptions,
  keyOf: (question: Q) => string,
  read: (question: Q, ask: ScopedAsk) => ResultAsync<T, ProductError>,
) {
  const cache = createReadCache<Q, T, ProductError>({
    keyOf,
    read,
    clock,
    versionOf: ({ stateVersion }) => stateVersion,
    freshMs: keepMs,
    staleMs: 0,
    maxWaitMs: Number.POSITIVE_INFINITY,
    maxSize: MOST_KEPT,
    minWaiters: RUSH,
    abortUnawaited: true,
    // Nobody is refused for what another one was told.
    pause: () => 0,
  })
  return {
    read: (question: Q, ask: AskOptions = {}): ResultAsync<T, ProductError> =>
      cache
        .get(question, ask)
        .map(({ value }) => value)
        .mapErr(({ because }) => (because === 'too-slow' || ask.signal?.aborted ? { kind: 'aborted' } : because)),
    /** What a rush was just told, if it is no older than asked for. */
    kept: (question: Q, minStateVersion?: number): T | undefined => cache.fresh(question, minStateVersion),
  }
}

/** One of something for each gateway, made at first use: readers of the same gateway share what they saw. */
export function oncePerGateway<T>(create: (gateway: LedgerReader) => T): (gateway: LedgerReader) => T {
  const made = new WeakMap<LedgerReader, T>()
  return (gateway) => {
    const before = made.get(gateway)
    if (before !== undefined) return before
    const fresh = create(gateway)
    made.set(gateway, fresh)
    return fresh
  }
}

/**
 * A body that was checked: what it asks can be asked again and again, and nothing is checked anew. Answers are shared
 * between callers, so nobody changes them; the same object is the same answer.
 */
export type Question<T, Ask = AskOptions> = {
  /** What it may cost in calls to the Gateway: what a rate limit counts, one more for the request itself. */
  readonly cost: number
  /** The answer, where none has to be waited for: it takes no ledger, or a rush of callers was told it just now. */
  readonly kept: (minStateVersion?: number) => T | undefined
  readonly read: (ask: Ask) => ResultAsync<T, ProductError>
}

/** A question before it has an end. */
export type OpenQuestion<T> = Question<T, ScopedAsk>
