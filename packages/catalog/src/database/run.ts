import type { SQL } from 'drizzle-orm'

/** Runs one statement. Numbers wider than 32 bits, times and decimals are cast in the statement: drivers disagree on them. */
export type Run = <Row extends object>(query: SQL) => Promise<Row[]>
