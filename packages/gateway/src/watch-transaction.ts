import { type Clock, exponential, orAborted, withDeadline } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import { type Attention, pageAttention } from './attention'
import { type GatewayError, isTransient, RequiredError } from './gateway-error'
import { createInFlight } from './in-flight'
import type { TransactionStatus, TransactionStatusResponse } from './model/transactions'
import { type Settlement, settlementOf } from './settlement'
import type { Transport } from './transport'
import { getTransactionStatus } from './verbs/get-transaction-status'

/** What one question brought: the Gateway's answer, or the failure after which it is asked again. */
export type WatchProgress = { readonly transactionIntentHash: string; readonly polls: number } & (
  | {
      readonly answer: TransactionStatusResponse
      /** Why it will probably be rejected, long before it is: shown while `intent_status` is LikelyButNotCertainRejection. */
      readonly errorMessage: string | undefined
    }
  | { readonly error: GatewayError }
)

export type WatchTransactionOptions = {
  readonly transactionIntentHash: string
  /**
   * Wait before the first question, in ms (default 2000); each further wait is `multiplier` times longer, up to `maxDelay`.
   * 0 asks at once and goes on as by default.
   */
  readonly interval?: number | undefined
  readonly multiplier?: number | undefined
  readonly maxDelay?: number | undefined
  /**
   * After this many ms the answer is `undetermined`; watching again resumes. Default one hour. It does not end while
   * nobody looks, because nothing is asked then: who comes back gets the Gateway's word first.
   */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: WatchProgress) => void) | undefined
}

export type WatchTransaction = (options: WatchTransactionOptions) => ResultAsync<Settlement, GatewayError>

type Deps = { readonly transport: Transport; readonly attention: Attention }

type Outcome = Result<Settlement, GatewayError>

const FIRST_MS = 2_000
/** Whatever the options say: a loop without pauses would be an attack. */
const LEAST_MS = 100
/** Longer than any transaction stays valid. */
const TIMEOUT_MS = 3_600_000
/** What whoever comes back is given to hear an answer: an attempt, and what it takes to send it. */
const RETURN_MS = 15_000

/** Sleeps until the time is over and somebody looks, or until they come back earlier. */
async function nap({ transport, attention }: Deps, ms: number, signal: AbortSignal): Promise<void> {
  let undo = () => {}
  const returned = new Promise<void>((resolve) => {
    undo = attention.onReturn(resolve)
  })
  try {
    await withDeadline({ clock: transport.clock, timeoutMs: ms, signal, onTimeout: () => undefined }, () => returned)
    if (attention.isAway()) await orAborted(returned, signal)
  } finally {
    undo()
  }
}

/** Time of which none is over while nobody looks, nor so soon after they came back that nothing could be asked. */
const attentiveClock = ({ transport: { clock }, attention }: Deps): Clock => ({
  now: () => clock.now(),
  sleep: async (ms, signal) => {
    let returnedAt = Number.NEGATIVE_INFINITY
    let wake = () => {}
    const undo = attention.onReturn(() => {
      returnedAt = clock.now()
      wake()
    })
    try {
      for (let left = ms; left > 0; left = returnedAt + RETURN_MS - clock.now()) {
        await clock.sleep(left, signal)
        const returned = new Promise<void>((resolve) => {
          wake = resolve
        })
        if (attention.isAway()) await orAborted(returned, signal)
      }
    } finally {
      undo()
    }
  },
})

type Poll = Required<Pick<WatchTransactionOptions, 'transactionIntentHash'>> & {
  readonly delay: (polls: number) => number
}

/** Asks until the ledger has the last word or refuses the question. */
async function poll(
  deps: Deps,
  { transactionIntentHash, delay }: Poll,
  signal: AbortSignal,
  tell: (progress: WatchProgress) => void,
): Promise<Outcome> {
  let waited = 0
  for (let polls = 1; ; polls++) {
    await nap(deps, delay(polls - 1) - waited, signal)
    waited = 0
    const question = await getTransactionStatus(deps.transport, { transactionIntentHash }, { signal })
    if (question.isOk()) {
      const answer = question.value
      const settlement = settlementOf(transactionIntentHash, answer)
      if (settlement) return ok(settlement)
      tell({ transactionIntentHash, polls, answer, errorMessage: answer.error_message ?? undefined })
      continue
    }
    const { error } = question
    if (!isTransient(error) && error.kind !== 'malformed' && error.kind !== 'overloaded') return err(error)
    tell({ transactionIntentHash, polls, error })
    if (error.kind === 'response' && error.retryAfterMs) {
      waited = error.retryAfterMs
      await deps.transport.clock.sleep(waited, signal)
    }
  }
}

/** Polls at min(interval · multiplierⁿ, maxDelay): 2, 4, 8, 10, 10 s. One poller a hash, however many watch. gateway-and-ledger 5. */
export function createWatchTransaction(transport: Transport, attention: Attention = pageAttention): WatchTransaction {
  // No retries inside a question: the schedule is the retry.
  const deps: Deps = { attention, transport: { ...transport, ask: transport.once } }
  const inFlight = createInFlight<Outcome, WatchProgress>()
  const clock = attentiveClock(deps)
  const watch = async (options: WatchTransactionOptions): Promise<Outcome> => {
    const {
      transactionIntentHash,
      interval = FIRST_MS,
      multiplier = 2,
      maxDelay = 10_000,
      timeout = TIMEOUT_MS,
    } = options
    if (!transactionIntentHash) return err(new RequiredError('transactionIntentHash'))
    let transactionStatus: TransactionStatus | undefined
    let failure: GatewayError | undefined
    const listener = (progress: WatchProgress) => {
      if ('error' in progress) failure = progress.error
      else {
        transactionStatus = progress.answer.status
        failure = undefined
      }
      try {
        options.onProgress?.(progress)
      } catch {
        // A watcher's mistake must not stop the question, which others share.
      }
    }
    const late = (): Outcome =>
      ok({
        status: 'undetermined',
        transactionIntentHash,
        lastSeen: transactionStatus === 'Pending' ? 'pending' : 'unknown',
        because: failure ?? { kind: 'deadline' },
        transactionStatus,
      })
    const pause = exponential({ firstMs: interval || FIRST_MS, factor: multiplier, maxMs: maxDelay })
    const delay = (polls: number) => {
      const pauses = interval ? polls : polls - 1
      return pauses < 0 ? 0 : Math.max(pause(pauses), LEAST_MS)
    }
    const key = [transactionIntentHash, interval, multiplier, maxDelay].join()
    try {
      return await withDeadline({ clock, timeoutMs: timeout, signal: options.signal, onTimeout: late }, (signal) =>
        inFlight({
          key,
          signal,
          listener,
          start: (scope, tell) => poll(deps, { transactionIntentHash, delay }, scope, tell),
        }),
      )
    } catch (cause) {
      return err({ kind: 'aborted', cause })
    }
  }
  return (options) => new ResultAsync(watch(options))
}
