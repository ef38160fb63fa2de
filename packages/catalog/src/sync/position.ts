import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'

export type Position = {
  readonly generation: number
  readonly genesis: string
  readonly sources: string
  readonly stateVersion: number
  readonly anchorVersion: number
  readonly anchorHash: string
  readonly ledgerAtMs: number
  readonly checkedAtMs: number
  readonly tip: number
}

export async function readPosition(run: Run): Promise<Position | undefined> {
  const [row] = await run<Position>(sql`
    select generation, genesis, sources, state_version::float8 as "stateVersion", anchor_version::float8 as "anchorVersion",
      anchor_hash as "anchorHash", (extract(epoch from ledger_at) * 1000)::float8 as "ledgerAtMs",
      (extract(epoch from checked_at) * 1000)::float8 as "checkedAtMs", tip::float8 as tip
    from catalog.position where id = 1`)
  return row
}

const at = (ms: number) => new Date(ms).toISOString()

export async function startPosition(run: Run, position: Omit<Position, 'generation'>): Promise<void> {
  await run(sql`
    insert into catalog.position (id, generation, genesis, sources, state_version, anchor_version, anchor_hash, ledger_at, checked_at, tip)
    values (1, (select coalesce(max(generation), 0) + 1 from catalog.generations), ${position.genesis}, ${position.sources},
      ${position.stateVersion}, ${position.anchorVersion}, ${position.anchorHash}, ${at(position.ledgerAtMs)}::timestamptz,
      ${at(position.checkedAtMs)}::timestamptz, ${position.tip})`)
  await run(sql`insert into catalog.generations select generation from catalog.position`)
}

/** Another writer has moved the index since this one read it: nothing of the batch may be written. */
class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** Moves the position within a batch's transaction, if it still is where the batch began. */
export async function movePosition(
  run: Run,
  from: Position,
  to: Omit<Position, 'generation' | 'genesis' | 'sources'>,
): Promise<void> {
  const moved = await run(sql`
    update catalog.position set state_version = ${to.stateVersion}, anchor_version = ${to.anchorVersion},
      anchor_hash = ${to.anchorHash}, ledger_at = ${at(to.ledgerAtMs)}::timestamptz, checked_at = ${at(to.checkedAtMs)}::timestamptz,
      tip = ${to.tip}
    where id = 1 and generation = ${from.generation} and state_version = ${from.stateVersion} returning id`)
  if (moved.length !== 1) throw new Overtaken('Somebody else moved the index.')
}
