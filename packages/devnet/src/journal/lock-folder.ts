import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { err, ok, type Result } from 'neverthrow'

export type FolderLocked = { kind: 'journal-locked'; path: string; pid: number }

/** Locks of this process. A lock file with this process id that is not in the set is left over from an earlier process. */
const held = new Set<string>()

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return hasCode(cause, 'EPERM')
  }
}

const pidIn = (path: string): number | undefined => {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

const hasCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code
const isTaken = (cause: unknown): boolean => hasCode(cause, 'EEXIST')
const isMissing = (cause: unknown): boolean => hasCode(cause, 'ENOENT')

/** Returns true if this process now holds the lock. The file appears atomically. */
function take(path: string): boolean {
  const own = `${path}.${process.pid}`
  writeFileSync(own, `${process.pid}\n`)
  try {
    linkSync(own, path)
    return true
  } catch (cause) {
    if (isTaken(cause)) return false
    throw cause
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes the lock of an ended process. If another process took the lock meanwhile, puts it back. */
function clearLeftOver(path: string): void {
  const aside = `${path}.${process.pid}.old`
  try {
    renameSync(path, aside)
  } catch (cause) {
    if (isMissing(cause)) return
    throw cause
  }
  const pid = pidIn(aside)
  if (pid !== undefined && pid !== process.pid && runs(pid)) linkSync(aside, path)
  rmSync(aside, { force: true })
}

/**
 * Locks a folder for one devnet, because two writers would corrupt the journal. Returns the function that unlocks it. Takes
 * over the lock of an ended process.
 */
export function lockFolder(folder: string): Result<() => void, FolderLocked> {
  const path = resolve(join(folder, 'journal.lock'))
  if (held.has(path)) return err({ kind: 'journal-locked', path, pid: process.pid })
  if (!take(path)) {
    const pid = pidIn(path)
    if (pid !== undefined && pid !== process.pid && runs(pid)) return err({ kind: 'journal-locked', path, pid })
    clearLeftOver(path)
    if (!take(path)) return err({ kind: 'journal-locked', path, pid: pidIn(path) ?? 0 })
  }
  held.add(path)
  return ok(() => {
    if (held.delete(path)) rmSync(path, { force: true })
  })
}
