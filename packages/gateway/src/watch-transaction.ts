import { exponential } from '@lootboxes/ledger'
import type { TransactionStatus, TransactionStatusResponse } from '@radixdlt/babylon-gateway-api-sdk'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import { type Attention, pageAttention } from './attention'
import { createFlights } from './flights'
import { type GatewayError, isTransient, RequiredError } from './gateway-error'
import { type Settlement, settlementOf } from './settlement'
import type { Transport } from './transport'
import { getTransactionStatus } from './verbs/get-transaction-status'
import { orAborted, within } from './within'

/** What one question brought: the Gateway's answer, or the failure after which it is asked again. */
export type WatchProgress = { readonly intentHash: string; readonly polls: number } & (
  | {
      readonly answer: TransactionStatusResponse
      /** Why it will probably be rejected, long before it is: shown while `intent_status` is LikelyButNotCertainRejection. */
      readonly errorMessage: string | undefined
    }
  | { readonly error: GatewayError }
)

export type WatchTransactionOptions = {
  readonly intentHash: string
  /**
   * Wait before the first question, in ms (default 2000); each further wait is `multiplier` times longer, up to `maxDelay`.
   * 0 asks at once and goes on as by default.
   */
  readonly interval?: number | undefined
  readonly multiplier?: number | undefined
  readonly maxDelay?: number | undefined
  /** After this many ms the answer is `undetermined`; watching again resumes. Default one hour. */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: WatchProgress) => void) | undefined
}

export type WatchTransaction = (options: WatchTransactionOptions) => ResultAsync<Settlement, GatewayError>

type World = { readonly transport: Transport; readonly attention: Attention }

type Outcome = Result<Settlement, GatewayError>

const FIRST_MS = 2_000
/** Whatever the options say: a loop without pauses would be an attack. */
const LEAST_MS = 100
/** Longer than any transaction stays valid. */
const TIMEOUT_MS = 3_600_000

/** Sleeps until the time is over and somebody looks, or until they come back earlier. */
async function nap({ transport, attention }: World, ms: number, signal: AbortSignal): Promise<void> {
  let undo = () => {}
  const returned = new Promise<void>((resolve) => {
    undo = attention.onReturn(resolve)
  })
  try {
    await within({ clock: transport.clock, ms, signal, late: () => undefined }, () => returned)
    if (attention.isAway()) await orAborted(returned, signal)
  } finally {
    undo()
  }
}

type Poll = Required<Pick<WatchTransactionOptions, 'intentHash'>> & { readonly delay: (polls: number) => number }

/** Asks until the ledger has the last word or refuses the question. */
async function poll(
  world: World,
  { intentHash, delay }: Poll,
  signal: AbortSignal,
  tell: (progress: WatchProgress) => void,
): Promise<Outcome> {
  let waited = 0
  for (let polls = 1; ; polls++) {
    await nap(world, delay(polls - 1) - waited, signal)
    waited = 0
    const question = await getTransactionStatus(world.transport, { intentHash }, { signal })
    if (question.isOk()) {
      const answer = question.value
      const settlement = settlementOf(intentHash, answer)
      if (settlement) return ok(settlement)
      tell({ intentHash, polls, answer, errorMessage: answer.error_message ?? undefined })
      continue
    }
    const { error } = question
    if (!isTransient(error) && error.kind !== 'malformed') return err(error)
    tell({ intentHash, polls, error })
    if (error.kind === 'response' && error.retryAfterMs) {
      waited = error.retryAfterMs
      await world.transport.clock.sleep(waited, signal)
    }
  }
}

/** Polls at min(interval · multiplierⁿ, maxDelay): 2, 4, 8, 10, 10 s. One poller a hash, however many watch. gateway-and-ledger 5. */
export function createWatchTransaction(transport: Transport, attention: Attention = pageAttention): WatchTransaction {
  // No retries inside a question: the schedule is the retry.
  const world: World = { attention, transport: { ...transport, ask: transport.once } }
  const board = createFlights<Outcome, WatchProgress>()
  const watch = async (options: WatchTransactionOptions): Promise<Outcome> => {
    const { intentHash, interval = FIRST_MS, multiplier = 2, maxDelay = 10_000, timeout = TIMEOUT_MS } = options
    if (!intentHash) return err(new RequiredError('intentHash'))
    let transactionStatus: TransactionStatus | undefined
    let failure: GatewayError | undefined
    const listener = (progress: WatchProgress) => {
      if ('answer' in progress) transactionStatus = progress.answer.status
      failure = 'error' in progress ? progress.error : undefined
      try {
        options.onProgress?.(progress)
      } catch {
        // A watcher's mistake must not stop the question, which others share.
      }
    }
    const late = (): Outcome =>
      ok({
        status: 'undetermined',
        intentHash,
        lastSeen: transactionStatus === 'Pending' ? 'pending' : 'unknown',
        because: failure ?? { kind: 'deadline' },
        transactionStatus,
      })
    const pause = exponential({ firstMs: interval || FIRST_MS, factor: multiplier, maxMs: maxDelay })
    const delay = (polls: number) =>
      interval === 0 && polls === 0 ? 0 : Math.max(pause(interval === 0 ? polls - 1 : polls), LEAST_MS)
    const key = [intentHash, interval, multiplier, maxDelay].join()
    try {
      return await within({ clock: transport.clock, ms: timeout, signal: options.signal, late }, (signal) =>
        board({ key, signal, listener, start: (scope, tell) => poll(world, { intentHash, delay }, scope, tell) }),
      )
    } catch (cause) {
      return err({ kind: 'aborted', cause })
    }
  }
  return (options) => new ResultAsync(watch(options))
}
