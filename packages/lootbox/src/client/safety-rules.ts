import type { LootSafety, Power } from '../loot-safety'

/** What others may do to the loot, in a sentence, and whether that is a risk for its holder. */
export type SafetyRule = { key: string; verdict: 'safe' | 'risk' | 'unknown'; text: string }

const acts = ['recall', 'freeze', 'change', 'mint'] as const
type Act = (typeof acts)[number]

/** From harmless to harmful. Of several collections the most harmful rule counts. */
const order: readonly Power[] = ['never', 'unknown', 'not-now', 'somebody', 'anyone']

const can: Readonly<Record<Act, string>> = {
  recall: 'take a piece back from you',
  freeze: 'freeze a piece in your account',
  change: 'change what a piece says',
  mint: 'make more pieces',
}

const sentence: Readonly<Record<Power, (act: string) => string>> = {
  never: (act) => `Nobody can ${act}, now or later.`,
  'not-now': (act) => `Nobody can ${act} now, but somebody may allow it later.`,
  somebody: (act) => `Somebody can ${act}.`,
  anyone: (act) => `Anyone can ${act}.`,
  unknown: (act) => `The ledger does not say whether somebody can ${act}.`,
}

const verdict = (power: Power): SafetyRule['verdict'] =>
  power === 'never' ? 'safe' : power === 'unknown' ? 'unknown' : 'risk'

/**
 * The rules of all collections of a box in one list, one line for each possible action: recall, freeze, change, mint.
 *
 * @example safetyRules(properties.safety).filter(({ verdict }) => verdict === 'risk')
 */
export function safetyRules(collections: readonly LootSafety[]): readonly SafetyRule[] {
  if (collections.length === 0) return []
  return acts.map((act) => {
    const worst =
      collections.map((one) => one[act]).toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'unknown'
    return { key: act, verdict: verdict(worst), text: sentence[worst](can[act]) }
  })
}
