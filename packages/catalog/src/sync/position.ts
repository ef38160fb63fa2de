import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { position } from '../schema'
import { columnsOf, insertRows, type RowOf } from '../table-rows'

export type Position = RowOf<typeof position>

type Moment = Omit<Position, 'id' | 'generation' | 'genesis' | 'sources'>

export async function readPosition(run: Run): Promise<Position | undefined> {
  const [row] = await run<Position>(sql`select ${columnsOf(position, 'p')} from catalog.position p where id = 1`)
  return row
}

const columnsIn = ({ ledgerAtMs, checkedAtMs, ...row }: Moment) => ({
  ...row,
  ledgerAt: new Date(ledgerAtMs),
  checkedAt: new Date(checkedAtMs),
})

export async function startPosition(
  run: Run,
  { genesis, sources, ...moment }: Omit<Position, 'id' | 'generation'>,
): Promise<void> {
  const [next] = await run<{ generation: number }>(sql`
    insert into catalog.generations select coalesce(max(generation), 0) + 1 from catalog.generations returning generation`)
  await insertRows(run, position, [
    { id: 1, generation: next?.generation ?? 1, genesis, sources, ...columnsIn(moment) },
  ])
}

/** Another writer has moved the index since this one read it: nothing of the batch may be written. */
class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** Moves the position within a batch's transaction, if it still is where the batch began. */
export async function movePosition(run: Run, from: Position, to: Moment): Promise<void> {
  const moved = await run(sql`
    update catalog.position set state_version = ${to.stateVersion}, anchor_version = ${to.anchorVersion},
      anchor_hash = ${to.anchorHash}, ledger_at = ${new Date(to.ledgerAtMs).toISOString()}::timestamptz,
      checked_at = ${new Date(to.checkedAtMs).toISOString()}::timestamptz, tip = ${to.tip}
    where id = 1 and generation = ${from.generation} and state_version = ${from.stateVersion} returning id`)
  if (moved.length !== 1) throw new Overtaken('Another writer moved the index.')
}
