import type { ResultAsync } from 'neverthrow'
import type { Executable } from '../engine/executable'
import type { Outcome } from '../engine/execute'
import type { Journal } from '../journal/journal'
import type { JournalRecord } from '../journal/journal-record'
import type { Chain } from './chain'
import { createDelayedQueue } from './delayed-queue'
import { digestOf } from './digest'
import { epochAt, epochStart } from './epoch'
import { type IntakeError, intakeErrorText, receive } from './intake'
import { createPlans, type Plan, type PlannedOutcome } from './planned-outcomes'
import type { Received } from './received'
import {
  createRejections,
  epochRejection,
  expiredText,
  type Obstacle,
  type Rejection,
  type UncommittedTransaction,
} from './rejections'
import type { UserTransaction } from './transaction-record'

export type LedgerOptions = {
  chain: Chain
  journal: Journal
  now: () => number
  commitDelayMs: () => number
  rejection: Rejection
  /** Called with internal errors: a transaction that failed the conservation check or could not be written. */
  onFault?: ((reason: string) => void) | undefined
  /** Called with a line for each transaction that is refused, is rejected or fails. */
  onRefusal?: ((line: string) => void) | undefined
}

/** A state version of the ledger, with the data that is outside of the state. */
export type LedgerSnapshot = {
  readonly stateVersion: number
  readonly rejections: ReadonlyMap<string, UncommittedTransaction>
}

/** `duplicate` is true for a transaction that was submitted before. */
export type Submission = { intentId: string; duplicate: boolean }

/** The running ledger: accepts transactions and commits them after a delay, in order. */
export type Ledger = {
  readonly chain: Chain
  /**
   * Submits a transaction. Without a commit delay, resolves after the commit. Those of the devnet itself take no planned outcome.
   */
  submit(hex: string, origin?: 'user' | 'devnet'): ResultAsync<Submission, IntakeError>
  /** Plans the outcome of the next transactions that users submit. */
  readonly plan: (plan: Plan, count: number) => void
  /** Commits the waiting transactions now, stuck ones included, except those of a later epoch. Returns the committed intent ids. */
  mine(): readonly string[]
  snapshot(): LedgerSnapshot
  /** Goes back to a snapshot. Waiting transactions are dropped. */
  restore(snapshot: LedgerSnapshot): void
  waiting(intentId: string): UncommittedTransaction | undefined
  /** The transactions that wait for their commit, oldest first. */
  queued(): readonly QueuedTransaction[]
  /** The planned outcomes of the next transactions, in order. */
  planned(): readonly PlannedOutcome[]
  /** Advances the epoch to the current time. Call it before reading the tip. */
  tick(): void
  run(transaction: Omit<Executable, 'nowMs'>): Outcome
  onCommit(listener: (transaction: UserTransaction) => void): () => void
  /** Resolves when no transaction waits for its commit. */
  idle(): Promise<void>
  /** Commits all waiting transactions immediately, except stuck ones, which are dropped. */
  flush(): void
}

/** A transaction that waits for its commit: on demand (`stuck`), for its first epoch, or for the commit delay. */
export type QueuedTransaction = { received: Received; waitsFor: 'mine' | 'epoch' | 'delay' }

type Planned = { received: Received; plan: Plan | undefined }
/** Transactions that are committed together, and their journal records. */
type Batch = { records: JournalRecord[]; committed: UserTransaction[] }

const pendingTransaction = ({ envelope: { payloadId, endEpoch } }: Received): UncommittedTransaction => ({
  state: 'pending',
  payloadId,
  endEpoch,
  error: undefined,
})

const permanent = (error: string): Obstacle => ({ error, isPermanent: true })
const temporary = (error: string): Obstacle => ({ error, isPermanent: false })

const expired = ({ envelope }: Received): Obstacle => permanent(expiredText(envelope.endEpoch))

/** A transaction that waits for its commit or for its first epoch, in which the network rejects it temporarily. */
const waitingTransaction = (received: Received, epoch: number): UncommittedTransaction =>
  received.startEpoch <= epoch
    ? pendingTransaction(received)
    : {
        ...pendingTransaction(received),
        state: 'likely-rejected',
        error: epochRejection({ startEpoch: received.startEpoch, endEpoch: received.envelope.endEpoch }, epoch),
      }

