import { ResultAsync } from 'neverthrow'
import type { Committed, Executable, Outcome } from '../engine/execute'
import type { Journal } from '../journal/journal'
import type { Chain } from './chain'
import { digestOf } from './digest'
import { epochAt, epochStart } from './epoch'
import { type IntakeError, type Received, receive } from './intake'
import type { UserTransaction } from './transaction-record'

type Rejection = 'immediate' | 'like-network'

export type LedgerOptions = {
  chain: Chain
  journal: Journal
  now: () => number
  commitDelayMs: () => number
  rejection: Rejection
  /** Called with internal errors: a transaction that failed the conservation check or could not be written. */
  onFault?: ((reason: string) => void) | undefined
}

/** Status of an uncommitted transaction. The ledger stores the transaction itself only while it is pending. */
export type UncommittedTransaction = {
  state: 'pending' | 'likely-rejected' | 'rejected'
  payloadId: string
  endEpoch: number
  error: string | undefined
}

/**
 * The ledger forgets a rejection this many epochs after the transaction's last epoch, or earlier when many newer ones follow.
 */
const EPOCHS_REMEMBERED = 10
const MOST_REMEMBERED = 1_000

export type Submission = { intentId: string; duplicate: boolean }

/** The running ledger: accepts transactions and commits them after a delay, in order. */
export type Ledger = {
  readonly chain: Chain
  submit(hex: string): ResultAsync<Submission, IntakeError>
  waiting(intentId: string): UncommittedTransaction | undefined
  /** Advances the epoch to the current time. Call it before reading the tip. */
  tick(): void
  run(transaction: Omit<Executable, 'nowMs'>): Outcome
  onCommit(listener: (transaction: UserTransaction) => void): () => void
  /** Resolves when no transaction waits for its commit. */
  idle(): Promise<void>
  /** Commits all waiting transactions immediately and closes the journal. */
  close(): void
}

export function createLedger({ chain, journal, now, commitDelayMs, rejection, onFault }: LedgerOptions): Ledger {
  const pending = new Map<string, Received>()
  const refused = new Map<string, UncommittedTransaction>()
  const timers = new Map<string, NodeJS.Timeout>()
  const listeners = new Set<(transaction: UserTransaction) => void>()
  const idlers = new Set<() => void>()

  const ledgerNow = () => Math.max(now(), chain.tip().timeMs)

  const tick = () => {
    const epoch = epochAt(chain.clock, ledgerNow())
    if (epoch <= chain.tip().epoch) return
    const timeMs = Math.max(epochStart(chain.clock, epoch), chain.tip().timeMs)
    journal.append({ kind: 'epoch', epoch, timeMs })
    chain.commitEpochChange(epoch, timeMs)
    for (const [intentId, one] of refused) {
      if (one.endEpoch + EPOCHS_REMEMBERED <= epoch) refused.delete(intentId)
      else if (one.state === 'likely-rejected' && one.endEpoch <= epoch)
        refused.set(intentId, { ...one, state: 'rejected' })
    }
  }

  const run = (transaction: Omit<Executable, 'nowMs'>): Outcome => {
    try {
      return chain.run({ ...transaction, nowMs: ledgerNow() })
    } catch (cause) {
      onFault?.(String(cause))
      throw cause
    }
  }

  const waitingFor = ({ envelope: { payloadId, endEpoch } }: Received): UncommittedTransaction => ({
    state: 'pending',
    payloadId,
    endEpoch,
    error: undefined,
  })

  const refuse = (intentId: string, received: Received, error: string) => {
    const state = rejection === 'immediate' ? 'rejected' : 'likely-rejected'
    refused.set(intentId, { ...waitingFor(received), state, error })
    const [oldest] = refused.keys()
    if (refused.size > MOST_REMEMBERED && oldest !== undefined) refused.delete(oldest)
  }

  /** Writes to disk before the commit is visible. A failed write prevents the commit. */
  const writeDown = (received: Received, transaction: Executable, outcome: Committed) => {
    const { hex } = received.envelope
    journal.append({ kind: 'transaction', hex, timeMs: transaction.nowMs, digest: digestOf(outcome) })
    const record = chain.commit(outcome, transaction, received.envelope)
    for (const listener of listeners) listener(record)
  }

  const settle = (intentId: string, received: Received) => {
    try {
      tick()
      const transaction = { ...received.transaction, nowMs: ledgerNow() }
      const outcome = chain.run(transaction)
      if (outcome.status === 'Rejected') refuse(intentId, received, outcome.error)
      else writeDown(received, transaction, outcome)
    } catch (cause) {
      onFault?.(`The devnet could not commit ${intentId}: ${String(cause)}`)
      refuse(intentId, received, `The devnet could not commit it: ${String(cause)}`)
    }
  }

  const commit = (intentId: string, received: Received) => {
    timers.delete(intentId)
    settle(intentId, received)
    pending.delete(intentId)
    if (timers.size > 0) return
    for (const resolve of idlers) resolve()
    idlers.clear()
  }

  const accept = (received: Received): Submission => {
    const { intentId } = received.transaction
    if (chain.transactionByIntent(intentId) || pending.has(intentId) || refused.has(intentId))
      return { intentId, duplicate: true }
    pending.set(intentId, received)
    const delay = commitDelayMs()
    if (delay <= 0) commit(intentId, received)
    else
      timers.set(
        intentId,
        setTimeout(() => commit(intentId, received), delay),
      )
    return { intentId, duplicate: false }
  }

  return {
    chain,
    tick,
    run,
    submit: (hex) => {
      tick()
      const received = new ResultAsync<Received, IntakeError>(receive(hex, chain.deps.networkId, chain.tip().epoch))
      return received.map(accept)
    },
    waiting: (intentId) => {
      const received = pending.get(intentId)
      return received ? waitingFor(received) : refused.get(intentId)
    },
    onCommit: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    idle: () => (timers.size === 0 ? Promise.resolve() : new Promise((resolve) => idlers.add(resolve))),
    close: () => {
      for (const [intentId, timer] of timers) {
        clearTimeout(timer)
        const received = pending.get(intentId)
        if (received) commit(intentId, received)
      }
      journal.close()
    },
  }
}
