import { failureText } from '@/client/failure-text'
import groups from '../../content/failures.json'

export type HelpEntry = { codes: readonly string[]; sentence: string; next: string }
export type HelpGroup = { title: string; text: string; entries: readonly HelpEntry[] }

/** Codes with the same text share an entry. */
function entriesOf(codes: readonly string[]): readonly HelpEntry[] {
  const entries = new Map<string, HelpEntry>()
  for (const code of codes) {
    const { sentence, next } = failureText(code)
    const key = `${sentence} ${next}`
    entries.set(key, { sentence, next, codes: [...(entries.get(key)?.codes ?? []), code] })
  }
  return [...entries.values()]
}

/** Every failure with a text, grouped by the result of the request. */
export const helpGroups: readonly HelpGroup[] = groups.map(({ codes, ...group }) => ({
  ...group,
  entries: entriesOf(codes),
}))
