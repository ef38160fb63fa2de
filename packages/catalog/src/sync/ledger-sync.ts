import { createHash } from 'node:crypto'
import { type CatalogLogger, type CatalogOptions, silentLogger } from '../catalog-options'
import { defaultTicketFields, type TicketFields } from '../ledger/item-facts'
import { must } from '../ledger/must'
import { identityOf } from '../ledger/transaction-facts'
import { createTransactionSource, type Scope, type TransactionSource } from '../ledger/transaction-source'
import { type BoxFields, defaultBoxFields } from './read-box-states'

/** The options of a catalog with their defaults, and what follows from them. */
export type LedgerSync = CatalogOptions & {
  readonly fields: TicketFields
  readonly boxFields: BoxFields
  readonly everything: boolean
  readonly source: TransactionSource
  /** A digest of everything that determines the content of the index. */
  readonly sources: string
  readonly logger: CatalogLogger
  readonly now: () => number
}

/** Increase it when the index derives other rows from the ledger: an older index is rebuilt. */
const INDEX_VERSION = 6
const LOCAL_NETWORKS = 240

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

export function ledgerSync(options: CatalogOptions): LedgerSync {
  const { gateway, boxes, logger = silentLogger, now = Date.now } = options
  const networkId = options.networkId ?? gateway.networkId
  const scope = options.scope ?? (networkId !== undefined && networkId >= LOCAL_NETWORKS ? 'everything' : 'followed')
  const fields = options.ticketFields ?? defaultTicketFields
  const boxFields = options.boxFields ?? defaultBoxFields
  const everything = scope === 'everything'
  const listed = boxes.map(({ id, componentAddress, ticketAddress, tokenAddress, price }) => [
    id,
    componentAddress,
    ticketAddress,
    tokenAddress,
    String(price),
  ])
  return {
    ...options,
    fields,
    boxFields,
    everything,
    source: createTransactionSource(gateway, boxes),
    sources: digest([INDEX_VERSION, everything, fields, boxFields, listed, options.collections ?? []]),
    logger,
    now,
  }
}

/** Stores a followed scope with its list, so that the next start follows the same collections. */
export const sourcesOf = ({ sources }: LedgerSync, scope: Scope): string => JSON.stringify({ sources, scope })

export function scopeIn({ sources }: LedgerSync, text: string): Scope | undefined {
  const parsed = JSON.parse(text) as { sources: string; scope: Scope }
  return parsed.sources === sources ? parsed.scope : undefined
}

/** The ledger's first transaction: another one, another ledger. */
export async function readGenesis(
  { gateway }: LedgerSync,
  signal: AbortSignal | undefined,
): Promise<{ readonly hash: string; readonly atMs: number }> {
  const at = { state_version: 1 }
  const page = must(
    await gateway.streamTransactions(
      { order: 'Asc', kind_filter: 'All', from_ledger_state: at, at_ledger_state: at, limit_per_page: 1 },
      { signal },
    ),
  )
  const [first] = page.items
  const atMs = Date.parse(first?.round_timestamp ?? page.ledger_state.proposer_round_timestamp)
  return { hash: digest([page.ledger_state.network, atMs, first && identityOf(first)]), atMs }
}
