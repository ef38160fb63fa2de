import type { LootSafety, Power } from '../loot-safety'

/** A right of others over the loot, as a sentence, and whether it is a risk for the owner. */
export type SafetyRule = { key: string; verdict: 'safe' | 'risk' | 'unknown'; text: string }

const acts = ['recall', 'freeze', 'change', 'mint'] as const
type Act = (typeof acts)[number]

/** From harmless to harmful. Of several collections the most harmful rule counts. */
const order: readonly Power[] = ['never', 'unknown', 'not-now', 'somebody', 'anyone']

const can: Readonly<Record<Act, string>> = {
  recall: 'take an item back from you',
  freeze: 'freeze an item in your account',
  change: 'change the data of an item',
  mint: 'mint more items',
}

const sentence: Readonly<Record<Power, (act: string) => string>> = {
  never: (act) => `Nobody can ${act}, now or later.`,
  'not-now': (act) => `Nobody can ${act} now, but another party may allow it later.`,
  somebody: (act) => `Another party can ${act}.`,
  anyone: (act) => `Anyone can ${act}.`,
  unknown: (act) => `The ledger does not say whether another party can ${act}.`,
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
