import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The part of a journal that a checkpoint contains. */
export type Coverage = {
  bytes: number
  records: number
  /** Hash of the last bytes of the part, so that another journal is not taken for this one. */
  tail: string
}

const TAIL_BYTES = 4_096

/** Reads a range of a file. */
export function readRange(path: string, from: number, to: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const end = Math.min(to, fstatSync(file).size)
    const bytes = Buffer.alloc(Math.max(0, end - from))
    for (let read = 0; read < bytes.length; ) read += readSync(file, bytes, read, bytes.length - read, from + read)
    return bytes
  } finally {
    closeSync(file)
  }
}

export const readFrom = (path: string, from: number): Buffer => readRange(path, from, Number.POSITIVE_INFINITY)

export function coverageOf(path: string, bytes: number, records: number): Coverage {
  const tail = readRange(path, Math.max(0, bytes - TAIL_BYTES), bytes)
  return { bytes, records, tail: createHash('sha256').update(tail).digest('hex') }
}

/** True if the journal starts with the part that the checkpoint contains. */
export const covers = (path: string, { bytes, records, tail }: Coverage): boolean => {
  const found = coverageOf(path, bytes, records)
  return found.tail === tail
}
