import { type Clock, systemClock } from '@lootboxes/ledger'
import type { ChallengeStore } from '../challenge-store'

type Row = Readonly<Record<string, unknown>>

/** Options of `sqlChallengeStore`. */
export type SqlChallengeStoreOptions = {
  /**
   * Runs one statement and returns its rows: `(text, values) => pool.query(text, [...values])` of `pg` or PGlite. Each
   * statement uses `$1`, `$2`, … once and in order, so a driver for SQLite replaces them by `?`.
   */
  query: (text: string, values: readonly unknown[]) => PromiseLike<readonly Row[] | { rows: readonly unknown[] }>
  clock?: Pick<Clock, 'now'> | undefined
}

/** Creates the table of `sqlChallengeStore`, for your migrations. Valid for PostgreSQL and SQLite. */
export const challengeTableSql = `CREATE TABLE IF NOT EXISTS rola_challenges (
  challenge TEXT PRIMARY KEY,
  expires_at_ms BIGINT NOT NULL,
  session TEXT
)`

/**
 * Challenges in a SQL table, for several servers. One statement removes and returns a challenge, so that only one of two
 * simultaneous logins gets it. Each new challenge removes the expired ones.
 */
export const sqlChallengeStore = ({ query, clock = systemClock }: SqlChallengeStoreOptions): ChallengeStore => ({
  save: async (challenge, { expiresAtMs, session }) => {
    await query('DELETE FROM rola_challenges WHERE expires_at_ms <= $1', [clock.now()])
    await query('INSERT INTO rola_challenges (challenge, expires_at_ms, session) VALUES ($1, $2, $3)', [
      challenge,
      expiresAtMs,
      session ?? null,
    ])
  },
  take: async (challenge) => {
    const result = await query('DELETE FROM rola_challenges WHERE challenge = $1 RETURNING expires_at_ms, session', [
      challenge,
    ])
    const [row] = ('rows' in result ? result.rows : result) as readonly Row[]
    if (row === undefined) return undefined
    // Drivers return a BIGINT as text.
    return {
      expiresAtMs: Number(row.expires_at_ms),
      session: typeof row.session === 'string' ? row.session : undefined,
    }
  },
})
