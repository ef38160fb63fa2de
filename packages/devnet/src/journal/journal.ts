import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { err, ok, type Result } from 'neverthrow'
import { JournalHeader, JournalRecord } from './journal-record'

/** Append-only file of commits, one JSON line each, written to disk before the commit is visible. */
export type Journal = {
  append(record: JournalRecord): void
  close(): void
}

export type OpenedJournal = {
  journal: Journal
  header: JournalHeader
  records: readonly JournalRecord[]
  /** Bytes of an incomplete last line that were removed; 0 after a clean stop. */
  tornBytes: number
}

export type JournalError = { kind: 'journal-damaged'; path: string; line: number; reason: string }

/** A journal that stores nothing, for `--memory` and tests. */
export const memoryJournal: Journal = { append: () => undefined, close: () => undefined }

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

type Content = { header: JournalHeader; records: JournalRecord[]; goodBytes: number }

/** Reads complete lines. Text after the last line break belongs to a write that the end of the process interrupted. */
function readLines(path: string, bytes: Buffer): Result<Content, JournalError> | undefined {
  const goodBytes = bytes.lastIndexOf(0x0a) + 1
  const [first, ...rest] = bytes.subarray(0, goodBytes).toString('utf8').split('\n').slice(0, -1)
  if (first === undefined) return undefined
  const header = JournalHeader.safeParse(parseJson(first))
  if (!header.success) return err({ kind: 'journal-damaged', path, line: 1, reason: header.error.message })
  const records: JournalRecord[] = []
  for (const [at, line] of rest.entries()) {
    const record = JournalRecord.safeParse(parseJson(line))
    if (!record.success) return err({ kind: 'journal-damaged', path, line: at + 2, reason: record.error.message })
    records.push(record.data)
  }
  return ok({ header: header.data, records, goodBytes })
}

/** `append` returns when the line is on disk. It removes a line that it could not write completely. */
function writerOf(file: number): Journal {
  let length = fstatSync(file).size
  let isOpen = true
  return {
    append: (record) => {
      const line = Buffer.from(`${JSON.stringify(record)}\n`)
      try {
        for (let written = 0; written < line.length; ) written += writeSync(file, line, written)
        fsyncSync(file)
        length += line.length
      } catch (cause) {
        ftruncateSync(file, length)
        throw cause
      }
    },
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
  return { journal: writerOf(file), header, records: [], tornBytes: 0 }
}

/** Opens or creates a journal. `header` applies to a new file; an existing file keeps its own. */
export function openJournal(path: string, header: JournalHeader): Result<OpenedJournal, JournalError> {
  if (!existsSync(path)) return ok(startFile(path, header))
  const bytes = readFileSync(path)
  const content = readLines(path, bytes)
  if (content === undefined) return ok(startFile(path, header))
  return content.map(({ goodBytes, ...found }) => {
    const file = openSync(path, 'r+')
    const tornBytes = bytes.length - goodBytes
    if (tornBytes > 0) {
      ftruncateSync(file, goodBytes)
      fsyncSync(file)
    }
    closeSync(file)
    return { ...found, tornBytes, journal: writerOf(openSync(path, 'a')) }
  })
}
