import { type Clock, exponential, orAborted, withDeadline } from '@lootboxes/ledger'
import type { TransactionStatus, TransactionStatusResponse } from '@radixdlt/babylon-gateway-api-sdk'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import { type GatewayError, isTransient, RequiredError } from './gateway-error'
import { createInFlight } from './in-flight'
import { documentVisibility, type PageVisibility } from './page-visibility'
import { type Settlement, settlementOf } from './settlement'
import type { Transport } from './transport'
import { getTransactionStatus } from './verbs/transaction'

/** The result of one poll: the Gateway's answer, or the failure after which polling continues. */
export type WatchProgress = { readonly transactionIntentHash: string; readonly polls: number } & (
  | {
      readonly answer: TransactionStatusResponse
      /** The reason of a probable rejection, while `intent_status` is LikelyButNotCertainRejection. */
      readonly errorMessage: string | undefined
    }
  | { readonly error: GatewayError }
)

/** The transaction to watch, under either name of its hash, the schedule of polls, and the deadline. */
export type WatchTransactionOptions = (
  | { readonly intentHash: string; readonly transactionIntentHash?: string | undefined }
  | { readonly transactionIntentHash: string; readonly intentHash?: string | undefined }
) & {
  /**
   * Wait before the first poll, in ms (default 2000). Each further wait is `multiplier` times longer, up to `maxDelay`.
   * 0 polls immediately and continues with the default schedule.
   */
  readonly interval?: number | undefined
  readonly multiplier?: number | undefined
  readonly maxDelay?: number | undefined
  /**
   * After this many ms the settlement is `undetermined`; another call resumes. Default one hour. While the page is hidden
   * the deadline is extended, because polling is paused: the user who returns gets the Gateway's answer first.
   */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Called after each poll that does not settle the transaction. */
  readonly onProgress?: ((progress: WatchProgress) => void) | undefined
}

/** Polls a transaction until it is settled. */
export type WatchTransaction = (options: WatchTransactionOptions) => ResultAsync<Settlement, GatewayError>

type Deps = { readonly transport: Transport; readonly visibility: PageVisibility }

type Outcome = Result<Settlement, GatewayError>

const FIRST_MS = 2_000
const MULTIPLIER = 2
const MAX_DELAY_MS = 10_000
/** The pause where the options give none: a loop without pauses would flood the Gateway. */
const MIN_PAUSE_MS = 100
/** Longer than any transaction stays valid. */
const TIMEOUT_MS = 3_600_000
/** Extension of the deadline after the user returns: one attempt and the time to send it. */
const RETURN_MS = 15_000

/** Sleeps until the time is over and the page is visible, or until the user returns earlier. */
async function sleepUntilReturn({ transport, visibility }: Deps, ms: number, signal: AbortSignal): Promise<void> {
  let unsubscribe = () => {}
  const returned = new Promise<void>((resolve) => {
    unsubscribe = visibility.onReturn(resolve)
  })
  try {
    await withDeadline({ clock: transport.clock, timeoutMs: ms, signal, onTimeout: () => undefined }, () => returned)
    if (visibility.isHidden()) await orAborted(returned, signal)
  } finally {
    unsubscribe()
  }
}

/** A clock whose sleeps do not end while the page is hidden, nor within RETURN_MS after the user returned. */
const visibleClock = ({ transport: { clock }, visibility }: Deps): Clock => ({
  now: () => clock.now(),
  sleep: async (ms, signal) => {
    let returnedAt = Number.NEGATIVE_INFINITY
    let wake = () => {}
    const unsubscribe = visibility.onReturn(() => {
      returnedAt = clock.now()
      wake()
    })
    try {
      for (let left = ms; left > 0; left = returnedAt + RETURN_MS - clock.now()) {
        await clock.sleep(left, signal)
        const returned = new Promise<void>((resolve) => {
          wake = resolve
        })
        if (visibility.isHidden()) await orAborted(returned, signal)
      }
    } finally {
      unsubscribe()
    }
  },
})

type Schedule = { readonly interval: number; readonly multiplier: number; readonly maxDelay: number }

