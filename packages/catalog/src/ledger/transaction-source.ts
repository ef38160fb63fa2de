import type { Gateway } from '@lootboxes/gateway'
import type { StreamItem } from './ledger-events'
import { must } from './must'
import { type BoxAddresses, identityOf, isRelevant, type TransactionFacts, transactionFacts } from './transaction-facts'

/** Which transactions are read: every one of the ledger, or those of some boxes and collections. */
export type Scope =
  | { readonly kind: 'everything' }
  | { readonly kind: 'followed'; readonly components: readonly string[]; readonly resources: readonly string[] }

export type TransactionPage = {
  readonly transactions: readonly TransactionFacts[]
  /** Everything up to here has been read. */
  readonly upTo: number
  /** The last transaction at or below `upTo`, or the anchor of the request. */
  readonly anchor: Anchor
  readonly tip: number
  /** When the ledger wrote its tip. */
  readonly tipAtMs: number
}

type Anchor = { readonly stateVersion: number; readonly hash: string }

/** The ledger has another transaction at a version that the index has read: the ledger was reset, or lost transactions. */
export class LedgerChanged extends Error {
  override readonly name = 'LedgerChanged'
}

export type ReadFrom = {
  /** Everything up to here is known. */
  readonly position: number
  readonly anchor: Anchor
  /** At most about so many transactions. */
  readonly maxTransactions: number
  readonly signal?: AbortSignal | undefined
}

const PAGE = 100
/** A batch ends with the transaction that reaches so many ids: their data has to fit into the worker's heap. */
const MAX_IDS = 5_000

const countIds = ({ moves, boxes, fleeting }: TransactionFacts): number =>
  moves.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0) +
  boxes.reduce((sum, { tickets }) => sum + tickets.length, 0) +
  fleeting.reduce((sum, { ids }) => sum + ids.length, 0)

/** The transactions up to the one that fills a batch, and whether one did. */
function fill(transactions: readonly TransactionFacts[], ids: number) {
  let sum = ids
  for (const [at, one] of transactions.entries()) {
    sum += countIds(one)
    if (sum >= MAX_IDS) return { taken: transactions.slice(0, at + 1), ids: sum, isFull: true }
  }
  return { taken: transactions, ids: sum, isFull: false }
}

const opt_ins = { balance_changes: true, detailed_events: true, affected_global_entities: true, receipt_output: false }

/** Which transaction of any kind wrote a state version; undefined where this replica does not have it yet. */
export async function readVersion(
  gateway: Gateway,
  stateVersion: number,
  signal?: AbortSignal,
): Promise<{ readonly stateVersion: number; readonly hash: string; readonly atMs: number } | undefined> {
  const at = { state_version: stateVersion }
  const answer = await gateway.streamTransactions(
    { order: 'Asc', kind_filter: 'All', from_ledger_state: at, at_ledger_state: at, limit_per_page: 1 },
    { signal },
  )
  const isBeyond = answer.isErr() && answer.error.kind === 'response' && answer.error.status === 400
  if (isBeyond) return undefined
  const [item] = must(answer).items
  if (item?.state_version !== stateVersion) return undefined
  return { stateVersion, hash: identityOf(item), atMs: Date.parse(item.confirmed_at ?? item.round_timestamp) }
}

type Ledger = { readonly gateway: Gateway; readonly boxes: readonly BoxAddresses[] }
type Request = NonNullable<Parameters<Gateway['streamTransactions']>[0]>

const readPage = async (gateway: Gateway, request: Request, signal: AbortSignal | undefined) =>
  must(await gateway.streamTransactions({ order: 'Asc', limit_per_page: PAGE, opt_ins, ...request }, { signal }))

