import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, Result } from 'neverthrow'
import { type Checkpoint, readCheckpoint } from '../checkpoint/checkpoint'
import { type JournalError, memoryJournal, type OpenedJournal, openJournal } from './journal'
import type { JournalHeader } from './journal-record'
import { type FolderLocked, lockFolder } from './lock-folder'

export type LedgerFileError =
  | JournalError
  | FolderLocked
  | { kind: 'other-network'; journal: number; requested: number }
  | { kind: 'data-unusable'; data: string; reason: string }

export type LedgerFileOptions = { data?: string | undefined; reset?: boolean | undefined }

/** The opened journal with the checkpoint that belongs to it. */
export type OpenedLedger = OpenedJournal & { checkpoint: Checkpoint | undefined }

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EISDIR: 'its journal.jsonl is a folder',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
  ENOSPC: 'the disk is full',
}

const reasonOf = (cause: unknown): string => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return (Object.hasOwn(reasons, code) ? reasons[code] : undefined) ?? String(cause)
}

function open(data: string, reset: boolean, fresh: JournalHeader): Result<OpenedLedger, LedgerFileError> {
  mkdirSync(data, { recursive: true })
  return lockFolder(data).andThen((unlock) => {
    const path = join(data, 'journal.jsonl')
    try {
      if (reset) rmSync(path, { force: true })
      const found = existsSync(path) ? readCheckpoint(data, 'a') : undefined
      return openJournal(path, fresh, found?.coverage)
        .andThen((opened): Result<OpenedLedger, LedgerFileError> => {
          const { journal, header } = opened
          const checkpoint = opened.covered && found
          if (!checkpoint) found?.spool.records.close()
          const close = () => {
            checkpoint?.spool.records.close()
            journal.close()
            unlock()
          }
          if (header.networkId === fresh.networkId) return ok({ ...opened, checkpoint, journal: { ...journal, close } })
          close()
          return err({ kind: 'other-network', journal: header.networkId, requested: fresh.networkId })
        })
        .orTee(unlock)
    } catch (cause) {
      unlock()
      throw cause
    }
  })
}

/**
 * Opens the journal in a folder, or an in-memory one without a folder. The file's genesis options override the caller's,
 * except for the network. The folder stays locked until the journal is closed.
 */
export function openLedgerFile(
  { data, reset }: LedgerFileOptions,
  fresh: JournalHeader,
): Result<OpenedLedger, LedgerFileError> {
  if (data === undefined)
    return ok({
      journal: memoryJournal,
      header: fresh,
      records: [],
      covered: undefined,
      checkpoint: undefined,
      tornBytes: 0,
    })
  return Result.fromThrowable(
    () => open(data, reset === true, fresh),
    (cause): LedgerFileError => ({ kind: 'data-unusable', data, reason: reasonOf(cause) }),
  )().andThen((opened) => opened)
}
