import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { Batch } from './batch'
import type { ActivityState } from './state'
import { amountText, inParts, timeText } from './write-rows'

export async function writeActivities(run: Run, { activities, versions }: Pick<Batch, 'activities' | 'versions'>) {
  await inParts(
    versions.map(({ stateVersion, hash, atMs }) => ({ v: stateVersion, h: hash, at: timeText(atMs) })),
    (part) =>
      run(sql`
        insert into catalog.transactions (state_version, intent_hash, at)
        select v, h, at from jsonb_to_recordset(${part}) as r(v bigint, h text, at timestamptz)
        on conflict do nothing`),
  )
  const rows = activities.map((one) => ({
    v: one.stateVersion,
    p: one.place,
    kind: one.kind,
    m: one.method ?? null,
    n: one.count,
    b: one.box?.id ?? null,
    c: one.collection?.id ?? null,
    f: one.from?.id ?? null,
    t: one.to?.id ?? null,
    a: amountText(one.amount),
  }))
  await inParts(rows, (part) =>
    run(sql`
      insert into catalog.activity (state_version, place, kind, method, count, box_id, collection_id, from_id, to_id, amount)
      select v, p, kind, m, n, b, c, f, t, a from jsonb_to_recordset(${part})
        as r(v bigint, p int, kind text, m text, n int, b int, c int, f int, t int, a numeric)`),
  )
  const things = activities.flatMap((one) =>
    [...new Set(one.items)].map(({ id }) => ({ i: id, v: one.stateVersion, p: one.place })),
  )
  await inParts(things, (part) =>
    run(sql`
      insert into catalog.activity_items (item_id, state_version, place)
      select i, v, p from jsonb_to_recordset(${part}) as r(i int, v bigint, p int)`),
  )
  const subjects = activities.flatMap((one) =>
    subjectsOf(one).map(({ scope, id }) => ({ s: scope, i: id, v: one.stateVersion, p: one.place, k: one.kind })),
  )
  await inParts(subjects, (part) =>
    run(sql`
      insert into catalog.activity_subjects (scope, subject_id, state_version, place, kind)
      select s, i, v, p, k from jsonb_to_recordset(${part}) as r(s text, i int, v bigint, p int, k text)`),
  )
  const counts = new Map<string, { s: string; i: number; k: string; n: number }>()
  const count = (scope: string, id: number, kind: string) => {
    const key = `${scope} ${id} ${kind}`
    const known = counts.get(key) ?? { s: scope, i: id, k: kind, n: 0 }
    known.n += 1
    counts.set(key, known)
  }
  for (const { kind } of activities) for (const one of ['', kind]) count('all', 0, one)
  for (const { s, i, k } of subjects) for (const one of ['', k]) count(s, i, one)
  await inParts([...counts.values()], (part) =>
    run(sql`
      insert into catalog.counters (scope, subject_id, kind, count)
      select s, i, k, n from jsonb_to_recordset(${part}) as r(s text, i int, k text, n int)
      on conflict (scope, subject_id, kind) do update set count = catalog.counters.count + excluded.count`),
  )
}

function subjectsOf({ box, collection, from, to, holder, items }: ActivityState): { scope: string; id: number }[] {
  const accounts = new Map([from, to, holder].flatMap((one) => (one && one.kind !== 'box' ? [[one.id, one]] : [])))
  const collections = new Set(items.map((item) => item.collection.id))
  if (collection) collections.add(collection.id)
  return [
    ...(box ? [{ scope: 'box', id: box.id }] : []),
    ...[...collections].map((id) => ({ scope: 'collection', id })),
    ...[...accounts.keys()].map((id) => ({ scope: 'account', id })),
  ]
}
