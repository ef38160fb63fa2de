/** One page of a list as a server hands it to its browser, with the ledger version it was read at. */
export type ListPage<Row> = {
  readonly rows: readonly Row[]
  readonly total: number
  /** Reads the next page; absent on the last one. */
  readonly cursor?: string | undefined
  readonly stateVersion: number
}

type Listing<Row> = {
  readonly items: readonly Row[]
  readonly total: number
  readonly cursor?: string | undefined
  readonly asOf: { readonly stateVersion: number }
}

/** An answer of the catalog as a page for the browser. Each row has only the fields that a list shows. */
export const listPage = <Row, Shown>(
  { items, total, cursor, asOf }: Listing<Row>,
  show: (row: Row) => Shown,
): ListPage<Shown> => ({ rows: items.map(show), total, cursor, stateVersion: asOf.stateVersion })
