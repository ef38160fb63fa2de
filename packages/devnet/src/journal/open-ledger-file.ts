import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from 'neverthrow'
import { type JournalError, memoryJournal, type OpenedJournal, openJournal } from './journal'
import type { JournalHeader } from './journal-record'

export type LedgerFileError = JournalError | { kind: 'other-network'; journal: number; asked: number }

export type LedgerFileOptions = { data?: string | undefined; reset?: boolean | undefined }

/** The journal in a folder, or one that forgets when there is no folder. What the file says of genesis wins, but for the network. */
export function openLedgerFile(
  { data, reset }: LedgerFileOptions,
  fresh: JournalHeader,
): Result<OpenedJournal, LedgerFileError> {
  if (data === undefined) return ok({ journal: memoryJournal, header: fresh, records: [], tornBytes: 0 })
  const path = join(data, 'journal.jsonl')
  if (reset === true) rmSync(path, { force: true })
  return openJournal(path, fresh).andThen(
    (opened): Result<OpenedJournal, LedgerFileError> =>
      opened.header.networkId === fresh.networkId
        ? ok(opened)
        : err({ kind: 'other-network', journal: opened.header.networkId, asked: fresh.networkId }),
  )
}