function queuedTransaction({ received, plan }: Planned, epoch: number): QueuedTransaction {
  if (received.startEpoch > epoch) return { received, waitsFor: 'epoch' }
  return { received, waitsFor: plan?.outcome === 'stuck' ? 'mine' : 'delay' }
}

/** Reasons outside the engine: the last epoch, the proposer's time, and subintents that another transaction used. */
function obstacleOf(chain: Chain, received: Received, nowMs: number): Obstacle | undefined {
  const { envelope, validFromSeconds, validUntilSeconds } = received
  if (chain.tip().epoch >= envelope.endEpoch) return expired(received)
  const seconds = BigInt(Math.floor(nowMs / 1000))
  if (validFromSeconds !== undefined && seconds < validFromSeconds)
    return temporary('TransactionProposerTimestampNotYetValid')
  if (validUntilSeconds !== undefined && seconds >= validUntilSeconds)
    return permanent('TransactionProposerTimestampNoLongerValid')
  const used = envelope.subintents.find((one) => chain.transactionBySubintent(one))
  return used === undefined ? undefined : permanent(`IntentHashPreviouslyCommitted(${used})`)
}

type CommitterDeps = Pick<LedgerOptions, 'chain' | 'journal' | 'now' | 'onFault' | 'onRefusal'> & {
  changeEpoch: (write: (record: JournalRecord) => void) => void
  rejections: ReturnType<typeof createRejections>
  listeners: ReadonlySet<(transaction: UserTransaction) => void>
}

/** Commits transactions with one write to disk, before any of them is visible. A failed write takes back all of them. */
function createCommitter(deps: CommitterDeps) {
  const { chain, journal, now, changeEpoch, rejections, listeners, onFault, onRefusal } = deps
  /** Runs a transaction and commits it in memory. Returns the reason if the ledger refuses it. */
  const commit = ({ received, plan }: Planned, { records, committed }: Batch): Obstacle | undefined => {
    changeEpoch((record) => void records.push(record))
    const failure = plan?.outcome === 'failure' ? plan.error : undefined
    const transaction = { ...received.transaction, nowMs: now(), failure }
    const obstacle =
      plan?.outcome === 'rejected' ? temporary(plan.error) : obstacleOf(chain, received, transaction.nowMs)
    if (obstacle !== undefined) return obstacle
    const outcome = chain.run(transaction)
    if (outcome.status === 'Rejected') return temporary(outcome.error)
    const { hex } = received.envelope
    committed.push(chain.commit(outcome, transaction, received.envelope))
    records.push({ kind: 'transaction', hex, timeMs: transaction.nowMs, digest: digestOf(outcome), failure })
    return undefined
  }

  const refuse = (intentId: string, { received }: Planned, obstacle: Obstacle) =>
    rejections.add(intentId, pendingTransaction(received), obstacle)

  const refuseFaulty = (intentId: string, planned: Planned, cause: unknown) => {
    onFault?.(`The devnet could not commit ${intentId}: ${String(cause)}`)
    refuse(intentId, planned, temporary(`The devnet could not commit it: ${String(cause)}`))
  }

  return (due: ReadonlyMap<string, Planned>): void => {
    const { stateVersion } = chain.tip()
    const batch: Batch = { records: [], committed: [] }
    for (const [intentId, planned] of due) {
      try {
        const obstacle = commit(planned, batch)
        if (obstacle === undefined) continue
        refuse(intentId, planned, obstacle)
        onRefusal?.(`${intentId} was rejected: ${obstacle.error}`)
      } catch (cause) {
        refuseFaulty(intentId, planned, cause)
      }
    }
    if (batch.records.length === 0) return
    try {
      journal.append(batch.records)
    } catch (cause) {
      chain.truncate(stateVersion)
      for (const { intentId } of batch.committed) {
        const planned = due.get(intentId)
        if (planned) refuseFaulty(intentId, planned, cause)
      }
      return
    }
    for (const record of batch.committed) {
      if (record.error !== undefined) onRefusal?.(`${record.intentId} failed: ${record.error}`)
      for (const listener of listeners) listener(record)
    }
  }
}

type Waiting = {
  commits: ReturnType<typeof createDelayedQueue<Planned>>
  rejections: ReturnType<typeof createRejections>
  onRefusal: LedgerOptions['onRefusal']
}

