import type { Run } from './run'

/** The writer lock of the index. It ends with `release` or with its connection. */
export type Writer = {
  /** Reads for the writer itself. Everything inside sees one state. */
  readonly read: <T>(work: (run: Run) => Promise<T>) => Promise<T>
  /** One transaction: all of it or nothing. */
  write<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** Housekeeping outside of transactions. */
  exec(statement: string): Promise<void>
  /** Aborted when the lock is lost. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

export type Database = {
  readonly kind: 'pglite' | 'postgres'
  /** Reads for a query. Everything inside sees one state. */
  read<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** Whether queries wait while the writer writes, and there was one within the last seconds: writes should be short then. */
  isReadLately(): boolean
  /** The one writer, or undefined while another process writes. */
  tryWriter(): Promise<Writer | undefined>
  close(): Promise<void>
}

export type OpenDatabaseOptions = {
  /** Connections for readers of a PostgreSQL. */
  readonly readers?: number | undefined
  readonly onNotice?: ((message: string) => void) | undefined
}