/** Returns the pause before each poll, counted from 0. */
const scheduleOf = ({ interval, multiplier, maxDelay }: Schedule) => {
  const pause = exponential({ firstMs: interval || FIRST_MS, factor: multiplier, maxMs: maxDelay })
  return (polls: number): number => {
    const pauses = interval ? polls : polls - 1
    if (pauses < 0) return 0
    const ms = pause(pauses)
    return ms > 0 ? ms : MIN_PAUSE_MS
  }
}

type PollOptions = { readonly transactionIntentHash: string; readonly pauseBefore: (polls: number) => number }

/** Whether another poll fails in the same way. A request without a path was not sent. */
const isFinal = (error: GatewayError): boolean =>
  error.kind === 'malformed' ? error.path === '' : !isTransient(error) && error.kind !== 'overloaded'

/** Polls until the status is final or the Gateway refuses the request. */
async function poll(
  deps: Deps,
  { transactionIntentHash, pauseBefore }: PollOptions,
  signal: AbortSignal,
  report: (progress: WatchProgress) => void,
): Promise<Outcome> {
  let waitedMs = 0
  for (let polls = 1; ; polls++) {
    await sleepUntilReturn(deps, pauseBefore(polls - 1) - waitedMs, signal)
    waitedMs = 0
    const response = await getTransactionStatus(deps.transport, { intent_hash: transactionIntentHash }, { signal })
    if (response.isOk()) {
      const answer = response.value
      const settlement = settlementOf(transactionIntentHash, answer)
      if (settlement) return ok(settlement)
      report({ transactionIntentHash, polls, answer, errorMessage: answer.error_message ?? undefined })
      continue
    }
    const { error } = response
    if (isFinal(error)) return err(error)
    report({ transactionIntentHash, polls, error })
    if (error.kind === 'response' && error.retryAfterMs) {
      waitedMs = error.retryAfterMs
      await deps.transport.clock.sleep(waitedMs, signal)
    }
  }
}

/** Remembers the latest progress of one watch, for its settlement when the deadline passes. */
function createProgressLog(transactionIntentHash: string, onProgress: WatchTransactionOptions['onProgress']) {
  let transactionStatus: TransactionStatus | undefined
  let failure: GatewayError | undefined
  return {
    listener: (progress: WatchProgress): void => {
      if ('error' in progress) failure = progress.error
      else {
        transactionStatus = progress.answer.status
        failure = undefined
      }
      try {
        onProgress?.(progress)
      } catch {
        // An error in one watcher's callback must not stop the poll that others share.
      }
    },
    undetermined: (): Outcome =>
      ok({
        status: 'undetermined',
        transactionIntentHash,
        lastSeen: transactionStatus === 'Pending' ? 'pending' : 'unknown',
        because: failure ?? { kind: 'deadline' },
        transactionStatus,
      }),
  }
}

/**
 * Creates `watchTransaction` for one transport. It polls at min(interval · multiplierⁿ, maxDelay): 2, 4, 8, 10, 10 s.
 * Watchers of the same transaction share one poll. gateway-and-ledger 5.
 */
export function createWatchTransaction(
  transport: Transport,
  visibility: PageVisibility = documentVisibility,
): WatchTransaction {
  // Polls are not retried: the schedule is the retry.
  const deps: Deps = { visibility, transport: { ...transport, sdk: transport.sdkWithoutRetries } }
  const inFlight = createInFlight<Outcome, WatchProgress>()
  const clock = visibleClock(deps)
  const watch = async (options: WatchTransactionOptions): Promise<Outcome> => {
    const { intentHash, transactionIntentHash = intentHash, timeout = TIMEOUT_MS } = options
    const { interval = FIRST_MS, multiplier = MULTIPLIER, maxDelay = MAX_DELAY_MS } = options
    if (!transactionIntentHash) return err(new RequiredError('intentHash'))
    const { listener, undetermined } = createProgressLog(transactionIntentHash, options.onProgress)
    const pauseBefore = scheduleOf({ interval, multiplier, maxDelay })
    const key = [transactionIntentHash, interval, multiplier, maxDelay].join()
    try {
      return await withDeadline(
        { clock, timeoutMs: timeout, signal: options.signal, onTimeout: undetermined },
        (signal) =>
          inFlight({
            key,
            signal,
            listener,
            start: (scope, report) => poll(deps, { transactionIntentHash, pauseBefore }, scope, report),
          }),
      )
    } catch (cause) {
      return err({ kind: 'aborted', cause })
    }
  }
  return (options) => new ResultAsync(watch(options))
}
