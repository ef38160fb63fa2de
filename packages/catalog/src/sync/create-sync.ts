import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type CatalogOptions, silentLogger } from '../catalog-options'
import type { Database, Writer } from '../database/database'
import { readCollections } from '../ledger/collection-facts'
import { defaultTicketFields } from '../ledger/item-facts'
import { must } from '../ledger/must'
import type { TransactionFacts } from '../ledger/transaction-facts'
import { createTransactionSource, LedgerChanged, type Scope, type TransactionPage } from '../ledger/transaction-source'
import { migrateDatabase } from '../migrate-database'
import { applyTransactions, type Session } from './apply-transactions'
import {
  clearIndex,
  genesisTransaction,
  type NewCollection,
  planIndex,
  writeBoxes,
  writeCollections,
  writeDocuments,
  writeFlags,
} from './build-index'
import { loadBoxes, loadCollections } from './load'
import { movePosition, type Position, readPosition, startPosition } from './position'
import { defaultMethods } from './walk'

export type SyncProgress = {
  readonly stateVersion: number
  readonly tip: number
  /** Transactions of ours that were indexed since this began. */
  readonly transactions: number
  readonly elapsedMs: number
}

export type SyncOptions = {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined
}

/** Transactions of one batch while the index catches up. */
const BATCH = 1_000
const REFRESH_MS = 60_000
const DOUBT_MS = 30_000
/** A replica may be behind by a minute; a ledger that is behind for longer has lost something. */
const MOST_LAG_MS = 90_000
const STANDBY_MS = 2_000
const KEPT_HOURS = 50
const ROWS_BETWEEN_VACUUMS = 20_000

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

const LOCAL_NETWORKS = 240