/** Rejects the waiting transactions whose last epoch is over, and releases those that start now. */
function turnEpoch(epoch: number, { commits, rejections, onRefusal }: Waiting): void {
  for (const [intentId, { received }] of commits.drop((one) => one.received.envelope.endEpoch <= epoch)) {
    const obstacle = expired(received)
    rejections.add(intentId, pendingTransaction(received), obstacle)
    onRefusal?.(`${intentId} was rejected: ${obstacle.error}`)
  }
  commits.release(({ received, plan }) => plan?.outcome !== 'stuck' && received.startEpoch <= epoch)
  rejections.expire(epoch)
}

type ReadsDeps = Omit<Waiting, 'onRefusal'> & { chain: Chain; plans: ReturnType<typeof createPlans> }

/** Reads of transactions without a commit, and of the plans. */
const readsOf = ({ chain, commits, rejections, plans }: ReadsDeps): Pick<Ledger, 'waiting' | 'queued' | 'planned'> => ({
  waiting: (intentId) => {
    const planned = commits.get(intentId)
    return planned ? waitingTransaction(planned.received, chain.tip().epoch) : rejections.get(intentId)
  },
  queued: () => commits.all().map((planned) => queuedTransaction(planned, chain.tip().epoch)),
  planned: () => plans.all().map(({ outcome }) => outcome),
})

export function createLedger(options: LedgerOptions): Ledger {
  const { chain, journal, now, commitDelayMs, rejection, onFault, onRefusal } = options
  const rejections = createRejections(rejection)
  const plans = createPlans()
  const listeners = new Set<(transaction: UserTransaction) => void>()

  const ledgerNow = () => Math.max(now(), chain.tip().timeMs)

  const changeEpoch = (write: (record: JournalRecord) => void) => {
    const epoch = epochAt(chain.clock, ledgerNow())
    if (epoch <= chain.tip().epoch) return
    const timeMs = Math.max(epochStart(chain.clock, epoch), chain.tip().timeMs)
    write({ kind: 'epoch', epoch, timeMs })
    chain.commitEpochChange(epoch, timeMs)
    turnEpoch(epoch, { commits, rejections, onRefusal })
  }
  const tick = () => changeEpoch((record) => journal.append([record]))

  const run = (transaction: Omit<Executable, 'nowMs'>): Outcome => {
    try {
      return chain.run({ ...transaction, nowMs: ledgerNow() })
    } catch (cause) {
      onFault?.(String(cause))
      throw cause
    }
  }

  const commitAll = createCommitter({ ...options, now: ledgerNow, changeEpoch, rejections, listeners })
  const commits = createDelayedQueue(commitAll)

  const accept = async (received: Received, origin: 'user' | 'devnet'): Promise<Submission> => {
    const { intentId } = received.transaction
    if (chain.transactionByIntent(intentId) || commits.get(intentId) || rejections.get(intentId))
      return { intentId, duplicate: true }
    const plan = origin === 'user' ? plans.next() : undefined
    // One that starts with the next epoch waits for it.
    if (plan?.outcome === 'stuck' || received.startEpoch > chain.tip().epoch) commits.hold(intentId, { received, plan })
    else await commits.add(intentId, { received, plan }, commitDelayMs())
    return { intentId, duplicate: false }
  }

  return {
    chain,
    tick,
    run,
    plan: plans.add,
    mine: () => {
      tick()
      const mined = commits.flush(({ received }) => received.startEpoch <= chain.tip().epoch)
      return mined.filter((intentId) => chain.transactionByIntent(intentId) !== undefined)
    },
    snapshot: () => ({ stateVersion: chain.tip().stateVersion, rejections: rejections.state() }),
    restore: ({ stateVersion, rejections: before }) => {
      commits.clear()
      plans.clear()
      journal.append([{ kind: 'restore', stateVersion }])
      chain.truncate(stateVersion)
      rejections.restore(before)
    },
    submit: (hex, origin = 'user') => {
      tick()
      return receive(hex, chain.deps.networkId, chain.tip().epoch)
        .orTee((error) => onRefusal?.(`A transaction was refused: ${intakeErrorText(error)}`))
        .asyncMap((received) => accept(received, origin))
    },
    ...readsOf({ chain, commits, rejections, plans }),
    onCommit: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    idle: commits.idle,
    flush: () => {
      commits.flush((_, isHeld) => !isHeld)
      commits.clear()
    },
  }
}
