import { orAborted } from '@lootboxes/ledger'
import { Subject } from 'rxjs'
import type { Logger } from '../connector/logger'
import type { Journal, JournalEntry } from './journal'
import type { RequestItems } from './request-items'
import { finalWord, type Settlement, type TransactionWatcher, type WatchOptions } from './transaction-watcher'

/** How often the ledger is asked, in milliseconds (spec section 9). */
export const DEFAULT_POLLING = { interval: 2000, multiplier: 2, maxDelay: 10_000 }
const CHECK_MS = 15_000
export type Polling = Pick<WatchOptions, 'interval' | 'multiplier' | 'maxDelay' | 'timeout'>

export type FollowerOptions = {
  gateway: TransactionWatcher
  journal: Journal
  items: RequestItems
  polling: Polling
  /** Ends all watching. */
  life: AbortSignal
  logger?: Logger | undefined
}

/** What a stranger's code gives or throws, as a promise. */
const started = async <T>(work: () => T | PromiseLike<T>): Promise<T> => work()

export type FollowOptions = { timeout?: number | undefined; signal?: AbortSignal | undefined }

/** Watches submitted transactions to their end and writes that down: item, journal, settlement stream. */
export const createFollower = ({ gateway, journal, items, polling, life, logger }: FollowerOptions) => {
  const settlements = new Subject<Settlement>()
  const settled = new Set<string>()

  const watch = async (options: WatchOptions & { signal: AbortSignal }): Promise<Settlement> => {
    const undetermined = (because: unknown): Settlement => ({
      status: 'undetermined',
      transactionIntentHash: options.transactionIntentHash,
      lastSeen: 'unknown',
      because,
    })
    try {
      const watched = await orAborted(
        started(() => gateway.watchTransaction(options)),
        options.signal,
      )
      return watched.isOk() ? watched.value : undetermined(watched.error)
    } catch (cause) {
      return undetermined(cause)
    }
  }

  const settle = (entry: JournalEntry, settlement: Settlement) => {
    const { transactionIntentHash, itemId, addedAt, ...before } = entry
    if (settlement.status === 'undetermined') {
      items.note(itemId, { error: 'failedToPollSubmittedTransaction' })
      return
    }
    const known = journal.has(transactionIntentHash)
    journal.remove(transactionIntentHash)
    const committed = settlement.status === 'committed'
    const transactionStatus = finalWord(settlement)
    if (items.find(itemId)) {
      if (committed) items.succeed(itemId)
      else items.fail(itemId, 'transactionNotSuccessful', { transactionStatus })
    } else if (known)
      // Of an earlier page, or its item was cleared by a disconnect: the outcome is reported all the same.
      items.record({
        id: itemId,
        type: 'sendTransaction',
        status: committed ? 'success' : 'fail',
        timestamp: addedAt,
        showCancel: false,
        transactionIntentHash,
        ...before,
        ...(committed ? {} : { error: 'transactionNotSuccessful', transactionStatus }),
      })
    // Whoever asked in between has been told already.
    if (!settled.has(transactionIntentHash)) settlements.next(settlement)
    settled.add(transactionIntentHash)
  }

  /** Asks until the ledger has spoken or the options say enough, and writes down what it said. */
  const ask = async (
    entry: JournalEntry,
    options: Omit<WatchOptions, 'transactionIntentHash'>,
    signal?: AbortSignal,
  ): Promise<Settlement> => {
    const settlement = await watch({
      ...options,
      transactionIntentHash: entry.transactionIntentHash,
      signal: signal ? AbortSignal.any([life, signal]) : life,
    })
    if (!life.aborted) settle(entry, settlement)
    return settlement
  }

  const follow = (entry: JournalEntry, { timeout, signal }: FollowOptions = {}): Promise<Settlement> =>
    ask(entry, { ...DEFAULT_POLLING, ...polling, timeout: timeout ?? polling.timeout }, signal)

  /** Watches on without a caller who waits, as long as the page lives. */
  const keepFollowing = (entry: JournalEntry) => {
    ask(entry, { ...DEFAULT_POLLING, ...polling, timeout: undefined }).catch((cause: unknown) =>
      logger?.warn('Following a transaction failed', cause),
    )
  }

  /** Asks the ledger now, for somebody who presses a button. What it says counts like any other answer. */
  const check = (entry: JournalEntry): Promise<Settlement> => ask(entry, { interval: 0, timeout: CHECK_MS })

  return {
    settlements$: settlements.asObservable(),
    check,
    follow,
    keepFollowing,
    complete: () => settlements.complete(),
  }
}
export type Follower = ReturnType<typeof createFollower>