export function createSync(options: CatalogOptions, open: () => Promise<Database>) {
  const { gateway, boxes, logger = silentLogger, rules = {}, pollMs, now = Date.now } = options
  const networkId = options.networkId ?? gateway.networkId
  const everything =
    (options.scope ?? (networkId !== undefined && networkId >= LOCAL_NETWORKS ? 'everything' : 'followed')) ===
    'everything'
  const source = createTransactionSource(gateway, new Set(boxes.map(({ componentAddress }) => componentAddress)))
  const fields = options.ticketFields ?? defaultTicketFields
  const methods = options.methods ?? defaultMethods
  const sources = digest([
    everything,
    fields,
    methods,
    boxes.map(({ id, componentAddress, ticketAddress, tokenAddress, price }) => [
      id,
      componentAddress,
      ticketAddress,
      tokenAddress,
      String(price),
    ]),
    options.collections ?? [],
  ])

  /** The ledger's first transaction: another one, another ledger. */
  async function readGenesis(signal: AbortSignal | undefined): Promise<{ hash: string; atMs: number }> {
    const at = { stateVersion: 1 }
    const page = must(
      await gateway.streamTransactions(
        { order: 'Asc', kindFilter: 'All', fromLedgerState: at, atLedgerState: at, limitPerPage: 1 },
        { signal },
      ),
    )
    const atMs = Date.parse(page.items[0]?.round_timestamp ?? page.ledger_state.proposer_round_timestamp)
    return { hash: digest([page.ledger_state.network, atMs, page.items[0]?.payload_hash]), atMs }
  }

  /** Somebody in this process asked the loop that runs here to begin again. */
  let asked: { isStarted: boolean; readonly done: () => void } | undefined
  let isFollowing = false

  type Holder = { database: Database; writer: Writer; position: Position; scope: Scope; session: Session }

  const loadSession = (database: Database): Promise<Session> =>
    database.read(async (run) => ({
      boxes: await loadBoxes(run),
      collections: await loadCollections(run),
      kinds: undefined,
      ignored: new Set<string>(),
    }))

  const deps = (database: Database, signal: AbortSignal | undefined) => ({
    gateway,
    fields,
    methods,
    read: database.read.bind(database),
    signal,
  })

  /** Empties the index and begins again: the boxes, their collections, and what existed before the first transaction. */
  async function build(database: Database, writer: Writer, signal: AbortSignal | undefined): Promise<void> {
    const genesis = await readGenesis(signal)
    const status = must(await gateway.getGatewayStatus({}, { signal }))
    const tip = status.ledger_state.state_version
    const plan = await planIndex({ ...options, everything, signal }, tip)
    const first = await genesisTransaction({ ...options, signal }, plan, genesis)
    const tickets = new Set(boxes.map(({ ticketAddress }) => ticketAddress))
    const created = new Set(options.collections ?? [])
    const existed = new Set(first.moves.map(({ resource }) => resource))
    const collections = plan.facts.map(
      (facts): NewCollection => ({
        ...facts,
        kind: tickets.has(facts.address) ? 'ticket' : created.has(facts.address) ? 'created' : 'loot',
        firstVersion: existed.has(facts.address) ? 1 : 0,
        firstMs: genesis.atMs,
      }),
    )
    // Without a position there is no index: killed before the second transaction, the next start begins again.
    await writer.write(async (run) => {
      await clearIndex(run)
      await writeBoxes(run, options, plan)
      await writeCollections(run, collections)
      await writeDocuments(run, options)
    })
    const session = await loadSession(database)
    const prepared = await applyTransactions(session, first.moves.length > 0 ? [first] : [], 1, deps(database, signal))
    await writer.write(async (run) => {
      await prepared.write(run)
      await startPosition(run, {
        genesis: genesis.hash,
        sources: sourcesOf(plan.scope),
        stateVersion: 1,
        anchorVersion: 1,
        anchorHash: genesis.hash,
        ledgerAtMs: genesis.atMs,
        checkedAtMs: now(),
        tip,
      })
    })
  }

  /** A followed scope carries its list, so that the next start follows the same. */
  const sourcesOf = (scope: Scope): string => JSON.stringify({ sources, scope })
  const scopeIn = (text: string): Scope | undefined => {
    const parsed = JSON.parse(text) as { sources: string; scope: Scope }
    return parsed.sources === sources ? parsed.scope : undefined
  }

  /** Makes sure that there is an index of this very ledger, and gives where it stands. */
  async function prepare(database: Database, writer: Writer, signal: AbortSignal | undefined): Promise<Holder> {
    await writer.write(migrateDatabase)
    const before = await database.read(readPosition)
    const genesis = await readGenesis(signal)
    const why =
      before === undefined
        ? 'there is no index yet'
        : before.genesis !== genesis.hash
          ? 'the ledger is another one than it was (a devnet that was reset?)'
          : scopeIn(before.sources) === undefined
            ? 'the configuration lists other boxes or collections than before'
            : undefined
    if (why !== undefined) {
      logger.info(`Building the catalog from the start: ${why}.`)
      await build(database, writer, signal)
    } else await writer.write((run) => writeDocuments(run, options))
    const position = await database.read(readPosition)
    const scope = position && scopeIn(position.sources)
    if (!position || !scope) throw new Error('The index has no position after it was built.')
    return { database, writer, position, scope, session: await loadSession(database) }
  }

  /** Adds collections nobody had told us of. */
  async function discover(
    holder: Holder,
    page: TransactionPage,
    signal: AbortSignal | undefined,
  ): Promise<readonly NewCollection[]> {
    const { session, scope } = holder
    const firsts = new Map<string, TransactionFacts>()
    const inBoxes = new Set<string>()
    const boxAddresses = new Set(session.boxes.map(({ componentAddress }) => componentAddress))
    for (const transaction of page.transactions)
      for (const { resource, entity } of transaction.moves) {
        if (session.collections.has(resource) || session.ignored.has(resource)) continue
        if (!firsts.has(resource)) firsts.set(resource, transaction)
        if (boxAddresses.has(entity)) inBoxes.add(resource)
      }
    if (firsts.size === 0) return []
    if (scope.kind === 'followed') {
      if (inBoxes.size > 0)
        throw new LedgerChanged(`A box holds a collection that was not followed: ${[...inBoxes].join(', ')}.`)
      return []
    }
    const facts = await readCollections([...firsts.keys()], rules, { gateway, stateVersion: page.upTo, signal })
    const found = new Set(facts.map(({ address }) => address))
    for (const resource of firsts.keys()) if (!found.has(resource)) session.ignored.add(resource)
    return facts.map((one) => {
      const first = firsts.get(one.address)
      return {
        ...one,
        kind: inBoxes.has(one.address) ? 'loot' : 'created',
        firstVersion: first?.stateVersion ?? page.upTo,
        firstMs: first?.atMs ?? page.tipAtMs,
      }
    })
  }

  /** One batch: what the page tells becomes rows, and the position moves with them or not at all. */
  async function apply(holder: Holder, page: TransactionPage, signal: AbortSignal | undefined): Promise<void> {
    const { database, writer, position } = holder
    const to = {
      stateVersion: page.upTo,
      anchorVersion: page.anchor.stateVersion,
      anchorHash: page.anchor.hash,
      ledgerAtMs: page.upTo === page.tip ? page.tipAtMs : (page.transactions.at(-1)?.atMs ?? page.tipAtMs),
      checkedAtMs: now(),
      tip: Math.max(page.tip, page.upTo),
    }
    if (page.transactions.length === 0) {
      await writer.write((run) => movePosition(run, position, to))
    } else {
      const fresh = await discover(holder, page, signal)
      if (fresh.length > 0) {
        // A collection without items is no harm, should what follows fail.
        await writer.write((run) => writeCollections(run, fresh))
        holder.session.collections = await database.read(loadCollections)
      }
      const prepared = await applyTransactions(holder.session, page.transactions, page.upTo, deps(database, signal))
      await writer.write(async (run) => {
        await movePosition(run, position, to)
        await prepared.write(run)
        if (page.upTo === page.tip) await writeFlags(run, now())
      })
    }
    holder.position = { ...position, ...to }
  }

  const readPage = (holder: Holder, signal: AbortSignal | undefined) =>
    source.read(holder.scope, {
      position: holder.position.stateVersion,
      anchor: { stateVersion: holder.position.anchorVersion, hash: holder.position.anchorHash },
      most: options.batchSize ?? BATCH,
      signal,
    })

  /** Names, links and pictures change without an item moving. */
  async function refresh(
    { database, writer, session, position }: Holder,
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
    session.collections = await database.read(loadCollections)
  }

  /** Holds the right to write and follows the ledger until the signal, or until `untilTip` is reached. */
  async function hold(
    database: Database,
    writer: Writer,
    { signal, onProgress, untilTip }: SyncOptions & { untilTip: boolean },
  ) {
    const scope = AbortSignal.any([writer.lost, ...(signal ? [signal] : [])])
    const startedMs = now()
    let transactions = 0
    let holder = await prepare(database, writer, scope)
    let refreshedMs = 0
    let doubtedMs = now()
    let behindSinceMs: number | undefined
    let rowsSinceVacuum = 0
    while (!scope.aborted) {
      if (asked && !asked.isStarted) {
        asked.isStarted = true
        throw new LedgerChanged('it was asked for.')
      }
      const page = await readPage(holder, scope)
      if (page.tip < holder.position.stateVersion) behindSinceMs ??= now()
      else behindSinceMs = undefined
      if (behindSinceMs !== undefined || now() - doubtedMs > DOUBT_MS) {
        doubtedMs = now()
        const { hash } = await readGenesis(scope)
        if (hash !== holder.position.genesis) throw new LedgerChanged('The ledger is another one than it was.')
        if (behindSinceMs !== undefined && now() - behindSinceMs > MOST_LAG_MS)
          throw new LedgerChanged(`The ledger ends at ${page.tip}, before what the index has read.`)
      }
      if (behindSinceMs === undefined) {
        await apply(holder, page, scope)
        transactions += page.transactions.length
        rowsSinceVacuum += page.transactions.length
        onProgress?.({ stateVersion: page.upTo, tip: page.tip, transactions, elapsedMs: now() - startedMs })
      }
      const isAtTip = behindSinceMs === undefined && page.upTo >= page.tip
      if (isAtTip && (rowsSinceVacuum > ROWS_BETWEEN_VACUUMS || (refreshedMs === 0 && rowsSinceVacuum > 0))) {
        // PGlite has nobody who does this by itself; the planner needs it after a catch-up on PostgreSQL, too.
        await writer.exec('vacuum analyze')
        rowsSinceVacuum = 0
      }
      if (isAtTip && now() - refreshedMs > REFRESH_MS) {
        await refresh(holder, scope)
        refreshedMs = now()
      }
      if (isAtTip && asked?.isStarted === true) {
        asked.done()
        asked = undefined
      }
      if (isAtTip && untilTip) return holder.position
      if (isAtTip || behindSinceMs !== undefined)
        await pause(pollMs ?? (everything ? 1_000 : 5_000), undefined, { signal: scope }).catch(() => undefined)
      holder = { ...holder }
    }
    return holder.position
  }

  const becomeWriter = async (database: Database, signal: AbortSignal | undefined): Promise<Writer | undefined> => {
    let isTold = false
    while (!signal?.aborted) {
      const writer = await database.tryWriter()
      if (writer) return writer
      if (!isTold) logger.info('Another process writes the catalog; waiting to take over.')
      isTold = true
      await pause(STANDBY_MS, undefined, { signal }).catch(() => undefined)
    }
    return undefined
  }

  const worth = (failures: number): number => Math.min(500 * 2 ** failures, 5_000)

  /** Runs until done or aborted. A failure that may pass is waited out; a ledger that changed is read anew. */
  async function run(
    { signal, onProgress }: SyncOptions,
    untilTip: boolean,
    rebuildFirst = false,
  ): Promise<Position | undefined> {
    let failures = 0
    let rebuild = rebuildFirst
    while (!signal?.aborted) {
      let writer: Writer | undefined
      try {
        const database = await open()
        writer = await becomeWriter(database, signal)
        if (!writer) return undefined
        if (rebuild) {
          await writer.write(migrateDatabase)
          await build(database, writer, signal)
          rebuild = false
        }
        return await hold(database, writer, {
          signal,
          untilTip,
          onProgress: (progress) => {
            failures = 0
            onProgress?.(progress)
          },
        })
      } catch (cause) {
        if (signal?.aborted) return undefined
        if (cause instanceof LedgerChanged) {
          logger.warn(`Building the catalog from the start: ${cause.message}`)
          rebuild = true
        } else {
          logger.warn(`The catalog could not go on (${describe(cause)}); trying again.`)
          await pause(worth(failures), undefined, { signal }).catch(() => undefined)
          failures += 1
        }
      } finally {
        await writer?.release()
      }
    }
    return undefined
  }

  return {
    /** Reads up to the tip, and stops. */
    catchUp: (sync: SyncOptions = {}) => run(sync, true),
    /** Reads on until the signal. */
    follow: async (sync: SyncOptions = {}) => {
      isFollowing = true
      try {
        return await run(sync, false)
      } finally {
        isFollowing = false
      }
    },
    /** Empties the index and reads up to the tip; where this process follows the ledger, that loop does it. */
    rebuild: (sync: SyncOptions = {}) =>
      isFollowing
        ? new Promise<undefined>((resolve) => {
            asked = { isStarted: false, done: () => resolve(undefined) }
          })
        : run(sync, true, true),
  }
}

export type Sync = ReturnType<typeof createSync>

const describe = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? `${cause.message.split('\n')[0] ?? ''}: ${cause.cause.message}` : cause.message
}
