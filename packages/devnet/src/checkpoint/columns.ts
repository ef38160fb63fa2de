import type { LedgerPoint } from '../chain/transaction-record'
import type { Extent } from './record-file'
import type { StoredHead } from './stored-transaction'

export type Head = StoredHead | (LedgerPoint & { kind: 'genesis' | 'epoch-change' })

const kinds = ['genesis', 'epoch-change', 'CommittedSuccess', 'CommittedFailure'] as const

/** Heads of transactions by column: a hundred thousand of them are read in a fraction of the time of objects. */
export type HeadColumns = {
  first: number
  kinds: Uint8Array
  epochs: Float64Array
  rounds: Float64Array
  times: Float64Array
  /** Separated by line breaks; empty for a head that is no transaction of a user. */
  intentIds: string
  subintents: ReadonlyMap<number, readonly string[]>
}

export function packHeads(heads: readonly Head[]): HeadColumns {
  const subintents = new Map<number, readonly string[]>()
  for (const [at, head] of heads.entries())
    if (head.kind === 'user' && head.subintents.length > 0) subintents.set(at, head.subintents)
  return {
    first: heads[0]?.stateVersion ?? 1,
    kinds: Uint8Array.from(heads, (head) => kinds.indexOf(head.kind === 'user' ? head.status : head.kind)),
    epochs: Float64Array.from(heads, ({ epoch }) => epoch),
    rounds: Float64Array.from(heads, ({ round }) => round),
    times: Float64Array.from(heads, ({ timeMs }) => timeMs),
    intentIds: heads.map((head) => (head.kind === 'user' ? head.intentId : '')).join('\n'),
    subintents,
  }
}

const none: readonly string[] = []

/** Reads heads and moves them in time. Literals instead of copies of objects: a large ledger has a hundred thousand. */
export function unpackHeads(columns: HeadColumns, shiftMs: number): readonly Head[] {
  const { first, epochs, rounds, times, subintents } = columns
  return columns.intentIds.split('\n').map((intentId, at): Head => {
    const stateVersion = first + at
    const epoch = epochs[at] ?? 1
    const round = rounds[at] ?? 1
    const timeMs = (times[at] ?? 0) + shiftMs
    const kind = kinds[columns.kinds[at] ?? 0] ?? 'genesis'
    if (kind === 'genesis' || kind === 'epoch-change') return { stateVersion, epoch, round, timeMs, kind }
    const used = subintents.get(at) ?? none
    return { stateVersion, epoch, round, timeMs, kind: 'user', status: kind, intentId, subintents: used }
  })
}

export const packExtents = (extents: ReadonlyMap<number, Extent>): Float64Array =>
  Float64Array.from([...extents].flatMap(([version, [offset, length]]) => [version, offset, length]))

export function unpackExtents(packed: Float64Array): Map<number, Extent> {
  const extents = new Map<number, Extent>()
  for (let at = 0; at < packed.length; at += 3) extents.set(packed[at] ?? 0, [packed[at + 1] ?? 0, packed[at + 2] ?? 0])
  return extents
}
