/** Status of an uncommitted transaction. The ledger stores the transaction itself only while it is pending. */
export type UncommittedTransaction = {
  state: 'pending' | 'likely-rejected' | 'rejected'
  payloadId: string
  endEpoch: number
  /** The first reason of the rejection. */
  error: string | undefined
  /** The newest reason, if it is another one. */
  latestError?: string | undefined
}

/** The Gateway's reason for a transaction whose last epoch is over. */
export const expiredText = (endEpoch: number): string =>
  `Transaction has expired, as its expiry epoch of ${endEpoch} has been reached.`

export type EpochWindow = { readonly startEpoch: number; readonly endEpoch: number }

/** The engine's reason for a transaction outside its epochs, or undefined. */
export function epochRejection({ startEpoch, endEpoch }: EpochWindow, epoch: number): string | undefined {
  const current = `current_epoch: Epoch(${epoch}) }`
  if (startEpoch > epoch) return `TransactionEpochNotYetValid { valid_from: Epoch(${startEpoch}), ${current}`
  return endEpoch <= epoch
    ? `TransactionEpochNoLongerValid { valid_until: Epoch(${endEpoch - 1}), ${current}`
    : undefined
}

/**
 * A rejection is forgotten this many epochs after the transaction's last epoch, or earlier when many newer ones follow.
 */
const EPOCHS_REMEMBERED = 10
const MOST_REMEMBERED = 1_000

/** Why the ledger rejects a transaction. A permanent reason does not change with the state of the ledger. */
export type Obstacle = { readonly error: string; readonly isPermanent: boolean }

export type Rejection = 'immediate' | 'like-network'

/**
 * Remembers rejected transactions by intent id. `like-network` reports them as pending until their last epoch, except those
 * with a permanent reason.
 */
export function createRejections(rejection: Rejection) {
  const refused = new Map<string, UncommittedTransaction>()
  return {
    get: (intentId: string) => refused.get(intentId),
    add: (intentId: string, transaction: UncommittedTransaction, { error, isPermanent }: Obstacle) => {
      refused.set(intentId, {
        ...transaction,
        state: rejection === 'immediate' || isPermanent ? 'rejected' : 'likely-rejected',
        error,
      })
      const [oldest] = refused.keys()
      if (refused.size > MOST_REMEMBERED && oldest !== undefined) refused.delete(oldest)
    },
    state: (): ReadonlyMap<string, UncommittedTransaction> => new Map(refused),
    restore: (before: ReadonlyMap<string, UncommittedTransaction>) => {
      refused.clear()
      for (const [intentId, one] of before) refused.set(intentId, one)
    },
    expire: (epoch: number) => {
      for (const [intentId, one] of refused) {
        if (one.endEpoch + EPOCHS_REMEMBERED <= epoch) refused.delete(intentId)
        else if (one.state === 'likely-rejected' && one.endEpoch <= epoch)
          refused.set(intentId, { ...one, state: 'rejected', latestError: expiredText(one.endEpoch) })
      }
    },
  }
}
