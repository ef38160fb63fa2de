import type { CommittedTransaction, UserTransaction } from './transaction-record'

/** Committed transactions in order, by intent, and by the subintents that successful ones used. */
export function createRecordIndex() {
  const records: CommittedTransaction[] = []
  const byIntent = new Map<string, UserTransaction>()
  const bySubintent = new Map<string, UserTransaction>()
  const index = (record: CommittedTransaction): void => {
    if (record.kind !== 'user') return
    byIntent.set(record.intentId, record)
    // A failed transaction leaves its subintents usable.
    if (record.status === 'CommittedSuccess') for (const one of record.subintents) bySubintent.set(one, record)
  }
  return {
    records: (): readonly CommittedTransaction[] => records,
    byIntent: (intentId: string): UserTransaction | undefined => byIntent.get(intentId),
    bySubintent: (subintentId: string): UserTransaction | undefined => bySubintent.get(subintentId),
    add: (record: CommittedTransaction): void => {
      records.push(record)
      index(record)
    },
    /** Replaces the transaction of the same state version. */
    replace: (record: CommittedTransaction): void => {
      records[record.stateVersion - 1] = record
      index(record)
    },
    /** Removes and returns the transactions after a state version. */
    removeAfter: (stateVersion: number): readonly CommittedTransaction[] => {
      const removed = records.splice(stateVersion)
      for (const record of removed) {
        if (record.kind !== 'user') continue
        byIntent.delete(record.intentId)
        for (const one of record.subintents) if (bySubintent.get(one) === record) bySubintent.delete(one)
      }
      return removed
    },
  }
}
