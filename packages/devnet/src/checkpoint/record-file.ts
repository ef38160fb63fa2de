import { closeSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { UserTransaction } from '../chain/transaction-record'

/** Place of a record in the file. */
export type Extent = readonly [offset: number, length: number]

const MOST_CACHED = 256
const CHUNK_BYTES = 4 * 1024 * 1024

/** Full records of transactions, appended at checkpoints and read on demand. */
export type RecordFile = {
  /** Appends records after the extents that are known, and returns their extents. */
  append(records: readonly UserTransaction[]): readonly Extent[]
  load(stateVersion: number, extent: Extent): UserTransaction
  close(): void
}

/** Opens the file. `end` is the end of the last record; later bytes belong to a checkpoint that was not finished. */
export function openRecordFile(path: string, mode: 'r' | 'a', end: number): RecordFile {
  const file = openSync(path, mode === 'r' ? 'r' : end === 0 ? 'w+' : 'r+')
  let length = end
  if (mode === 'a') ftruncateSync(file, end)
  let isOpen = true
  const cache = new Map<number, UserTransaction>()
  return {
    append: (records) => {
      const extents: Extent[] = []
      let waiting: Buffer[] = []
      let waitingBytes = 0
      const flush = () => {
        const bytes = Buffer.concat(waiting)
        writeSync(file, bytes, 0, bytes.length, length)
        length += bytes.length
        waiting = []
        waitingBytes = 0
      }
      for (const record of records) {
        const bytes = serialize(record)
        extents.push([length + waitingBytes, bytes.length])
        waiting.push(bytes)
        waitingBytes += bytes.length
        if (waitingBytes > CHUNK_BYTES) flush()
      }
      flush()
      fsyncSync(file)
      return extents
    },
    load: (stateVersion, [offset, size]) => {
      const known = cache.get(stateVersion)
      if (known) return known
      const bytes = Buffer.allocUnsafe(size)
      readSync(file, bytes, 0, size, offset)
      const record = deserialize(bytes) as UserTransaction
      cache.set(stateVersion, record)
      const [oldest] = cache.keys()
      if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest)
      return record
    },
    close: () => {
      if (isOpen) closeSync(file)
      isOpen = false
    },
  }
}
