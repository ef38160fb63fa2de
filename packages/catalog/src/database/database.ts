import type { Run } from './run'

/** A writer holds the index for itself until it lets go, or until its connection is lost. */
export type Writer = {
  /** One transaction: all of it or nothing. */
  write<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** Housekeeping outside of transactions. */
  exec(statement: string): Promise<void>
  /** Aborted when the right to write is gone. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

export type Database = {
  readonly kind: 'pglite' | 'postgres'
  /** Whatever is asked inside sees one and the same state. */
  read<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** The one writer, or undefined while somebody else is. */
  tryWriter(): Promise<Writer | undefined>
  close(): Promise<void>
}

export type OpenDatabaseOptions = {
  /** Connections for readers of a PostgreSQL. */
  readonly readers?: number | undefined
  readonly onNotice?: ((message: string) => void) | undefined
}
