import { setTimeout as pause } from 'node:timers/promises'
import { ResultAsync } from 'neverthrow'
import { type CatalogError, Refused, refuse } from '../catalog-error'
import type { Database } from '../database/database'
import type { Run } from '../database/run'
import { type Position, readPosition } from '../sync/position'

/** Options of every verb: how fresh the answer must be, and when to stop waiting for it. */
export type QueryOptions = {
  /** Waits until the index has read this far; the answer says whether it had. */
  readonly minStateVersion?: number | undefined
  /** Longest wait for that: three seconds by default and at most. */
  readonly maxWaitMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Which state of the ledger an answer is of. */
export type AsOf = {
  readonly stateVersion: number
  /** Milliseconds since the index was last known to be there. */
  readonly ageMs: number
  /** When the ledger wrote that state. */
  readonly ledgerAtMs: number
  /** False where `minStateVersion` was not reached in time. */
  readonly reached: boolean
  /** True while the index reads history it has not seen yet. */
  readonly catchingUp: boolean
}

/** An answer, with the state of the ledger that it describes. */
export type Answer<T> = T & { readonly asOf: AsOf }

/** A list, one page of it. */
export type Page<T> = {
  readonly items: readonly T[]
  /** Of the whole list. */
  readonly total: number
  /** Asks for the next page; absent on the last one. */
  readonly cursor?: string | undefined
}

const MAX_WAIT_MS = 3_000
const POLL_MS = 100

export type Reading = { readonly run: Run; readonly position: Position; readonly nowMs: number }

const failed = (cause: unknown): CatalogError => {
  if (cause instanceof Refused) return cause.error
  if (cause instanceof Error && cause.name === 'AbortError') return { kind: 'aborted' }
  switch (sqlState(cause)) {
    // `undefined_table` or `invalid_schema_name`: no worker has been here yet.
    case '42P01':
    case '3F000':
      return { kind: 'not-built' }
    // `character_not_in_repertoire`: no text of PostgreSQL can hold a NUL byte.
    case '22021':
      return { kind: 'bad-request', field: 'options' }
    default:
      return { kind: 'unavailable', cause }
  }
}

function sqlState(cause: unknown): unknown {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error && 'code' in inner ? inner.code : undefined
}

/** Runs a query within one snapshot of the index, and says which state of the ledger the answer is of. */
export function runQuery<T>(
  open: () => Promise<Database>,
  { minStateVersion = 0, maxWaitMs = MAX_WAIT_MS, signal }: QueryOptions,
  now: () => number,
  query: (reading: Reading) => Promise<T>,
): ResultAsync<Answer<T>, CatalogError> {
  const answered = async (): Promise<Answer<T>> => {
    const database = await open()
    const untilMs = now() + Math.min(maxWaitMs, MAX_WAIT_MS)
    for (;;) {
      signal?.throwIfAborted()
      const isLast = now() >= untilMs
      const answer = await database.read(async (run) => {
        const position = await readPosition(run)
        if (!position) return refuse({ kind: 'not-built' })
        const reached = position.stateVersion >= minStateVersion
        if (!reached && !isLast) return undefined
        const nowMs = now()
        const asOf: AsOf = {
          stateVersion: position.stateVersion,
          ageMs: Math.max(0, nowMs - position.checkedAtMs),
          ledgerAtMs: position.ledgerAtMs,
          reached,
          catchingUp: position.stateVersion < position.tip,
        }
        return { ...(await query({ run, position, nowMs })), asOf }
      })
      if (answer) return answer
      await pause(POLL_MS, undefined, { signal })
    }
  }
  return ResultAsync.fromPromise(answered(), failed)
}
