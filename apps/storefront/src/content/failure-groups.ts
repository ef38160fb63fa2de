import { walletErrorWords } from '@lootboxes/wallet-connector'
import { isUndetermined } from '@lootboxes/wallet-connector/protocol'
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

const undeterminedCodes = Object.keys(walletErrorWords).filter(isUndetermined)

/** Every failure with a text, grouped by the result of the request. */
export const helpGroups: readonly HelpGroup[] = groups.map(({ codes, hasUndetermined, ...group }) => ({
  ...group,
  entries: entriesOf(hasUndetermined ? [...codes, ...undeterminedCodes] : codes),
}))
