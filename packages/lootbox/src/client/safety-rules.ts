import type { LootSafety, Power } from '../loot-safety'

/** A power of others over an owner's loot or tokens, as a sentence, and whether it is a risk for the owner. */
export type SafetyRule = { key: string; verdict: 'safe' | 'risk' | 'unknown'; text: string }

/** From harmless to harmful. Of several collections the most harmful rule counts. */
const order: readonly Power[] = ['never', 'unknown', 'not-now', 'somebody', 'anyone']

const itemActs = {
  recall: 'take an item back from you',
  freeze: 'freeze an item in your account',
  change: 'change the data of an item',
  mint: 'mint more items',
} as const

const tokenActs = {
  recall: 'take tokens back from you',
  freeze: 'freeze tokens in your account',
  mint: 'mint more tokens',
} as const

const sentence: Readonly<Record<Power, (act: string) => string>> = {
  never: (act) => `Nobody can ${act}, now or later.`,
  'not-now': (act) => `Nobody can ${act} now, but another party may allow it later.`,
  somebody: (act) => `Another party can ${act}.`,
  anyone: (act) => `Anyone can ${act}.`,
  unknown: (act) => `The ledger does not say whether another party can ${act}.`,
}

const ruleOf = (key: string, power: Power, act: string): SafetyRule => ({
  key,
  verdict: power === 'never' ? 'safe' : power === 'unknown' ? 'unknown' : 'risk',
  text: sentence[power](act),
})

const entriesOf = <K extends string>(acts: Readonly<Record<K, string>>) => Object.entries(acts) as [K, string][]

/**
 * The rules of all collections of a box in one list, one line for each possible action: recall, freeze, change, mint.
 *
 * @example safetyRules(properties.safety).filter(({ verdict }) => verdict === 'risk')
 */
export function safetyRules(collections: readonly LootSafety[]): readonly SafetyRule[] {
  if (collections.length === 0) return []
  return entriesOf(itemActs).map(([key, act]) => {
    const worst = collections.map((one) => one[key]).toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0]
    return ruleOf(key, worst ?? 'unknown', act)
  })
}

/** The rules of a fungible token: recall, freeze, mint. */
export const tokenRules = (token: Pick<LootSafety, keyof typeof tokenActs>): readonly SafetyRule[] =>
  entriesOf(tokenActs).map(([key, act]) => ruleOf(key, token[key], act))
