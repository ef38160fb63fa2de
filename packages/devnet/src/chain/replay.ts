import { err, ok, Result } from 'neverthrow'
import type { Executable } from '../engine/executable'
import type { JournalRecord } from '../journal/journal-record'
import type { Chain } from './chain'
import { digestOf } from './digest'
import { restore } from './intake'

export type ReplayError = { kind: 'replay-differs'; line: number; reason: string }

/** The engine may throw a `ConservationError` for the journal of an older, faulty devnet. */
const runAgain = Result.fromThrowable(
  (chain: Chain, transaction: Executable) => chain.run(transaction),
  (cause) => String(cause),
)

/** Replays the journal on a new chain. The digest of each commit must match. */
export function replay(chain: Chain, records: readonly JournalRecord[]): Result<void, ReplayError> {
  for (const [at, record] of records.entries()) {
    const line = at + 2
    if (record.kind === 'epoch') {
      chain.commitEpochChange(record.epoch, record.timeMs)
      continue
    }
    if (record.kind === 'restore') {
      chain.truncate(record.stateVersion)
      continue
    }
    const received = restore(record.hex)
    if (!received) return err({ kind: 'replay-differs', line, reason: 'the transaction cannot be read' })
    const transaction = { ...received.transaction, nowMs: record.timeMs, failure: record.failure }
    const ran = runAgain(chain, transaction)
    if (ran.isErr()) return err({ kind: 'replay-differs', line, reason: ran.error })
    const outcome = ran.value
    if (outcome.status === 'Rejected') return err({ kind: 'replay-differs', line, reason: outcome.error })
    if (digestOf(outcome) !== record.digest)
      return err({ kind: 'replay-differs', line, reason: 'the transaction now has another result' })
    chain.commit(outcome, transaction, received.envelope)
  }
  return ok(undefined)
}
