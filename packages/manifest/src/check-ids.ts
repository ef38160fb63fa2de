import { localIdKind, parseLocalId } from '@lootboxes/ledger'
import type { ManifestError } from './manifest-error'

/** What is wrong with a list of ids, if anything: grammar, at least one, no double, one kind only. */
export function checkIds(ids: readonly string[], where: string): ManifestError | undefined {
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
