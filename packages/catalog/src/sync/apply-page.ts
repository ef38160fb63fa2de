import { readCollections } from '../ledger/collection-facts'
import type { TransactionFacts } from '../ledger/transaction-facts'
import { LedgerChanged, type TransactionPage } from '../ledger/transaction-source'
import type { LedgerSync } from './ledger-sync'
import { loadCollections } from './load'
import { movePosition, type Position } from './position'
import { prepareBatch } from './prepare-batch'
import { batchDeps, type Held } from './prepare-index'
import { type NewCollection, writeCollections, writeFlags } from './write-collections'

/** Resources of a page that are no collections of the index yet, by their first transaction, and those in boxes. */
function newResources({ session }: Held, { transactions }: TransactionPage) {
  const firsts = new Map<string, TransactionFacts>()
  const inBoxes = new Set<string>()
  const boxAddresses = new Set(session.boxes.map(({ componentAddress }) => componentAddress))
  for (const transaction of transactions) {
    const moves = [...transaction.moves, ...transaction.fleeting.map((one) => ({ ...one, entity: '' }))]
    for (const { resource, entity } of moves) {
      if (boxAddresses.has(entity)) inBoxes.add(resource)
      if (session.collections.has(resource) || session.ignored.has(resource)) continue
      if (!firsts.has(resource)) firsts.set(resource, transaction)
    }
  }
  // A collection of an account becomes loot with the first item that lies in a box, whichever batch that is.
  const becameLoot = [...inBoxes].filter((resource) => session.collections.get(resource)?.kind === 'created')
  return { firsts, inBoxes, becameLoot }
}

/** Collections that the index does not have yet, and those that a box holds for the first time. */
async function discoverCollections(
  { gateway, rules = {} }: LedgerSync,
  held: Held,
  page: TransactionPage,
  signal: AbortSignal | undefined,
): Promise<readonly NewCollection[]> {
  const { session, scope } = held
  const { firsts, inBoxes, becameLoot } = newResources(held, page)
  if (scope.kind === 'followed') {
    const unknown = [...inBoxes].filter((resource) => firsts.has(resource))
    if (unknown.length > 0)
      throw new LedgerChanged(`A box holds a collection that was not followed: ${unknown.join(', ')}.`)
  }
  const wanted = [...(scope.kind === 'everything' ? firsts.keys() : []), ...becameLoot]
  if (wanted.length === 0) return []
  const facts = await readCollections(wanted, rules, { gateway, stateVersion: page.upTo, signal })
  const found = new Set(facts.map(({ address }) => address))
  for (const resource of wanted) if (!found.has(resource)) session.ignored.add(resource)
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

/** Applies one batch: its rows and the position are written together or not at all. */
export async function applyPage(
  sync: LedgerSync,
  held: Held,
  page: TransactionPage,
  signal: AbortSignal | undefined,
): Promise<Position> {
  const { writer, position, session } = held
  const { now } = sync
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
    return { ...position, ...to }
  }
  const fresh = await discoverCollections(sync, held, page, signal)
  if (fresh.length > 0) {
    // A collection without items does no harm if the batch fails.
    await writer.write((run) => writeCollections(run, fresh))
    session.collections = await writer.read(loadCollections)
  }
  const prepared = await prepareBatch(session, page.transactions, page.upTo, batchDeps(sync, writer, signal))
  await writer.write(async (run) => {
    await movePosition(run, position, to)
    await prepared.write(run)
    if (page.upTo === page.tip) await writeFlags(run, now())
  })
  return { ...position, ...to }
}
