import { localIdKind, parseLocalId } from '@lootboxes/ledger'
import { type ManifestError, wrongType } from './manifest-error'
import { isList } from './untyped'

/** The error of an option that limits a count. `Infinity` is no limit. */
export const checkLimit = (max: number, where: string): ManifestError | undefined =>
  max >= 1 && (Number.isInteger(max) || max === Number.POSITIVE_INFINITY)
    ? undefined
    : { kind: 'bad-limit', where, value: max }

/** The first error in a list of ids. A valid list has 1 to `max` ids, no duplicates and ids of one kind only. */
export function checkIds(
  ids: readonly string[],
  where: string,
  max = Number.POSITIVE_INFINITY,
): ManifestError | undefined {
  if (!isList(ids)) return wrongType(where, 'an array of ids', ids)
  if (ids.length > max) return { kind: 'too-many-ids', where, count: ids.length, max }
  if (ids.length === 0) return { kind: 'no-ids', where }
  const seen = new Set<string>()
  let kind: string | undefined
  for (const text of ids) {
    const parsed = parseLocalId(text)
    if (parsed.isErr()) return { kind: 'bad-id', where, error: parsed.error }
    const own = localIdKind(parsed.value)
    kind ??= own
    if (own !== kind) return { kind: 'mixed-ids', where }
    if (seen.has(text)) return { kind: 'duplicate-id', where, id: text }
    seen.add(text)
  }
  return undefined
}
