import type { Gateway } from '@lootboxes/gateway'
import { must } from './must'
import { identityOf, isRelevant, type StreamItem, type TransactionFacts, transactionFacts } from './transaction-facts'

/** Which transactions are asked for: all of a ledger that is ours, or those of the boxes and collections we follow. */
export type Scope =
  | { readonly kind: 'everything' }
  | { readonly kind: 'followed'; readonly components: readonly string[]; readonly resources: readonly string[] }

export type TransactionPage = {
  readonly transactions: readonly TransactionFacts[]
  /** Everything up to here has been read. */
  readonly upTo: number
  /** The last transaction at or below `upTo`, or the anchor that was asked from. */
  readonly anchor: Anchor
  readonly tip: number
  /** When the ledger wrote its tip. */
  readonly tipAtMs: number
}

export type Anchor = { readonly stateVersion: number; readonly hash: string }

/** The ledger has another transaction where the index read one: it was reset, or lost some. */
export class LedgerChanged extends Error {
  override readonly name = 'LedgerChanged'
}

export type ReadFrom = {
  /** Everything up to here is known. */
  readonly position: number
  readonly anchor: Anchor
  /** At most about so many transactions. */
  readonly most: number
  readonly signal?: AbortSignal | undefined
}

const PAGE = 100
/** What one batch may name, so that a ledger of huge transactions does not fill the memory. */
const MOST_IDS = 50_000

const idsIn = ({ moves, namedIds }: TransactionFacts): number =>
  moves.reduce((sum, { added, removed }) => sum + added.length + removed.length, namedIds.length)

const optIns = { balanceChanges: true, manifestInstructions: true }

export function createTransactionSource(gateway: Gateway, boxes: ReadonlySet<string>) {
  type Request = NonNullable<Parameters<Gateway['streamTransactions']>[0]>
  const ask = async (request: Request, signal: AbortSignal | undefined) =>
    must(
      await gateway.streamTransactions(
        { order: 'Asc', transactionStatusFilter: 'Success', limitPerPage: PAGE, optIns, ...request },
        { signal },
      ),
    )

  /** One transaction of any kind by its state version; undefined when this replica is not there yet. */
  async function identityAt(stateVersion: number, signal?: AbortSignal): Promise<string | undefined> {
    const at = { stateVersion }
    const answer = await gateway.streamTransactions(
      { order: 'Asc', kindFilter: 'All', fromLedgerState: at, atLedgerState: at, limitPerPage: 1 },
      { signal },
    )
    const isBeyond = answer.isErr() && answer.error.kind === 'response' && answer.error.status === 400
    if (isBeyond) return undefined
    const [item] = must(answer).items
    return item?.state_version === stateVersion ? identityOf(item) : undefined
  }

  /** All transactions in their order. Starts with the anchor, so that a ledger that changed is noticed at once. */
  async function readEverything({ position, anchor, most, signal }: ReadFrom): Promise<TransactionPage> {
    const transactions: TransactionFacts[] = []
    let last: Anchor = anchor
    let ids = 0
    let read = 0
    for (;;) {
      const from = Math.max(1, last.stateVersion)
      const page = await ask(
        { fromLedgerState: { stateVersion: from }, limitPerPage: Math.min(PAGE, most + 1) },
        signal,
      )
      const [first] = page.items
      const tip = page.ledger_state.state_version
      // A replica that lags behind answers with less than is known: nothing new, and no reason to doubt the ledger.
      if (tip < position) return { transactions: [], upTo: position, anchor, tip, tipAtMs: timeOf(page) }
      const isUserAnchor = last.stateVersion > 1
      if (isUserAnchor && (first?.state_version !== last.stateVersion || identityOf(first) !== last.hash))
        throw new LedgerChanged(`State version ${last.stateVersion} holds another transaction than it did.`)
      const fresh = page.items.filter(({ state_version }) => state_version > last.stateVersion)
      for (const item of fresh) {
        const facts = transactionFacts(item, boxes)
        ids += idsIn(facts)
        if (isRelevant(facts)) transactions.push(facts)
      }
      read += fresh.length
      const newest = fresh.at(-1)
      if (newest) last = { stateVersion: newest.state_version, hash: identityOf(newest) }
      const isEnd = page.next_cursor === undefined || page.next_cursor === null
      if (isEnd) return { transactions, upTo: tip, anchor: last, tip, tipAtMs: timeOf(page) }
      if (read >= most || ids >= MOST_IDS)
        return { transactions, upTo: last.stateVersion, anchor: last, tip, tipAtMs: timeOf(page) }
    }
  }

  /** The transactions of several filters, merged into their order; each filter is read as far as the slowest. */
  async function readFollowed(
    { components, resources }: Extract<Scope, { kind: 'followed' }>,
    { position, anchor, signal }: ReadFrom,
  ): Promise<TransactionPage> {
    if (anchor.stateVersion > 1) {
      const found = await identityAt(anchor.stateVersion, signal)
      if (found !== undefined && found !== anchor.hash)
        throw new LedgerChanged(`State version ${anchor.stateVersion} holds another transaction than it did.`)
    }
    const filters: Request[] = [
      ...components.map((address) => ({ affectedGlobalEntitiesFilter: [address] })),
      ...resources.map((address) => ({ balanceChangeResourcesFilter: [address] })),
    ]
    const from = { fromLedgerState: { stateVersion: Math.max(1, position) } }
    const status = must(await gateway.getGatewayStatus({}, { signal }))
    const tip = status.ledger_state.state_version
    const tipAtMs = timeOf(status)
    if (tip < position || filters.length === 0)
      return { transactions: [], upTo: Math.max(position, tip), anchor, tip, tipAtMs }
    const found = new Map<number, StreamItem>()
    let upTo = tip
    for (const filter of filters) {
      const page = await ask({ ...filter, ...from, atLedgerState: { stateVersion: upTo } }, signal)
      for (const item of page.items) found.set(item.state_version, item)
      const last = page.items.at(-1)
      if (page.next_cursor !== undefined && page.next_cursor !== null && last) upTo = Math.min(upTo, last.state_version)
    }
    const items = [...found.values()]
      .filter(({ state_version: at }) => at > position && at <= upTo)
      .sort((a, b) => a.state_version - b.state_version)
    const newest = items.at(-1)
    return {
      transactions: items.map((item) => transactionFacts(item, boxes)).filter(isRelevant),
      upTo,
      anchor: newest ? { stateVersion: newest.state_version, hash: identityOf(newest) } : anchor,
      tip,
      tipAtMs,
    }
  }

  return {
    identityAt,
    read: (scope: Scope, from: ReadFrom): Promise<TransactionPage> =>
      scope.kind === 'everything' ? readEverything(from) : readFollowed(scope, from),
  }
}

export type TransactionSource = ReturnType<typeof createTransactionSource>

const timeOf = ({ ledger_state }: { ledger_state: { proposer_round_timestamp: string } }): number =>
  Date.parse(ledger_state.proposer_round_timestamp)
