import { setTimeout as pause } from 'node:timers/promises'
import type { CatalogOptions } from '../catalog-options'
import type { Database, Writer } from '../database/database'
import { LedgerChanged } from '../ledger/transaction-source'
import { migrateDatabase } from '../migrate-database'
import { followLedger, type SyncOptions } from './follow-ledger'
import { ledgerSync } from './ledger-sync'
import { buildIndex } from './prepare-index'
import { createSyncRequests } from './sync-requests'

const STANDBY_MS = 2_000

const retryDelayMs = (failures: number): number => Math.min(500 * 2 ** failures, 5_000)

export function createSync(options: CatalogOptions, open: () => Promise<Database>) {
  const sync = ledgerSync(options)
  const { logger } = sync
  const requests = createSyncRequests()
  let isFollowing = false

  async function becomeWriter(database: Database, signal: AbortSignal | undefined): Promise<Writer | undefined> {
    let isLogged = false
    while (!signal?.aborted) {
      const writer = await database.tryWriter()
      if (writer) return writer
      if (!isLogged) logger.info('Another process writes the catalog; waiting to take over.')
      isLogged = true
      await pause(STANDBY_MS, undefined, { signal }).catch(() => undefined)
    }
    return undefined
  }

  /** Runs until done or aborted. Retries a failure that may pass; builds the index again when the ledger changed. */
  async function run({ signal, onProgress }: SyncOptions, untilTip: boolean, rebuildFirst = false): Promise<void> {
    let failures = 0
    let rebuild = rebuildFirst
    while (!signal?.aborted) {
      let writer: Writer | undefined
      try {
        const database = await open()
        writer = await becomeWriter(database, signal)
        if (!writer) return
        if (rebuild) {
          await writer.write(migrateDatabase)
          await buildIndex(sync, writer, signal)
          rebuild = false
        }
        await followLedger(sync, database, writer, requests, {
          signal,
          untilTip,
          onProgress: (progress) => {
            failures = 0
            onProgress?.(progress)
          },
        })
        return
      } catch (cause) {
        if (signal?.aborted) return
        if (cause instanceof LedgerChanged) {
          logger.warn(`Building the catalog from the start: ${cause.message}`)
          rebuild = true
        } else {
          logger.warn(`The catalog could not go on (${describe(cause)}); trying again.`)
          await pause(retryDelayMs(failures), undefined, { signal }).catch(() => undefined)
          failures += 1
        }
      } finally {
        await writer?.release()
      }
    }
  }

  return {
    /** Reads up to the tip, and stops; where this process follows the ledger already, waits until it is there. */
    catchUp: (how: SyncOptions = {}) => (isFollowing ? requests.catchUp() : run(how, true)),
    /** Reads on until the signal. */
    follow: async (how: SyncOptions = {}) => {
      isFollowing = true
      try {
        await run(how, false)
      } finally {
        isFollowing = false
        requests.end()
      }
    },
    /** Empties the index and reads up to the tip; where this process follows the ledger, its loop does it. */
    rebuild: (how: SyncOptions = {}) => (isFollowing ? requests.rebuild() : run(how, true, true)),
  }
}

const describe = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? `${cause.message.split('\n')[0] ?? ''}: ${cause.cause.message}` : cause.message
}
