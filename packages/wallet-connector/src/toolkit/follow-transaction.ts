import { orAborted } from '@lootboxes/ledger'
import type { Logger } from '../connector/logger'
import { createEmitter } from '../stream'
import type { Journal, JournalEntry } from './journal'
import { anySignal } from './open-controls'
import type { RequestItems } from './request-items'
import { finalStatus, type Settlement, type TransactionWatcher, type WatchOptions } from './transaction-watcher'

/** Polling intervals of a transaction, in milliseconds (spec section 9). */
export const DEFAULT_POLLING = { interval: 2000, multiplier: 2, maxDelay: 10_000 }
const CHECK_MS = 15_000
/** How a transaction is polled. Times in milliseconds. */
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

export type FollowOptions = { timeout?: number | undefined; signal?: AbortSignal | undefined }

/** Watches one transaction. A failed watch leaves it undetermined. */
const watch = async (
  gateway: TransactionWatcher,
  options: WatchOptions & { signal: AbortSignal },
): Promise<Settlement> => {
  const undetermined = (because: unknown): Settlement => ({
    status: 'undetermined',
    transactionIntentHash: options.transactionIntentHash,
    lastSeen: 'unknown',
    because,
  })
  try {
    const watched = await orAborted(gateway.watchTransaction(options), options.signal)
    return watched.isOk() ? watched.value : undetermined(watched.error)
  } catch (cause) {
    return undetermined(cause)
  }
}

/** Watches submitted transactions until they are final and updates item, journal and settlement stream. */
export const createFollower = ({ gateway, journal, items, polling, life, logger }: FollowerOptions) => {
  const settlements = createEmitter<Settlement>()
  const settled = new Set<string>()

  const settle = (entry: JournalEntry, settlement: Settlement) => {
    const { transactionIntentHash, itemId, addedAt, ...before } = entry
    if (settlement.status === 'undetermined') {
      items.note(itemId, { error: 'failedToPollSubmittedTransaction' })
      return
    }
    const known = journal.has(transactionIntentHash)
    journal.remove(transactionIntentHash)
    const committed = settlement.status === 'committed'
    const transactionStatus = finalStatus(settlement)
    if (items.find(itemId)) {
      if (committed) items.succeed(itemId)
      else items.fail(itemId, 'transactionNotSuccessful', { transactionStatus })
    } else if (known)
      // The item belongs to an earlier page, or a disconnect removed it: the result is still reported.
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
    // `check` may have emitted this settlement already.
    if (!settled.has(transactionIntentHash)) settlements.next(settlement)
    settled.add(transactionIntentHash)
  }

  /** Watches a transaction until it is final or the options end the wait, and records the result. */
  const ask = async (
    entry: JournalEntry,
    options: Omit<WatchOptions, 'transactionIntentHash' | 'intentHash'>,
    signal?: AbortSignal,
  ): Promise<Settlement> => {
    const settlement = await watch(gateway, {
      ...options,
      transactionIntentHash: entry.transactionIntentHash,
      intentHash: entry.transactionIntentHash,
      signal: anySignal(life, signal),
    })
    if (!life.aborted) settle(entry, settlement)
    return settlement
  }

  const follow = (entry: JournalEntry, { timeout, signal }: FollowOptions = {}): Promise<Settlement> =>
    ask(entry, { ...DEFAULT_POLLING, ...polling, timeout: timeout ?? polling.timeout }, signal)

  /** Watches a transaction in the background, as long as the page lives. */
  const keepFollowing = (entry: JournalEntry) => {
    ask(entry, { ...DEFAULT_POLLING, ...polling, timeout: undefined }).catch((cause: unknown) =>
      logger?.warn('Following a transaction failed', cause),
    )
  }

  /** Queries the ledger now, for a user who presses a button, and records the result. */
  const check = (entry: JournalEntry): Promise<Settlement> => ask(entry, { interval: 0, timeout: CHECK_MS })

  return {
    settlements$: settlements.stream$,
    check,
    follow,
    keepFollowing,
    complete: () => settlements.complete(),
  }
}
export type Follower = ReturnType<typeof createFollower>
