import { wordsFor } from '@lootboxes/ledger'

/** The errors of a catalog. */
export type CatalogError =
  /** Nothing was indexed yet, or the index is being built from the start. */
  | { readonly kind: 'not-built' }
  | { readonly kind: 'not-found'; readonly what: string }
  /** A cursor that is none, or one of an index that was built again since. */
  | { readonly kind: 'bad-cursor'; readonly cursor: string }
  | { readonly kind: 'bad-request'; readonly field: string }
  | { readonly kind: 'aborted' }
  /** The database, or the worker that serves it, gave no answer. */
  | { readonly kind: 'unavailable'; readonly cause: unknown }

/** A sentence for each error, for a page or a log. */
export const catalogErrorText = wordsFor<CatalogError>({
  'not-built': () => 'The catalog is still being read from the ledger. Try again in a moment.',
  'not-found': ({ what }) => `The catalog knows nothing of ${what}.`,
  'bad-cursor': () => 'This page of the list is gone. Start from its first page.',
  'bad-request': ({ field }) => `${field} is not what the catalog can look for.`,
  aborted: () => 'The question was withdrawn.',
  unavailable: () => 'The catalog does not answer.',
})

/** Ends a query with an error for its caller. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly error: CatalogError

  constructor(error: CatalogError) {
    super(error.kind)
    this.error = error
  }
}

export const refuse = (error: CatalogError): never => {
  throw new Refused(error)
}
