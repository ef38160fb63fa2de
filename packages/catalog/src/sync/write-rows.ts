import { type Amount, formatAmount } from '@lootboxes/ledger'
import type { SQL } from 'drizzle-orm'
import { json } from './load'

/** Rows of one statement. */
const ROWS = 1_000

/** Writes rows part by part, so that no statement grows without bound. */
export async function inParts<T>(
  rows: readonly T[],
  write: (part: SQL) => Promise<unknown>,
  size: number = ROWS,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) await write(json(rows.slice(from, from + size)))
}

export const timeText = (ms: number): string => new Date(ms).toISOString()

export const amountText = (value: Amount | undefined): string | null =>
  value === undefined ? null : formatAmount(value)
