import type { Writer } from '../database/database'
import { must } from '../ledger/must'
import type { Scope } from '../ledger/transaction-source'
import { migrateDatabase } from '../migrate-database'
import { type LedgerSync, readGenesis, scopeIn, sourcesOf } from './ledger-sync'
import { loadBoxes, loadCollections } from './load'
import { genesisParts, planIndex } from './plan-index'
import { type Position, readPosition, startPosition } from './position'
import { type BatchDeps, prepareBatch, type Session } from './prepare-batch'
import {
  clearIndex,
  describeBoxes,
  type NewCollection,
  writeBoxes,
  writeCollections,
  writeDocuments,
} from './write-collections'

/** A writer with an index, and how far the index is. */
export type Held = {
  readonly writer: Writer
  readonly position: Position
  readonly scope: Scope
  readonly session: Session
}

const loadSession = (writer: Writer): Promise<Session> =>
  writer.read(async (run) => ({
    boxes: await loadBoxes(run),
    collections: await loadCollections(run),
    kinds: undefined,
    ignored: new Set<string>(),
  }))

export const batchDeps = (
  { gateway, fields, boxFields }: LedgerSync,
  writer: Writer,
  signal: AbortSignal | undefined,
): BatchDeps => ({ gateway, fields, boxFields, read: writer.read, signal })

/** Empties the index and starts it again: boxes, their collections, and what existed before the first transaction. */
export async function buildIndex(sync: LedgerSync, writer: Writer, signal: AbortSignal | undefined): Promise<void> {
  const { gateway, boxes, everything, now } = sync
  const genesis = await readGenesis(sync, signal)
  const status = must(await gateway.getGatewayStatus({}, { signal }))
  const tip = status.ledger_state.state_version
  const plan = await planIndex({ ...sync, everything, signal }, tip)
  const tickets = new Set(boxes.map(({ ticketAddress }) => ticketAddress))
  const created = new Set(sync.collections ?? [])
  const collections = plan.facts.map(
    (facts): NewCollection => ({
      ...facts,
      kind: tickets.has(facts.address) ? 'ticket' : created.has(facts.address) ? 'created' : 'loot',
      firstVersion: 0,
      firstMs: genesis.atMs,
    }),
  )
  // Without a position there is no index: if the writer is killed before it is written, the next start begins again.
  await writer.write(async (run) => {
    await clearIndex(run)
    await writeBoxes(run, sync, plan)
    await writeCollections(run, collections)
    await writeDocuments(run, sync)
  })
  const session = await loadSession(writer)
  let firstPlace = 0
  for await (const part of genesisParts({ ...sync, signal }, plan, genesis)) {
    const prepared = await prepareBatch(session, [part], 1, batchDeps(sync, writer, signal), firstPlace)
    firstPlace += prepared.activities
    await writer.write(prepared.write)
  }
  await writer.write((run) =>
    startPosition(run, {
      genesis: genesis.hash,
      sources: sourcesOf(sync, plan.scope),
      stateVersion: 1,
      anchorVersion: 1,
      anchorHash: genesis.hash,
      ledgerAtMs: genesis.atMs,
      checkedAtMs: now(),
      tip,
    }),
  )
}

/** Migrates the database and, where it has no index of this ledger and these sources, builds one. */
export async function prepareIndex(sync: LedgerSync, writer: Writer, signal: AbortSignal | undefined): Promise<Held> {
  await writer.write(migrateDatabase)
  const before = await writer.read(readPosition)
  const genesis = await readGenesis(sync, signal)
  const why =
    before === undefined
      ? 'there is no index yet'
      : before.genesis !== genesis.hash
        ? 'the ledger is another one than it was (a devnet that was reset?)'
        : scopeIn(sync, before.sources) === undefined
          ? 'the configuration or this version of the catalog reads other things than before'
          : undefined
  if (why !== undefined) {
    sync.logger.info(`Building the catalog from the start: ${why}.`)
    await buildIndex(sync, writer, signal)
  } else
    await writer.write(async (run) => {
      await describeBoxes(run, sync)
      await writeDocuments(run, sync)
    })
  const position = await writer.read(readPosition)
  const scope = position && scopeIn(sync, position.sources)
  if (!position || !scope) throw new Error('The index has no position after it was built.')
  return { writer, position, scope, session: await loadSession(writer) }
}
