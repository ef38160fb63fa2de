import type { Executable } from '../engine/executable'
import { type Committed, type ExecutionDeps, execute, type Outcome } from '../engine/execute'
import type { StoreDump, View, Writes } from '../store/store'
import { createStore } from '../store/store'
import { createBadgeIndex, type ResolvedBadge } from './badge-index'
import { balanceChangesOf } from './balance-changes'
import { type EpochClock, epochAt, roundAt } from './epoch'
import { summarizeManifest } from './manifest-summary'
import { createRecordIndex } from './record-index'
import type { CommittedTransaction, LedgerPoint, UserTransaction } from './transaction-record'

export type ChainOptions = { deps: ExecutionDeps; clock: EpochClock }

/** Fields of a user transaction that the engine does not need. */
export type Envelope = {
  payloadId: string
  hex: string
  message: string | undefined
  endEpoch: number
  /** Ids of the subintents that the transaction includes. */
  subintents: readonly string[]
}

/** The state of a chain, without its transactions. */
export type ChainDump = {
  store: StoreDump
  badges: ReadonlyMap<string, ResolvedBadge>
  oldest: number
  worldVersion: number
}

/** The committed ledger: versioned state and its transactions. The caller passes in the time. */
export type Chain = {
  readonly deps: ExecutionDeps
  readonly clock: EpochClock
  tip(): LedgerPoint
  view(stateVersion?: number): View
  transactionAt(stateVersion: number): CommittedTransaction | undefined
  transactionByIntent(intentId: string): UserTransaction | undefined
  /** The successful transaction that used a subintent. */
  transactionBySubintent(subintentId: string): UserTransaction | undefined
  transactions(): readonly CommittedTransaction[]
  /** The key of a signature badge, if a committed transaction showed the badge. */
  resolveBadge(globalId: string): ResolvedBadge | undefined
  run(transaction: Executable): Outcome
  /** Commits an outcome as the next state version. */
  commit(outcome: Committed, transaction: Executable, envelope: Envelope): UserTransaction
  commitGenesis(writes: Writes, timeMs: number): void
  commitEpochChange(epoch: number, timeMs: number): void
  /** The oldest readable state version. */
  oldestVersion(): number
  /** The state version that the world ends with: later transactions are those of users. */
  worldVersion(): number
  /** Makes the newest state version the end of the world. */
  endWorld(): void
  /** Forgets state versions before this one. Transactions stay. */
  prune(oldest: number): void
  dump(): ChainDump
  /** Replaces the state, and the transactions from the first given one on. */
  load(records: readonly CommittedTransaction[], dump: ChainDump): void
  /** Replaces transactions by equal ones of the same state versions. */
  replaceRecords(replacements: readonly CommittedTransaction[]): void
  /** Forgets everything after a state version. */
  truncate(stateVersion: number): void
  /** A hash of the newest state. Equal hashes mean equal ledgers, independent of time. */
  stateHash(): string
}

const affectedBy = (outcome: Committed): readonly string[] => {
  const affected = new Set(outcome.status === 'CommittedSuccess' ? outcome.called : [])
  for (const vault of outcome.draft.writes.cells.vault.values()) affected.add(vault.owner)
  const { cells } = outcome.draft.writes
  for (const family of [cells.supply, cells.entity, cells.roleAssignment, cells.depositRule])
    for (const address of family.keys()) if (!address.startsWith('internal_')) affected.add(address)
  return [...affected]
}

const recordOf = (
  { networkId, xrd, rewardsVault }: ExecutionDeps,
  at: LedgerPoint,
  outcome: Committed,
  transaction: Executable,
  envelope: Envelope,
): UserTransaction => ({
  ...at,
  ...envelope,
  kind: 'user',
  status: outcome.status,
  error: outcome.error,
  intentId: transaction.intentId,
  instructions: transaction.instructions,
  summary: summarizeManifest([transaction, ...(transaction.subintents ?? [])], networkId),
  fee: outcome.fee,
  feePayments: outcome.feePayments,
  events: outcome.events,
  balanceChanges: balanceChangesOf(outcome, xrd, rewardsVault),
  affected: affectedBy(outcome),
})

export function createChain({ deps, clock }: ChainOptions): Chain {
  const store = createStore()
  const records = createRecordIndex()
  const badges = createBadgeIndex(deps.networkId)

  const tip = (): LedgerPoint =>
    records.records().at(-1) ?? { stateVersion: 0, epoch: 1, round: 1, timeMs: clock.originMs }
  const point = (timeMs: number): LedgerPoint => ({
    stateVersion: tip().stateVersion + 1,
    epoch: epochAt(clock, timeMs),
    round: roundAt(clock, timeMs),
    timeMs,
  })

  let oldest = 1
  let worldVersion = 1

  return {
    deps,
    clock,
    tip,
    view: (stateVersion = tip().stateVersion) => store.at(stateVersion),
    transactionAt: (stateVersion) => records.records()[stateVersion - 1],
    transactionByIntent: records.byIntent,
    transactionBySubintent: records.bySubintent,
    transactions: records.records,
    resolveBadge: badges.get,
    run: (transaction) => execute(store.at(tip().stateVersion), deps, transaction),
    commit: (outcome, transaction, envelope) => {
      const record = recordOf(deps, point(transaction.nowMs), outcome, transaction, envelope)
      store.apply(record.stateVersion, outcome.draft.writes)
      records.add(record)
      badges.add(transaction, record.stateVersion)
      return record
    },
    commitGenesis: (writes, timeMs) => {
      const at = point(timeMs)
      store.apply(at.stateVersion, writes)
      records.add({ ...at, kind: 'genesis' })
    },
    oldestVersion: () => oldest,
    prune: (version) => {
      oldest = Math.max(oldest, version)
      store.prune(oldest)
    },
    worldVersion: () => worldVersion,
    endWorld: () => {
      worldVersion = tip().stateVersion
    },
    dump: () => ({ store: store.dump(), badges: badges.dump(), oldest, worldVersion }),
    load: (loaded, dump) => {
      records.removeAfter((loaded[0]?.stateVersion ?? 1) - 1)
      for (const record of loaded) records.add(record)
      store.load(dump.store)
      badges.load(dump.badges)
      oldest = dump.oldest
      worldVersion = dump.worldVersion
    },
    replaceRecords: (replacements) => {
      for (const record of replacements) records.replace(record)
    },
    truncate: (stateVersion) => {
      store.truncate(stateVersion)
      records.removeAfter(stateVersion)
      badges.truncate(stateVersion)
    },
    stateHash: () => store.hash(),
    commitEpochChange: (epoch, timeMs) => {
      records.add({ ...point(timeMs), epoch, round: 1, kind: 'epoch-change' })
    },
  }
}