/** All transactions in their order. Starts with the anchor, which detects a ledger that was reset. */
async function readEverything(
  { gateway, boxes }: Ledger,
  { position, anchor, maxTransactions, signal }: ReadFrom,
): Promise<TransactionPage> {
  const transactions: TransactionFacts[] = []
  let last: Anchor = anchor
  let ids = 0
  let read = 0
  for (;;) {
    const from = Math.max(1, last.stateVersion)
    const page = await readPage(
      gateway,
      { from_ledger_state: { state_version: from }, limit_per_page: Math.min(PAGE, maxTransactions + 1) },
      signal,
    )
    const [first] = page.items
    const tip = page.ledger_state.state_version
    // A replica that lags behind answers with less than is known: nothing new, and no reason to doubt the ledger.
    if (tip < position) return { transactions: [], upTo: position, anchor, tip, tipAtMs: timeOf(page) }
    const isUserAnchor = last.stateVersion > 1
    if (isUserAnchor && (first?.state_version !== last.stateVersion || identityOf(first) !== last.hash))
      throw new LedgerChanged(`State version ${last.stateVersion} holds another transaction than it did.`)
    const { stateVersion: known } = last
    const fresh = page.items.flatMap((item) => (item.state_version > known ? [transactionFacts(item, boxes)] : []))
    const { taken, isFull, ...filled } = fill(fresh, ids)
    transactions.push(...taken.filter(isRelevant))
    ids = filled.ids
    read += taken.length
    const newest = taken.at(-1)
    if (newest) last = { stateVersion: newest.stateVersion, hash: newest.hash }
    const isEnd = page.next_cursor === undefined || page.next_cursor === null
    if (isEnd && taken.length === fresh.length)
      return { transactions, upTo: tip, anchor: last, tip, tipAtMs: timeOf(page) }
    if (read >= maxTransactions || isFull)
      return { transactions, upTo: last.stateVersion, anchor: last, tip, tipAtMs: timeOf(page) }
  }
}

/** The transactions of several filters, merged into their order; each filter is read as far as the slowest. */
async function readFollowed(
  { gateway, boxes }: Ledger,
  { components, resources }: Extract<Scope, { kind: 'followed' }>,
  { position, anchor, maxTransactions, signal }: ReadFrom,
): Promise<TransactionPage> {
  if (anchor.stateVersion > 1) {
    const found = await readVersion(gateway, anchor.stateVersion, signal)
    if (found !== undefined && found.hash !== anchor.hash)
      throw new LedgerChanged(`State version ${anchor.stateVersion} holds another transaction than it did.`)
  }
  const filters: Request[] = [
    ...components.map((address) => ({ affected_global_entities_filter: [address] })),
    ...resources.map((address) => ({ balance_change_resources_filter: [address] })),
    // A mint that the same transaction burns changes no balance.
    ...resources.map((address) => ({ affected_global_entities_filter: [address] })),
  ]
  const from = {
    from_ledger_state: { state_version: Math.max(1, position) },
    limit_per_page: Math.min(PAGE, maxTransactions + 1),
  }
  const status = must(await gateway.getGatewayStatus({}, { signal }))
  const tip = status.ledger_state.state_version
  const tipAtMs = timeOf(status)
  if (tip < position || filters.length === 0)
    return { transactions: [], upTo: Math.max(position, tip), anchor, tip, tipAtMs }
  const found = new Map<number, StreamItem>()
  let upTo = tip
  for (const filter of filters) {
    const page = await readPage(gateway, { ...filter, ...from, at_ledger_state: { state_version: upTo } }, signal)
    for (const item of page.items) found.set(item.state_version, item)
    const last = page.items.at(-1)
    if (page.next_cursor !== undefined && page.next_cursor !== null && last) upTo = Math.min(upTo, last.state_version)
  }
  const items = [...found.values()]
    .filter(({ state_version: at }) => at > position && at <= upTo)
    .sort((a, b) => a.state_version - b.state_version)
  const { taken, isFull } = fill(
    items.map((item) => transactionFacts(item, boxes)),
    0,
  )
  const newest = taken.at(-1)
  return {
    transactions: taken.filter(isRelevant),
    upTo: isFull && newest ? newest.stateVersion : upTo,
    anchor: newest ? { stateVersion: newest.stateVersion, hash: newest.hash } : anchor,
    tip,
    tipAtMs,
  }
}

/** Reads the transactions of a scope page by page. */
export const createTransactionSource = (gateway: Gateway, boxes: readonly BoxAddresses[]) => ({
  read: (scope: Scope, from: ReadFrom): Promise<TransactionPage> =>
    scope.kind === 'everything'
      ? readEverything({ gateway, boxes }, from)
      : readFollowed({ gateway, boxes }, scope, from),
})

export type TransactionSource = ReturnType<typeof createTransactionSource>

const timeOf = ({ ledger_state }: { ledger_state: { proposer_round_timestamp: string } }): number =>
  Date.parse(ledger_state.proposer_round_timestamp)
