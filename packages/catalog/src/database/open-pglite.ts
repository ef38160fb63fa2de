import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, OpenDatabaseOptions } from './database'
import { type Run, runOn } from './run'

/** A PostgreSQL for one process needs no more; with the defaults it would take 150 MB for buffers alone. */
const settings = ['shared_buffers=24MB', 'wal_buffers=1MB', 'max_connections=5', 'work_mem=8MB', 'jit=off']
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])]

/** Two processes would corrupt the files. A lock of a process that has ended is taken over. */
class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'

  constructor(path: string, pid: number) {
    super(`${path} is in use by process ${pid}. One process at a time can open a PGlite.`)
  }
}

/** How long after a query another one is expected. */
const LATELY_MS = 5_000

/** Creates the files of a database in `dir`. Removes them if the parent process has ended meanwhile. */
const program = (pglite: string, dir: string) => `
const { rmSync } = require('node:fs')
const abandon = () => {
  rmSync(${JSON.stringify(dir)}, { recursive: true, force: true })
  process.exit(1)
}
process.once('disconnect', abandon)
require(${JSON.stringify(pglite)}).PGlite.create(${JSON.stringify(dir)}).then(async (db) => {
  await db.close()
  if (!process.connected) abandon()
  process.off('disconnect', abandon)
  process.disconnect()
})`

/** A child process creates the files, because that needs half a gigabyte of memory for a moment. */
async function makeFiles(dataDir: string): Promise<void> {
  const parent = dirname(dataDir)
  mkdirSync(parent, { recursive: true })
  // Only the holder of the lock creates files here, so files of a killed process can be removed.
  const prefix = `${basename(dataDir)}.new-`
  for (const name of readdirSync(parent))
    if (name.startsWith(prefix)) rmSync(join(parent, name), { recursive: true, force: true })
  const fresh = join(parent, `${prefix}${process.pid}`)
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const child = spawn(process.execPath, ['-e', program(pglite, fresh)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let errors = ''
  child.stderr?.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The database could not be created (${code}): ${errors}`)),
    )
  })
  renameSync(fresh, dataDir)
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

function lockFiles(dataDir: string): () => void {
  const path = `${dataDir}.lock`
  mkdirSync(dirname(path), { recursive: true })
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
      const pid = Number(readOr(path, '0'))
      if (pid > 0 && isAlive(pid)) throw new DatabaseInUse(dataDir, pid)
      rmSync(path, { force: true })
    }
  }
}

const readOr = (path: string, fallback: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return fallback
  }
}

const create = (dataDir: string | undefined): Promise<PGlite> =>
  PGlite.create({ startParams, extensions: { pg_trgm }, ...(dataDir === undefined ? {} : { dataDir }) })

/** Files that cannot be opened are moved aside: an index can be built again. */
async function openFiles(dataDir: string, onNotice: OpenDatabaseOptions['onNotice']): Promise<PGlite> {
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await makeFiles(dataDir)
  try {
    return await create(dataDir)
  } catch (cause) {
    const aside = `${dataDir}.damaged-${Date.now()}`
    renameSync(dataDir, aside)
    onNotice?.(`The database in ${dataDir} could not be opened (${String(cause)}); it was moved to ${aside}.`)
    await makeFiles(dataDir)
    return create(dataDir)
  }
}

export async function openPglite(where: string, { onNotice }: OpenDatabaseOptions): Promise<Database> {
  const dataDir = where === 'memory:' ? undefined : where
  const unlock = dataDir === undefined ? () => undefined : lockFiles(dataDir)
  let pglite: PGlite
  try {
    pglite = dataDir === undefined ? await create(undefined) : await openFiles(dataDir, onNotice)
  } catch (cause) {
    unlock()
    throw cause
  }
  const db = drizzle(pglite)
  const never = new AbortController().signal
  let hasWriter = false
  let lastReadMs = Number.NEGATIVE_INFINITY
  // One connection: a transaction runs alone, and every other one waits for it.
  const transact = <T>(work: (run: Run) => Promise<T>): Promise<T> => db.transaction((tx) => work(runOn(tx)))
  return {
    kind: 'pglite',
    read: (work) => {
      lastReadMs = performance.now()
      return transact(work)
    },
    isReadLately: () => performance.now() - lastReadMs < LATELY_MS,
    tryWriter: () => {
      if (hasWriter) return Promise.resolve(undefined)
      hasWriter = true
      return Promise.resolve({
        read: transact,
        write: transact,
        exec: async (statement) => {
          await pglite.exec(statement)
        },
        lost: never,
        release: () => {
          hasWriter = false
          return Promise.resolve()
        },
      })
    },
    close: async () => {
      await pglite.close()
      unlock()
    },
  }
}
