import { closeSync, existsSync, fstatSync, fsyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { err, ok, type Result } from 'neverthrow'
import { type Coverage, coverageOf, covers, readFrom, readRange } from './coverage'
import { JournalHeader, JournalRecord } from './journal-record'

/** Append-only file of commits, one JSON line each, written to disk before the commits are visible. */
export type Journal = {
  /** Returns when all records are on disk, after one fsync. */
  append(records: readonly JournalRecord[]): void
  /** The part that is written so far, for a checkpoint. Absent for a journal that stores nothing. */
  coverage(): Coverage | undefined
  close(): void
}

export type OpenedJournal = {
  journal: Journal
  header: JournalHeader
  /** Records after those that a checkpoint contains. */
  records: readonly JournalRecord[]
  /** The checkpoint's part of the journal, if the file starts with it. */
  covered: Coverage | undefined
  /** Bytes of an incomplete last line that were removed; 0 after a clean stop. */
  tornBytes: number
}

export type JournalError = { kind: 'journal-damaged'; path: string; line: number; reason: string }

/** A journal that stores nothing, for `--memory` and tests. */
export const memoryJournal: Journal = {
  append: () => undefined,
  coverage: () => undefined,
  close: () => undefined,
}

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

type Content = { header: JournalHeader; records: JournalRecord[]; goodBytes: number }

const MOST_HEADER_BYTES = 65_536

function readHeader(path: string, bytes: Buffer): Result<JournalHeader, JournalError> | undefined {
  const end = bytes.subarray(0, MOST_HEADER_BYTES).indexOf(0x0a)
  if (end < 0) return undefined
  const header = JournalHeader.safeParse(parseJson(bytes.subarray(0, end).toString('utf8')))
  return header.success
    ? ok(header.data)
    : err({ kind: 'journal-damaged', path, line: 1, reason: header.error.message })
}

/**
 * Reads complete lines after the header, or after the part that a checkpoint contains. Text after the last line break belongs
 * to a write that the end of the process interrupted.
 */
function readLines(
  path: string,
  header: JournalHeader,
  bytes: Buffer,
  covered: Coverage | undefined,
): Result<Content, JournalError> {
  const from = covered?.bytes ?? bytes.indexOf(0x0a) + 1
  const goodBytes = covered === undefined ? bytes.lastIndexOf(0x0a) + 1 : from + bytes.lastIndexOf(0x0a) + 1
  const text = bytes.subarray(covered === undefined ? from : 0, bytes.lastIndexOf(0x0a) + 1).toString('utf8')
  const records: JournalRecord[] = []
  for (const [at, line] of text.split('\n').slice(0, -1).entries()) {
    const record = JournalRecord.safeParse(parseJson(line))
    if (!record.success)
      return err({
        kind: 'journal-damaged',
        path,
        line: at + 2 + (covered?.records ?? 0),
        reason: record.error.message,
      })
    records.push(record.data)
  }
  return ok({ header, records, goodBytes })
}

/** Removes lines that it could not write completely. */
function writerOf(path: string, file: number, present: number): Journal {
  let length = fstatSync(file).size
  let records = present
  let isOpen = true
  return {
    append: (added) => {
      const lines = Buffer.from(added.map((record) => `${JSON.stringify(record)}\n`).join(''))
      try {
        for (let written = 0; written < lines.length; ) written += writeSync(file, lines, written)
        fsyncSync(file)
        length += lines.length
        records += added.length
      } catch (cause) {
        ftruncateSync(file, length)
        throw cause
      }
    },
    coverage: () => coverageOf(path, length, records),
    close: () => {
      if (isOpen) closeSync(file)
      isOpen = false
    },
  }
}

function startFile(path: string, header: JournalHeader): OpenedJournal {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'w')
  writeSync(file, `${JSON.stringify(header)}\n`)
  fsyncSync(file)
  return { journal: writerOf(path, file, 0), header, records: [], covered: undefined, tornBytes: 0 }
}

/**
 * Opens or creates a journal. `header` applies to a new file; an existing file keeps its own. Records that `checkpoint` contains
 * are not read.
 */
export function openJournal(
  path: string,
  fresh: JournalHeader,
  checkpoint?: Coverage,
): Result<OpenedJournal, JournalError> {
  if (!existsSync(path)) return ok(startFile(path, fresh))
  const covered = checkpoint && covers(path, checkpoint) ? checkpoint : undefined
  const bytes = readFrom(path, covered?.bytes ?? 0)
  const header = readHeader(path, covered === undefined ? bytes : readRange(path, 0, MOST_HEADER_BYTES))
  if (header === undefined) return ok(startFile(path, fresh))
  return header
    .andThen((one) => readLines(path, one, bytes, covered))
    .map(({ goodBytes, ...found }) => {
      const tornBytes = (covered?.bytes ?? 0) + bytes.length - goodBytes
      if (tornBytes > 0) cutOff(path, goodBytes)
      const present = (covered?.records ?? 0) + found.records.length
      return { ...found, covered, tornBytes, journal: writerOf(path, openSync(path, 'a'), present) }
    })
}

function cutOff(path: string, length: number): void {
  const file = openSync(path, 'r+')
  ftruncateSync(file, length)
  fsyncSync(file)
  closeSync(file)
}
