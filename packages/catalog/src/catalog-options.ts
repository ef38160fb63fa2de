import type { Gateway } from '@lootboxes/gateway'
import type { Amount } from '@lootboxes/ledger'
import type { CollectionRules } from './ledger/collection-facts'
import type { TicketFields } from './ledger/item-facts'
import type { BoxFields } from './sync/read-box-states'

/** A listed box. An entry of a lootbox configuration fits. */
export type CatalogBox = {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly componentAddress: string
  readonly ticketAddress: string
  readonly tokenAddress: string
  /** The price of a ticket if the component's state has none. */
  readonly price: Amount
  readonly bigImage?: string | undefined
}

/** A page of the site that a search finds. */
export type CatalogDocument = {
  readonly key: string
  readonly title: string
  readonly body: string
  readonly path: string
}

/** Receives the log lines of a catalog. */
export type CatalogLogger = { info(message: string): void; warn(message: string): void }

export const silentLogger: CatalogLogger = { info: () => undefined, warn: () => undefined }

/** The options of `createCatalog`. */
export type CatalogOptions = {
  /** `postgres://…`, the folder of a PGlite, `memory:`, or `http://…` of a worker that serves one. */
  readonly database: string
  readonly gateway: Gateway
  readonly boxes: readonly CatalogBox[]
  /** Which fields of a ticket's data say what. */
  readonly ticketFields?: TicketFields | undefined
  /** Which fields of a box component's state say its price and size. */
  readonly boxFields?: BoxFields | undefined
  /**
   * `everything` reads every transaction and finds every collection. It is the default on local networks. `followed` reads
   * the transactions of the boxes, of their tickets and loot, of `collections`, and of the resources that `dAppDefinition`
   * claims.
   */
  readonly scope?: 'everything' | 'followed' | undefined
  readonly collections?: readonly string[] | undefined
  readonly dAppDefinition?: string | undefined
  readonly networkId?: number | undefined
  /** Categories by tag, addresses to blur, and where this site is. */
  readonly rules?: CollectionRules | undefined
  readonly documents?: readonly CatalogDocument[] | undefined
  /** Pause between two readings of the ledger once the index is up to date. */
  readonly pollMs?: number | undefined
  /** Maximum number of transactions in a batch while the index catches up. A function is called for each batch. */
  readonly batchSize?: number | (() => number) | undefined
  readonly now?: (() => number) | undefined
  readonly logger?: CatalogLogger | undefined
}
