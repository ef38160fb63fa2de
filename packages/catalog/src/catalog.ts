import type { ResultAsync } from 'neverthrow'
import type { CatalogError } from './catalog-error'
import type { CheckReport } from './check-index'
import type { QueryOptions } from './read/query'
import type { CatalogStatus } from './read/read-status'
import type { CatalogVerbs } from './read/verbs'
import type { SyncOptions } from './sync/follow-ledger'

/** An index of boxes, tickets, loot and collections. Every call returns a `ResultAsync` and never rejects. */
export type Catalog = CatalogVerbs & {
  /**
   * Reads the ledger up to its tip. Waits while another process writes. If a worker owns the database, the worker reads the
   * ledger.
   */
  catchUp(options?: SyncOptions): ResultAsync<void, CatalogError>
  /** Goes on reading until the signal. */
  follow(options?: SyncOptions): ResultAsync<void, CatalogError>
  /** Empties the index and reads everything again. */
  rebuild(options?: SyncOptions): ResultAsync<void, CatalogError>
  /** Counts the ledger again from its Gateway, and returns every difference. */
  check(options?: { readonly signal?: AbortSignal | undefined }): ResultAsync<CheckReport, CatalogError>
  getStatus(options?: QueryOptions): ResultAsync<CatalogStatus, CatalogError>
  close(): Promise<void>
}
