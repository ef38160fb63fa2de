import { sql } from 'drizzle-orm'
import type { Database, Writer } from '../database/database'
import { readCollections } from '../ledger/collection-facts'
import { LedgerChanged, type TransactionPage } from '../ledger/transaction-source'
import { applyPage } from './apply-page'
import { type LedgerSync, readGenesis } from './ledger-sync'
import { loadCollections } from './load'
import type { Position } from './position'
import { type Held, prepareIndex } from './prepare-index'
import type { SyncRequests } from './sync-requests'
import { writeCollections, writeFlags } from './write-collections'

/** How far the worker has read. */
export type SyncProgress = {
  readonly stateVersion: number
  readonly tip: number
  /** Transactions that were indexed since the start. */
  readonly transactions: number
  readonly elapsedMs: number
}

/** The options of `catchUp`, `follow` and `rebuild`. */
export type SyncOptions = {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined
}

/** Transactions of one batch while the index catches up. */
const BATCH = 1_000
/** The same while queries wait for each batch to be written. */
const SHORT_BATCH = 50
const REFRESH_MS = 60_000
const GENESIS_CHECK_MS = 30_000
/** A replica may lag by up to a minute. A longer lag means the ledger was reset. */
const MAX_LAG_MS = 90_000
const KEPT_HOURS = 50
const ROWS_BETWEEN_VACUUMS = 20_000

/** Reads names, links and pictures again: they change without an item moving. */
async function refreshCollections(
  { gateway, rules = {}, now }: LedgerSync,
  { writer, session, position }: Held,
  signal: AbortSignal | undefined,
): Promise<void> {
  const facts = await readCollections([...session.collections.keys()], rules, {
    gateway,
    stateVersion: position.stateVersion,
    signal,
  })
  await writer.write(async (run) => {
    await writeCollections(
      run,
      facts.map((one) => ({
        ...one,
        kind: session.collections.get(one.address)?.kind ?? 'created',
        firstVersion: 0,
        firstMs: 0,
      })),
    )
    await writeFlags(run, now())
    await run(
      sql`delete from catalog.figures where span = 'hour' and at < ${new Date(now() - KEPT_HOURS * 3_600_000).toISOString()}::timestamptz`,
    )
  })
  session.collections = await writer.read(loadCollections)
}

/** Throws `LedgerChanged` if the ledger has another first transaction, or ends before the index's position. */
function createLedgerGuard(sync: LedgerSync) {
  const { now } = sync
  let checkedMs = now()
  let behindSinceMs: number | undefined
  return async (
    { tip }: TransactionPage,
    { stateVersion, genesis }: Position,
    signal: AbortSignal,
  ): Promise<boolean> => {
    if (tip < stateVersion) behindSinceMs ??= now()
    else behindSinceMs = undefined
    if (behindSinceMs !== undefined || now() - checkedMs > GENESIS_CHECK_MS) {
      checkedMs = now()
      const { hash } = await readGenesis(sync, signal)
      if (hash !== genesis) throw new LedgerChanged('The ledger is another one than it was.')
      if (behindSinceMs !== undefined && now() - behindSinceMs > MAX_LAG_MS)
        throw new LedgerChanged(`The ledger ends at ${tip}, before what the index has read.`)
    }
    return behindSinceMs === undefined
  }
}

/** Vacuums and refreshes at the tip, each when it is due. */
function createHousekeeping(sync: LedgerSync) {
  const { now } = sync
  let refreshedMs = 0
  let rowsSinceVacuum = 0
  return {
    count: (transactions: number) => {
      rowsSinceVacuum += transactions
    },
    atTip: async (held: Held, signal: AbortSignal) => {
      if (rowsSinceVacuum > ROWS_BETWEEN_VACUUMS || (refreshedMs === 0 && rowsSinceVacuum > 0)) {
        // PGlite never vacuums on its own, and after a catch-up the planner of PostgreSQL needs new statistics, too.
        await held.writer.exec('vacuum analyze')
        rowsSinceVacuum = 0
      }
      if (now() - refreshedMs > REFRESH_MS) {
        await refreshCollections(sync, held, signal)
        refreshedMs = now()
      }
    },
  }
}

function batchSizeOf({ batchSize = BATCH }: LedgerSync, database: Database): number {
  const size = typeof batchSize === 'number' ? batchSize : batchSize()
  return database.isReadLately() ? Math.min(size, SHORT_BATCH) : size
}

/** Follows the ledger with the right to write, until the signal or, with `untilTip`, until the tip is reached. */
export async function followLedger(
  sync: LedgerSync,
  database: Database,
  writer: Writer,
  requests: SyncRequests,
  { signal, onProgress, untilTip }: SyncOptions & { readonly untilTip: boolean },
): Promise<Position> {
  const { now, pollMs = sync.everything ? 1_000 : 5_000 } = sync
  const scope = AbortSignal.any([writer.lost, ...(signal ? [signal] : [])])
  const startedMs = now()
  const isHealthy = createLedgerGuard(sync)
  const housekeeping = createHousekeeping(sync)
  let transactions = 0
  let held = await prepareIndex(sync, writer, scope)
  while (!scope.aborted) {
    if (requests.takeRebuild()) throw new LedgerChanged('A rebuild was requested.')
    requests.beginLook()
    const { position } = held
    const page = await sync.source.read(held.scope, {
      position: position.stateVersion,
      anchor: { stateVersion: position.anchorVersion, hash: position.anchorHash },
      maxTransactions: batchSizeOf(sync, database),
      signal: scope,
    })
    const isUsable = await isHealthy(page, position, scope)
    if (isUsable) {
      held = { ...held, position: await applyPage(sync, held, page, scope) }
      transactions += page.transactions.length
      housekeeping.count(page.transactions.length)
      onProgress?.({ stateVersion: page.upTo, tip: page.tip, transactions, elapsedMs: now() - startedMs })
    }
    const isAtTip = isUsable && page.upTo >= page.tip
    if (isAtTip) {
      await housekeeping.atTip(held, scope)
      requests.reachedTip()
      if (untilTip) return held.position
    }
    if (isAtTip || !isUsable) await requests.wait(pollMs, scope)
  }
  return held.position
}
