import { formatAmount } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { activity, activityItems, activitySubjects, counters, transactions } from '../schema'
import { insertRows, sums } from '../table-rows'
import type { Batch } from './batch'
import type { ActivityState } from './state'

type SubjectId = { readonly scope: 'all' | 'box' | 'collection' | 'account'; readonly subjectId: number }

export async function writeActivities(run: Run, { activities, versions }: Pick<Batch, 'activities' | 'versions'>) {
  await insertRows(
    run,
    transactions,
    versions.map(({ stateVersion, hash, atMs }) => ({ stateVersion, intentHash: hash, at: new Date(atMs) })),
    { conflict: sql`do nothing` },
  )
  await insertRows(
    run,
    activity,
    activities.map(({ stateVersion, place, kind, method, count, box, collection, from, to, amount }) => ({
      stateVersion,
      place,
      kind,
      method,
      count,
      boxId: box?.id,
      collectionId: collection?.id,
      fromId: from?.id,
      toId: to?.id,
      amount: amount === undefined ? undefined : formatAmount(amount),
    })),
  )
  const itemRows = activities.flatMap(({ items, stateVersion, place }) =>
    [...new Set(items)].map(({ id }) => ({ itemId: id, stateVersion, place })),
  )
  await insertRows(run, activityItems, itemRows)
  const subjects = activities.flatMap((one) => {
    const { stateVersion, place, kind } = one
    return subjectsOf(one).map((subject) => ({ ...subject, stateVersion, place, kind }))
  })
  await insertRows(run, activitySubjects, subjects)
  await countActivities(run, [
    ...activities.map(({ kind }) => ({ scope: 'all' as const, subjectId: 0, kind })),
    ...subjects,
  ])
}

/** Adds to the counters of each subject: one for all activities, whose kind is empty, and one for each kind. */
async function countActivities(run: Run, subjects: readonly (SubjectId & { readonly kind: string })[]): Promise<void> {
  const counts = new Map<string, SubjectId & { kind: string; count: number }>()
  for (const { scope, subjectId, kind: ofActivity } of subjects)
    for (const kind of ['', ofActivity]) {
      const key = `${scope} ${subjectId} ${kind}`
      const counter = counts.get(key) ?? { scope, subjectId, kind, count: 0 }
      counter.count += 1
      counts.set(key, counter)
    }
  await insertRows(run, counters, [...counts.values()], {
    conflict: sql`(scope, subject_id, kind) do update set ${sums('excluded', 'count')}`,
  })
}

function subjectsOf({ box, collection, from, to, holder, items }: ActivityState): readonly SubjectId[] {
  const accounts = new Set([from, to, holder].flatMap((one) => (one && one.kind !== 'box' ? [one.id] : [])))
  const collections = new Set(items.map((item) => item.collection.id))
  if (collection) collections.add(collection.id)
  return [
    ...(box ? [{ scope: 'box' as const, subjectId: box.id }] : []),
    ...[...collections].map((subjectId) => ({ scope: 'collection' as const, subjectId })),
    ...[...accounts].map((subjectId) => ({ scope: 'account' as const, subjectId })),
  ]
}
