import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { shiftedTicket } from '../blueprints/ticket'
import type { Chain, ChainDump } from '../chain/chain'
import type { CommittedTransaction, UserTransaction } from '../chain/transaction-record'
import type { Coverage } from '../journal/coverage'
import type { StoreDump } from '../store/store'
import { type Head, type HeadColumns, packExtents, packHeads, unpackExtents, unpackHeads } from './columns'
import { codeFingerprint } from './fingerprint'
import { type Extent, openRecordFile, type RecordFile } from './record-file'
import { StoredTransaction } from './stored-transaction'

type Content = {
  code: string
  originMs: number
  /** Absent for the checkpoint of a world. */
  coverage: Coverage | undefined
  recordsEnd: number
  heads: HeadColumns
  extents: Float64Array
  state: ChainDump
}

export type Checkpoint = { coverage: Coverage | undefined; apply(chain: Chain): void; spool: Spool }

/** Writes records of transactions to disk, so that only their heads stay in memory. */
export type Spool = { records: RecordFile; extents: Map<number, Extent>; end: number }

const pathsOf = (folder: string) => ({
  state: `${folder}/checkpoint.bin`,
  records: `${folder}/records.bin`,
})

const headOf = (record: CommittedTransaction): Head => {
  const { stateVersion, epoch, round, timeMs } = record
  const point = { stateVersion, epoch, round, timeMs }
  if (record.kind !== 'user') return { ...point, kind: record.kind }
  return { ...point, kind: 'user', status: record.status, intentId: record.intentId, subintents: record.subintents }
}

const storedIn = (spool: Spool) => {
  const load = (stateVersion: number): UserTransaction => {
    const extent = spool.extents.get(stateVersion)
    if (!extent) throw new Error(`The record of state version ${stateVersion} is missing.`)
    return spool.records.load(stateVersion, extent)
  }
  return (head: Head): CommittedTransaction =>
    head.kind === 'user' ? new StoredTransaction(head, spool.records, load) : head
}

const readContent = (path: string): Content | undefined => {
  try {
    const content = deserialize(readFileSync(path)) as Content
    return content.code === codeFingerprint() ? content : undefined
  } catch {
    return undefined
  }
}

/** Tickets carry the time of their purchase. */
function shiftTickets({ cells }: StoreDump, shiftMs: number): void {
  for (const [key, versions] of cells.nonFungibleData)
    cells.nonFungibleData.set(
      key,
      versions.map(({ version, value }) => ({ version, value: shiftedTicket(value, Math.round(shiftMs / 1000)) })),
    )
}

/** Opens the checkpoint of a folder. Returns `undefined` without one, and for one of another version of the devnet. */
export function readCheckpoint(folder: string, mode: 'r' | 'a'): Checkpoint | undefined {
  const paths = pathsOf(folder)
  const content = existsSync(paths.records) ? readContent(paths.state) : undefined
  if (!content) return undefined
  const { coverage, originMs, heads, extents, state, recordsEnd } = content
  const spool = {
    records: openRecordFile(paths.records, mode, recordsEnd),
    extents: unpackExtents(extents),
    end: recordsEnd,
  }
  return {
    coverage,
    spool,
    apply: (chain) => {
      const shiftMs = chain.clock.originMs - originMs
      if (shiftMs !== 0) shiftTickets(state.store, shiftMs)
      chain.load(unpackHeads(heads, shiftMs).map(storedIn(spool)), state)
    },
  }
}

/** Opens an empty spool in a folder. It deletes the records of the folder, and therefore its checkpoint. */
export function openSpool(folder: string): Spool {
  const { state, records } = pathsOf(folder)
  rmSync(state, { force: true })
  return { records: openRecordFile(records, 'a', 0), extents: new Map(), end: 0 }
}

/** Moves the records of a chain to the spool, except those that it has already. The trade of a world comes from another file. */
export function spoolRecords(chain: Chain, spool: Spool): void {
  const isFresh = (record: CommittedTransaction): record is UserTransaction =>
    record.kind === 'user' && !(record instanceof StoredTransaction && record.file === spool.records)
  const fresh = chain.transactions().filter(isFresh)
  // Versions after the newest one belong to a past that a restore dropped.
  for (const version of spool.extents.keys()) if (version > chain.tip().stateVersion) spool.extents.delete(version)
  if (fresh.length === 0) return
  const whole = fresh.map((record) => (record instanceof StoredTransaction ? record.whole() : record))
  for (const [at, extent] of spool.records.append(whole).entries()) {
    const record = fresh[at]
    if (!record) continue
    spool.extents.set(record.stateVersion, extent)
    spool.end = Math.max(spool.end, extent[0] + extent[1])
  }
  const stored = storedIn(spool)
  chain.replaceRecords(fresh.map((record) => stored(headOf(record))))
}

/** Writes the state of a chain. A crash leaves the previous checkpoint, because the file is replaced at the end. */
export function writeCheckpoint(folder: string, chain: Chain, spool: Spool, coverage?: Coverage): void {
  spoolRecords(chain, spool)
  const heads = chain.transactions().map(headOf)
  const content: Content = {
    code: codeFingerprint(),
    originMs: chain.clock.originMs,
    coverage,
    recordsEnd: spool.end,
    heads: packHeads(heads),
    extents: packExtents(spool.extents),
    state: chain.dump(),
  }
  const path = pathsOf(folder).state
  const part = `${path}.${process.pid}`
  writeFileSync(part, serialize(content), { flush: true })
  renameSync(part, path)
}
